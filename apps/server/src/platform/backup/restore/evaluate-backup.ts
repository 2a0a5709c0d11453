import { statfsSync } from 'node:fs'
import { FORMAT, type BackupHeader } from '../backup-file.ts'

/** Version and migrations of this program. */
export interface Reader {
  readonly release: string
  readonly migrations: readonly string[]
}

/** A sentence for a backup that was made by a newer version; undefined for one that can be restored. */
export function newerThan(
  header: Pick<BackupHeader, 'format' | 'version' | 'migrations'>,
  reader: Reader,
): string | undefined {
  const known = new Set(reader.migrations)
  const unknown = header.migrations.find((name) => !known.has(name))
  if (header.format <= FORMAT && unknown === undefined) return undefined
  const why = unknown === undefined ? `format ${header.format}` : `migration ${unknown}`
  return `The backup was made by a newer version of Beckon (${header.version}, ${why}); this is ${reader.release}. Install that version, then restore.`
}

/** A tenth more than the parts have, and two segments of the WAL. */
const needed = (size: number): number => size * 1.1 + 32 * 1024 * 1024

/** A sentence where the disk of a folder has too little room for the parts beside the present data. */
export function tooLarge(size: number, folder: string): string | undefined {
  const { bavail, bsize } = statfsSync(folder)
  const free = bavail * bsize
  if (free >= needed(size)) return undefined
  const megabytes = (bytes: number) => Math.ceil(bytes / 1_000_000)
  return `The restore needs ${megabytes(needed(size))} MB beside the present data, and the disk of ${folder} has ${megabytes(free)} MB. Free some space, then restore.`
}
