import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import type { Folders } from './folders.ts'
import { servant } from './servant.ts'

const PAUSE_MS = 20
const PATIENCE_MS = 30_000

/**
 * Runs the program and stops it when the pipe from us closes, so that PostgreSQL ends with us however we end.
 * SIGINT is PostgreSQL's "fast shutdown": no new sessions, the open ones rolled back, the data written.
 */
const WATCHDOG = `
exec 3<&0
"$@" </dev/null 3<&- &
child=$!
( read -r _ <&3; kill -INT $child 2>/dev/null ) &
reader=$!
exec 3<&-
wait $child
code=$?
kill $reader 2>/dev/null
exit $code
`

export interface Postmaster {
  readonly child: ChildProcess
  stop(): Promise<void>
}

/** Starts PostgreSQL on its socket and waits until it takes connections. */
export async function startPostmaster(
  binaries: Binaries,
  folders: Folders,
  settings: readonly string[],
): Promise<Postmaster> {
  await endOrphan(folders)
  const child = launch(binaries, folders, settings)
  await untilReady(child, folders)
  return { child, stop: () => stop(child) }
}

function launch(binaries: Binaries, folders: Folders, settings: readonly string[]): ChildProcess {
  const log = openSync(folders.log, 'a', 0o600)
  const options = [
    'listen_addresses=',
    `unix_socket_directories=${folders.socket}`,
    'unix_socket_permissions=0700',
    'max_connections=120',
    'shared_buffers=128MB',
    ...settings,
  ].flatMap((setting) => ['-c', setting])
  const child = spawn(
    '/bin/sh',
    ['-c', WATCHDOG, 'watchdog', binaries.postgres, '-D', folders.cluster, ...options],
    {
      ...servant(),
      cwd: '/',
      // A group of its own: Ctrl-C is for us, who then stop it in order.
      detached: true,
      stdio: ['pipe', log, log],
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    },
  )
  closeSync(log)
  return child
}

async function untilReady(child: ChildProcess, folders: Folders): Promise<void> {
  for (let waited = 0; waited < PATIENCE_MS; waited += PAUSE_MS) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL did not start. ${lastWords(folders)}`)
    if (readPidFile(folders)?.state === 'ready') return
    await pause(PAUSE_MS)
  }
  await stop(child)
  throw new Error(`PostgreSQL was not ready after ${PATIENCE_MS / 1000} s. ${lastWords(folders)}`)
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  child.stdin?.end()
  await ended
}

/** A PostgreSQL that outlived its watchdog and us is told to stop, and waited for. */
async function endOrphan(folders: Folders): Promise<void> {
  for (let waited = 0; waited < PATIENCE_MS; waited += PAUSE_MS) {
    const found = readPidFile(folders)
    if (!found) return
    if (!isPostgres(found.pid)) {
      // Left by one that was killed: it would look ready before the new one is.
      rmSync(join(folders.cluster, 'postmaster.pid'), { force: true })
      return
    }
    if (waited === 0) process.kill(found.pid, 'SIGINT')
    await pause(PAUSE_MS)
  }
  throw new Error(`Another PostgreSQL holds ${folders.cluster} and does not stop.`)
}

function readPidFile(folders: Folders): { pid: number; state: string } | undefined {
  const file = join(folders.cluster, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  try {
    const lines = readFileSync(file, 'utf8').split('\n')
    const pid = Number(lines[0])
    return Number.isInteger(pid) && pid > 0 ? { pid, state: (lines[7] ?? '').trim() } : undefined
  } catch {
    // It went away between the two looks.
    return undefined
  }
}

/** A process id may have been given to somebody else since; only a PostgreSQL is ours to stop. */
function isPostgres(pid: number): boolean {
  try {
    process.kill(pid, 0)
    if (process.platform !== 'linux') return true
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
  } catch {
    // No such process.
    return false
  }
}

function lastWords(folders: Folders): string {
  const lines = existsSync(folders.log) ? readFileSync(folders.log, 'utf8').trim().split('\n') : []
  return lines.slice(-3).join(' ')
}
