import { chmodSync, lchownSync, lstatSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** The user that PostgreSQL runs as where we are root: it refuses to run as root. */
export interface OsUser {
  readonly uid: number
  readonly gid: number
}

const NOBODY: OsUser = { uid: 65_534, gid: 65_534 }

/** The owner of an existing folder, else `nobody`; undefined: PostgreSQL runs as the current user. */
export function osUserFor(folder: string): OsUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const found = statSync(folder, { throwIfNoEntry: false })
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : NOBODY
}

/** Whether the osUser may walk all the way down to the folder, or run the program, at `path`. */
export function isReachable(path: string, osUser: OsUser | undefined): boolean {
  if (!osUser) return true
  for (let at = path; ; at = dirname(at)) {
    const { uid, gid, mode } = statSync(at)
    const bit = uid === osUser.uid ? 0o100 : gid === osUser.gid ? 0o010 : 0o001
    if ((mode & bit) === 0) return false
    if (at === dirname(at)) return true
  }
}

/** Creates a folder that only the osUser may enter. Refused when it is a link or has another owner. */
export function ownFolder(folder: string, osUser: OsUser | undefined): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // Looked at before anything is changed: in a shared folder the name may be a link laid by another user.
  const found = lstatSync(folder)
  if (!found.isDirectory()) throw new Error(`${folder} is in the way; remove it and start again.`)
  if (osUser && found.uid === 0) lchownSync(folder, osUser.uid, osUser.gid)
  const owner = lstatSync(folder).uid
  const wanted = osUser?.uid ?? process.getuid?.() ?? owner
  if (owner !== wanted) {
    throw new Error(
      `${folder} belongs to another user (id ${owner}). Start as that user, or set DATA_DIR to another folder.`,
    )
  }
  chmodSync(folder, 0o700)
}
