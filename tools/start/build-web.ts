import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Progress } from './progress.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const shared = [
  'packages/domain/src',
  'packages/contract/src',
  'packages/texts/src',
  'packages/ui/src',
  'package-lock.json',
]
const skipped = new Set(['dist', 'node_modules'])

interface Front {
  readonly name: string
  readonly folder: string
  readonly sources: readonly string[]
  /** Runs of Vite, one after the other: a later one adds to the files of the first. */
  readonly modes: readonly (string | undefined)[]
}

const fronts: readonly Front[] = [
  {
    name: 'portal',
    folder: join(root, 'apps', 'web'),
    sources: ['apps/web', ...shared],
    modes: [undefined, 'public-pages'],
  },
  {
    name: 'app of riders',
    folder: join(root, 'apps', 'rider'),
    sources: ['apps/rider', 'apps/web/build', ...shared],
    modes: [undefined, 'worker'],
  },
  {
    name: 'console',
    folder: join(root, 'apps', 'console'),
    sources: ['apps/console', 'apps/web/build', ...shared],
    modes: [undefined],
  },
]

/** Builds the portal, the app of riders and the console when their sources are not the ones they were last built from. */
export async function buildWeb(progress: Progress, signal: AbortSignal): Promise<void> {
  for (const front of fronts) await buildFront(front, progress, signal)
}

async function buildFront(front: Front, progress: Progress, signal: AbortSignal): Promise<void> {
  const stamp = join(front.folder, 'dist', '.built-from')
  const wanted = fingerprint(front.sources)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  progress.step(`Building the ${front.name} …`)
  // A build that is cut short is none.
  rmSync(stamp, { force: true })
  for (const mode of front.modes) await runVite(front, mode, signal)
  writeFileSync(stamp, wanted)
  progress.step(`The ${front.name} was built.`)
}

async function runVite(front: Front, mode: string | undefined, signal: AbortSignal): Promise<void> {
  const options = mode === undefined ? [] : ['--mode', mode]
  const output: string[] = []
  const code = await new Promise<number>((done, fail) => {
    const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
    const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn', ...options], {
      cwd: front.folder,
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
  if (code !== 0) throw new Error(`The ${front.name} could not be built:\n${output.join('')}`)
}

/** Names, sizes and contents of all sources, as one hash. */
function fingerprint(sources: readonly string[]): string {
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
