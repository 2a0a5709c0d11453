import { type ChildProcess } from 'node:child_process'
import { closeSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import type { Folders } from './folders.ts'
import { openLog, readLog } from './log-file.ts'
import { endStalePostmaster, readPidFile } from './stale-postmaster.ts'
import { ended, spawnWatched } from './watchdog.ts'

const PAUSE_MS = 20
/** Reading its journal again after a crash may take long; it is not to be killed for that. */
const PATIENCE_MS = 600_000
/** How often it is tried while a part of the one before still runs. */
const ATTEMPTS = 60
const ATTEMPT_PAUSE_MS = 500

export interface Postmaster {
  readonly child: ChildProcess
  stop(): Promise<void>
}

interface Launch {
  readonly binaries: Binaries
  readonly folders: Folders
  readonly settings: readonly string[]
  /** How long it may take until it answers; ten minutes where absent. */
  readonly patienceMs?: number
  readonly onProgress: (line: string) => void
}

/** Starts PostgreSQL on its socket and waits until it takes connections. */
export async function startPostmaster(launch: Launch): Promise<Postmaster> {
  const { folders } = launch
  await endStalePostmaster(folders, launch.onProgress)
  for (let attempt = 1; ; attempt += 1) {
    const { child, logFrom } = run(launch)
    if (await becomesReady(child, launch)) return { child, stop: () => stop(child) }
    const lines = readLog(folders.log, logFrom)
    if (!isMemoryInUse(lines) || attempt === ATTEMPTS) {
      throw new Error(`PostgreSQL did not start. ${lines.slice(-3).join(' ')}`)
    }
    if (attempt === 1) launch.onProgress('Waiting for what is left of the last run to end …')
    await pause(ATTEMPT_PAUSE_MS)
  }
}

/**
 * True where PostgreSQL refused to start because processes of the last run still use its memory.
 * Those processes write to the same log, also after the refusal: so every line is searched.
 */
export function isMemoryInUse(log: readonly string[]): boolean {
  return log.some((line) => line.includes('shared memory block'))
}

function run({ binaries, folders, settings }: Launch): { child: ChildProcess; logFrom: number } {
  const options = [
    'listen_addresses=',
    `unix_socket_directories=${folders.socket}`,
    'unix_socket_permissions=0700',
    'max_connections=120',
    'shared_buffers=128MB',
    ...settings,
  ].flatMap((setting) => ['-c', setting])
  const log = openLog(folders.log, folders.osUser)
  const child = spawnWatched([binaries.postgres, '-D', folders.cluster, ...options], {
    osUser: folders.osUser,
    log: log.descriptor,
  })
  closeSync(log.descriptor)
  return { child, logFrom: log.from }
}

/** False when it ended instead. */
async function becomesReady(child: ChildProcess, launch: Launch): Promise<boolean> {
  const { folders, onProgress, patienceMs = PATIENCE_MS } = launch
  const end = { came: false }
  // Also where the program could not be run at all.
  const ending = ended(child).finally(() => {
    end.came = true
  })
  for (let waited = 0; waited < patienceMs; waited += PAUSE_MS) {
    if (readPidFile(folders.cluster)?.isReady) return true
    if (end.came) {
      await ending
      return false
    }
    if (waited === 2_000) onProgress('The database is putting itself in order …')
    await Promise.race([pause(PAUSE_MS), ending])
  }
  await stop(child)
  return false
}

async function stop(child: ChildProcess): Promise<void> {
  child.stdin?.end()
  await ended(child)
}
