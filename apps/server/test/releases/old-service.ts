import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pause } from '../../src/platform/clock.ts'
import { temporaryData } from '../../../../tools/test/temporary-data.ts'
import { freePort } from '../servers/free-port.ts'

const root = resolve(import.meta.dirname, '../../../..')
const own = '@beckon'

/** Whether the repository has the code of a commit; a shallow clone and an archive do not. */
export const hasCommit = (commit: string): boolean =>
  spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root }).status === 0

export interface OldService {
  readonly origin: string
  stop(): Promise<void>
}

/** Starts the service of an earlier commit on a database, with the packages that are installed now. */
export async function runOldService(
  commit: string,
  env: Readonly<Record<string, string>>,
): Promise<OldService> {
  const code = temporaryData('release')
  extract(commit, code.path)
  linkPackages(code.path)
  const port = await freePort()
  const child = spawn(process.execPath, [join(code.path, 'apps/server/src/main.ts')], {
    cwd: code.path,
    env: { ...process.env, PORT: String(port), DATA_DIR: join(code.path, 'data'), ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const stop = async () => {
    await end(child)
    code.remove()
  }
  let errors = ''
  child.stderr.on('data', (piece: Buffer) => {
    errors += piece.toString('utf8')
  })
  const origin = `http://127.0.0.1:${port}`
  while (!(await fetch(`${origin}/readyz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) {
      await stop()
      throw new Error(`the service of ${commit} did not start: ${errors}`)
    }
    await pause(50)
  }
  return { origin, stop }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
}

function extract(commit: string, folder: string): void {
  const script = 'git archive "$1" apps/server apps/gateway packages demo tools package.json | tar -x -C "$2"'
  const { status, stderr } = spawnSync('sh', ['-c', script, 'extract', commit, folder], { cwd: root })
  if (status !== 0) throw new Error(`the code of ${commit} could not be read: ${stderr.toString('utf8')}`)
}

/** Links every installed package, but the workspaces to their code of then. */
function linkPackages(folder: string): void {
  const installed = join(root, 'node_modules')
  mkdirSync(join(folder, 'node_modules', own), { recursive: true })
  for (const name of readdirSync(installed)) {
    if (name !== own && !name.startsWith('.'))
      symlinkSync(join(installed, name), join(folder, 'node_modules', name))
  }
  for (const group of ['packages', 'apps']) {
    for (const name of readdirSync(join(folder, group))) {
      const workspace = join(folder, group, name)
      if (existsSync(join(workspace, 'package.json')))
        symlinkSync(workspace, join(folder, 'node_modules', own, name))
    }
  }
}
