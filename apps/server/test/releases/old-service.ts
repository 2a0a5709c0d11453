import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { pause } from '../../src/platform/clock.ts'
import { temporaryData } from '../../../../tools/test/temporary-data.ts'
import { freePort } from '../servers/free-port.ts'

const root = resolve(import.meta.dirname, '../../../..')
const own = '@beckon'

const installed = join(root, 'node_modules')
/** A folder with packages that the release needs and that are not installed any more. */
const extra = process.env['BECKON_RELEASE_PACKAGES']
const folders = [installed, ...(extra === undefined ? [] : [extra])]
const manifest = z.object({ dependencies: z.record(z.string(), z.string()) })

/**
 * Why the service of a commit cannot run here: a shallow clone and an archive do not have its code, and a package may not be installed
 * any more. Undefined where it can.
 */
export function whyNot(commit: string): string | undefined {
  const { status, stdout } = spawnSync('git', ['show', `${commit}:apps/server/package.json`], { cwd: root })
  if (status !== 0) return 'the clone does not have its commit'
  const { dependencies } = manifest.parse(JSON.parse(stdout.toString('utf8')))
  const missing = Object.keys(dependencies).find(
    (name) => !name.startsWith(own) && !folders.some((folder) => existsSync(join(folder, name))),
  )
  return missing === undefined ? undefined : `its package ${missing} is not installed any more`
}

export interface RunningService {
  readonly origin: string
  stop(): Promise<void>
}

/** Starts the service of an earlier commit on a database, with the packages that are installed now. */
export async function runOldService(
  commit: string,
  env: Readonly<Record<string, string>>,
): Promise<RunningService> {
  const code = temporaryData('release')
  try {
    codeOf(commit, code.path)
    const service = await startService(code.path, { DATA_DIR: join(code.path, 'data'), ...env })
    return {
      origin: service.origin,
      async stop() {
        await service.stop()
        code.remove()
      },
    }
  } catch (error) {
    code.remove()
    throw error
  }
}

/** Starts the service whose code is in a folder, and waits until it is ready. Throws with its errors where it ends before. */
export async function startService(
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<RunningService> {
  const port = await freePort()
  const child = spawn(process.execPath, [join(folder, 'apps/server/src/main.ts')], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (piece: Buffer) => {
    errors += piece.toString('utf8')
  })
  const origin = `http://127.0.0.1:${port}`
  while (!(await fetch(`${origin}/readyz`).catch(() => undefined))?.ok) {
    if (hasEnded(child)) {
      const how = child.signalCode ?? `code ${String(child.exitCode)}`
      throw new Error(`the service in ${folder} ended before it was ready (${how}): ${errors}`)
    }
    await pause(50)
  }
  return { origin, stop: () => end(child) }
}

/** Writes the code of a commit into a folder, with links to the packages that are installed now. */
export function codeOf(commit: string, folder: string): void {
  extract(commit, folder)
  linkPackages(folder)
}

/** A process that was killed by a signal has no exit code. */
const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
}

function extract(commit: string, folder: string): void {
  const script =
    'git archive "$1" apps/server apps/gateway packages demo tools package.json package-lock.json | tar -x -C "$2"'
  const { status, stderr } = spawnSync('sh', ['-c', script, 'extract', commit, folder], { cwd: root })
  if (status !== 0) throw new Error(`the code of ${commit} could not be read: ${stderr.toString('utf8')}`)
}

/** Links every installed package, but the workspaces to their code of then. */
function linkPackages(folder: string): void {
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, own), { recursive: true })
  const link = (from: string, to: string) => {
    if (!existsSync(to)) symlinkSync(from, to)
  }
  for (const from of folders) {
    for (const name of readdirSync(from)) {
      if (name !== own && !name.startsWith('.')) link(join(from, name), join(modules, name))
    }
  }
  for (const group of ['packages', 'apps']) {
    for (const name of readdirSync(join(folder, group))) {
      const workspace = join(folder, group, name)
      if (existsSync(join(workspace, 'package.json'))) link(workspace, join(modules, own, name))
    }
  }
}
