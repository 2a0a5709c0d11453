import { existsSync, fchownSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import type { OsUser } from './os-user.ts'

const LARGEST = 10_000_000

export interface LogFile {
  /** For the program that writes to it. */
  readonly descriptor: number
  /** Its size when it was opened: what is written from then on begins there. */
  readonly from: number
}

/** Opens a log that `osUser` may write to. A large one is renamed first; one old log is kept. */
export function openLog(path: string, osUser: OsUser | undefined): LogFile {
  if (sizeOf(path) > LARGEST) renameSync(path, `${path}.old`)
  const from = sizeOf(path)
  const descriptor = openSync(path, 'a', 0o600)
  if (osUser) fchownSync(descriptor, osUser.uid, osUser.gid)
  return { descriptor, from }
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0

/** The lines of the log that were written after its first `from` bytes. */
export function readLog(path: string, from = 0): string[] {
  if (!existsSync(path)) return []
  return readFileSync(path).subarray(from).toString().trim().split('\n')
}
