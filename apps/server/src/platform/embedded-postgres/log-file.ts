import { existsSync, fchownSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import type { Servant } from './servant.ts'

const LARGEST = 10_000_000

/** Opens a log for the servant to write on; a long one is laid aside first, one old one is kept. */
export function openLog(path: string, servant: Servant | undefined): number {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (size > LARGEST) renameSync(path, `${path}.old`)
  const log = openSync(path, 'a', 0o600)
  if (servant) fchownSync(log, servant.uid, servant.gid)
  return log
}

/** How much it holds; what is written later begins there. */
export const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0

/** Its last lines, of those written after `from` bytes. */
export function lastWords(path: string, from: number): string {
  if (!existsSync(path)) return ''
  return readFileSync(path).subarray(from).toString().trim().split('\n').slice(-3).join(' ')
}
