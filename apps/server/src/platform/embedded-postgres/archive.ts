import { closeSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import type { Folders } from './folders.ts'
import { ownFolder } from './os-user.ts'

/** Bytes of `global/pg_control` of PostgreSQL 18 with the system id, on a machine with the lowest byte first. */
const SYSTEM_ID_BYTES = 8

/** Differs for every cluster; a copy keeps that of its original. */
export function systemIdOf(cluster: string): string {
  const bytes = Buffer.alloc(SYSTEM_ID_BYTES)
  const file = openSync(join(cluster, 'global', 'pg_control'), 'r')
  try {
    readSync(file, bytes, 0, SYSTEM_ID_BYTES, 0)
  } finally {
    closeSync(file)
  }
  return String(bytes.readBigUInt64LE())
}

/** Folder of the finished segments of a cluster. A restored cluster goes on in that of its original. */
export const archiveFolder = ({ archive }: Pick<Folders, 'archive'>, systemId: string): string =>
  join(archive, systemId)

export const archivedSegment = (folder: string, name: string): string => join(folder, `${name}.gz`)

/** Settings with which PostgreSQL compresses each finished segment of the WAL into the archive. */
export function archiveSettings(folders: Folders): string[] {
  ownFolder(folders.archive, folders.osUser)
  const folder = archiveFolder(folders, systemIdOf(folders.cluster))
  ownFolder(folder, folders.osUser)
  const [half, whole] = [quoted(join(folder, '%f.half')), quoted(archivedSegment(folder, '%f'))]
  // A segment that is there already was archived right before a crash.
  const command = `test -f ${whole} || { gzip -1 -c "%p" > ${half} && sync ${half} && mv ${half} ${whole}; }`
  return ['archive_mode=on', `archive_command=${command}`]
}

/** Command with which PostgreSQL reads a segment of an archive. */
export const restoreCommand = (folder: string): string => `gzip -dc ${quoted(join(folder, '%f.gz'))} > "%p"`

/** For the shell and for PostgreSQL, which replaces `%f` and `%p`; other percent signs are doubled. */
function quoted(path: string): string {
  return `'${path.replace(/%(?!f(?:\.|$))/gu, '%%').replaceAll("'", `'\\''`)}'`
}
