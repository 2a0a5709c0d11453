import { existsSync, fchownSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import type { OsUser } from './os-user.ts'

const LARGEST = 10_000_000

/** Opens a log for the osUser to write on; a long one is laid aside first, one old one is kept. */
export function openLog(path: string, osUser: OsUser | undefined): number {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (size > LARGEST) renameSync(path, `${path}.old`)
  const log = openSync(path, 'a', 0o600)
  if (osUser) fchownSync(log, osUser.uid, osUser.gid)
  return log
}

/** How much it holds; what is written later begins there. */
export const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0

/** Its last lines, of those written after `from` bytes. */
export function lastWords(path: string, from: number): string {
  if (!existsSync(path)) return ''
  return readFileSync(path).subarray(from).toString().trim().split('\n').slice(-3).join(' ')
}
