import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'
import { readTar, type ReadEntry } from './archive/read-tar.ts'

export const backupKinds = ['nightly', 'manual', 'upgrade'] as const
export type BackupKind = (typeof backupKinds)[number]

/** Grows when files can no longer be read by the code before. */
export const FORMAT = 1
export const HEADER_NAME = 'backup.json'
export const MANIFEST_NAME = 'manifest.json'
/** Folders in the archive: the cluster of the database, and the other files of the data folder. */
export const [CLUSTER, FILES] = ['database', 'files']

/** The first entry of a backup. */
export const header = z.object({
  format: z.number().int(),
  version: z.string(),
  /** Names of all migrations that the database has. */
  migrations: z.array(z.string()),
  kind: z.enum(backupKinds),
  createdAt: z.iso.datetime(),
  environment: z.string(),
  /** Bytes of all parts, about. */
  size: z.number().int(),
  /** Absent where the database is the operator's own, and is not in the file. */
  database: z.object({ systemId: z.string(), postgres: z.string(), firstSegment: z.string() }).optional(),
})
export type BackupHeader = z.output<typeof header>

/** The last entry of a backup: a file without it is not complete. */
export const manifest = z.object({
  /** The moment of the data in the file. */
  finishedAt: z.iso.datetime(),
  parts: z.array(z.object({ name: z.string(), size: z.number().int(), sha256: z.string() })),
})
export type BackupManifest = z.output<typeof manifest>

const [PREFIX, ENDING] = ['beckon-', '.tar.gz']

/** `beckon-20261122T020000Z-nightly.tar.gz`: sorted by name they are sorted by time. */
export function backupName(at: Date, kind: BackupKind): string {
  const stamp = at.toISOString().replace(/\.\d+/u, '').replaceAll(/[-:]/gu, '')
  return `${PREFIX}${stamp}-${kind}${ENDING}`
}

const NAME = new RegExp(
  `^${PREFIX}(\\d{4})(\\d\\d)(\\d\\d)T(\\d\\d)(\\d\\d)(\\d\\d)Z-(${backupKinds.join('|')})\\.tar\\.gz(\\.part|\\.failed\\.json)?$`,
  'u',
)
const kindOf = z.enum(backupKinds)

export interface NamedBackup {
  readonly name: string
  readonly createdAt: Date
  readonly kind: BackupKind
  readonly state: 'complete' | 'running' | 'failed'
}

/** Reads the name of a file in the folder of backups; undefined for other files. */
export function parseBackupName(file: string): NamedBackup | undefined {
  const [, year, month, day, hour, minute, second, kind, rest] = NAME.exec(file) ?? []
  const known = kindOf.safeParse(kind)
  if (!known.success) return undefined
  return {
    name: rest === undefined ? file : file.slice(0, -rest.length),
    createdAt: new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`),
    kind: known.data,
    state: rest === undefined ? 'complete' : rest === '.part' ? 'running' : 'failed',
  }
}

/** The entries of a backup, as they are read from the disk. */
export function readEntries(path: string): AsyncGenerator<ReadEntry> {
  const unzipped = createGunzip()
  // An error of either is thrown by what reads the entries.
  pipeline(createReadStream(path), unzipped, () => undefined)
  return readTar(unzipped)
}

/** Reads the first entry only. Throws for a file that is no backup. */
export async function readHeader(path: string): Promise<BackupHeader> {
  const entries = readEntries(path)
  for await (const { name, content } of entries) {
    if (name !== HEADER_NAME) break
    return header.parse(JSON.parse(await textOf(content)))
  }
  throw new Error('it is not a backup of Beckon')
}

export async function textOf(content: AsyncIterable<Buffer>): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of content) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}
