import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Folders } from './folders.ts'

const PAUSE_MS = 20
const PATIENCE_MS = 60_000

/** Stops a PostgreSQL that outlived its watchdog and us, and waits for its end. */
export async function endStalePostmaster(
  folders: Folders,
  onProgress: (line: string) => void,
): Promise<void> {
  for (let waited = 0; waited < PATIENCE_MS; waited += PAUSE_MS) {
    const found = readPidFile(folders.cluster)
    if (!found || !isPostgresOf(folders.cluster, found.pid)) return sweep(folders)
    if (waited === 0) interrupt(found.pid)
    if (waited === 1_000) onProgress('Waiting for the database of the last run to end …')
    await pause(PAUSE_MS)
  }
  throw new Error(`Another PostgreSQL holds ${folders.cluster} and does not stop.`)
}

/** Interrupts a process, which may have ended since it was found. */
export function interrupt(pid: number): void {
  try {
    process.kill(pid, 'SIGINT')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

/**
 * Files of a killed one would look ready, or taken, once its process id belongs to another program.
 * Should parts of it still run, the shared memory that they hold keeps the new one from starting.
 */
function sweep({ cluster, socket }: Folders): void {
  rmSync(join(cluster, 'postmaster.pid'), { force: true })
  for (const name of readdirSync(socket)) rmSync(join(socket, name), { force: true })
}

/** Reads the pid file of the running one; undefined when there is none. */
export function readPidFile(cluster: string): { pid: number; isReady: boolean } | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number(lines[0])
    return Number.isInteger(pid) && pid > 0 ? { pid, isReady: lines[7]?.trim() === 'ready' } : undefined
  } catch {
    // Not there (any more).
    return undefined
  }
}

/** A process id may belong to another program by now; only the PostgreSQL of this cluster may be stopped. */
function isPostgresOf(cluster: string, pid: number): boolean {
  try {
    const command =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
        : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    return command.includes(cluster)
  } catch {
    // No such process.
    return false
  }
}
