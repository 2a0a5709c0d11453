import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Progress } from './progress.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const web = join(root, 'apps', 'web')
const stamp = join(web, 'dist', '.built-from')
const sources = [
  'apps/web',
  'packages/domain/src',
  'packages/contract/src',
  'packages/texts/src',
  'package-lock.json',
]
const skipped = new Set(['dist', 'node_modules'])

/** Builds the portal when its sources are not the ones it was last built from. */
export async function buildWeb(progress: Progress, signal: AbortSignal): Promise<void> {
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  progress.step('Building the portal …')
  // A build that is cut short is none.
  rmSync(stamp, { force: true })
  await runVite([], signal)
  await runVite(['--mode', 'public-pages'], signal)
  writeFileSync(stamp, wanted)
  progress.step('The portal was built.')
}

async function runVite(options: readonly string[], signal: AbortSignal): Promise<void> {
  const output: string[] = []
  const code = await new Promise<number>((done, fail) => {
    const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
    const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn', ...options], {
      cwd: web,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Test runs set NODE_ENV to `test`, which would include code for development only.
      env: { ...process.env, NODE_ENV: 'production' },
      signal,
    })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => output.push(chunk.toString()))
    // Cut short, it takes a moment to end; until then it is still ours to wait for.
    child.on('error', (error) => (signal.aborted ? undefined : fail(error)))
    child.on('exit', (exit) => done(exit ?? 1))
  })
  if (code !== 0) throw new Error(`The portal could not be built:\n${output.join('')}`)
}

/** Names, sizes and contents of all sources, as one hash. */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const source of sources) addTo(hash, join(root, source))
  return hash.digest('hex')
}

function addTo(hash: ReturnType<typeof createHash>, path: string): void {
  if (!statSync(path).isDirectory()) {
    hash.update(path.slice(root.length)).update(readFileSync(path))
    return
  }
  for (const name of readdirSync(path).toSorted()) {
    if (!skipped.has(name) && !name.includes('.test.')) addTo(hash, join(path, name))
  }
}
