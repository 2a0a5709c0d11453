import { chownSync, lstatSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** PostgreSQL refuses to run as root, so root lets this user run it: nobody. */
const NOBODY = 65_534

const isRoot = () => process.getuid?.() === 0

/** Whom PostgreSQL runs as; empty: as ourselves. */
export const servant = (): { uid?: number; gid?: number } => (isRoot() ? { uid: NOBODY, gid: NOBODY } : {})

/** Whether the servant can walk down to the folder. */
export function isReachable(folder: string): boolean {
  if (!isRoot()) return true
  for (let at = folder; ; at = dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false
    if (at === dirname(at)) return true
  }
}

/** A folder that only the servant may enter. Refused when it is a link or somebody else's. */
export function ownFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { uid } = servant()
  if (uid !== undefined) chownSync(folder, uid, uid)
  const found = lstatSync(folder)
  const owner = uid ?? process.getuid?.()
  if (!found.isDirectory() || (owner !== undefined && found.uid !== owner)) {
    throw new Error(`${folder} is not a folder of ours; remove it and start again.`)
  }
}
