import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { connectDatabase } from '../database/connect.ts'
import { appliedMigrations } from '../database/migrate.ts'
import { embeddedAt, type Folders } from '../embedded-postgres/index.ts'
import { lockFile } from './lock-file.ts'
import { release } from './release.ts'
import { type TarFolder, type TarPart, writeTar, type WrittenPart } from './archive/write-tar.ts'
import {
  type BackupHeader,
  type BackupKind,
  backupName,
  FILES,
  FORMAT,
  HEADER_NAME,
  MANIFEST_NAME,
  parseBackupName,
} from './backup-file.ts'
import { type BaseBackup, beginBaseBackup } from './base-backup.ts'
import { folderParts, type FolderRequest, sizeOf, textPart } from './folder-parts.ts'
import { pruneBackups } from './prune-backups.ts'
import { syncFolder } from './sync-folder.ts'

export interface BackupRequest {
  readonly dataDir: string
  readonly backupDir: string
  /** The embedded database of the data folder, which runs, or one of the operator's own. */
  readonly databaseUrl: string
  readonly environment: string
  readonly kind: BackupKind
  readonly now: () => Date
}

export interface MadeBackup {
  readonly path: string
  readonly bytes: number
  readonly header: BackupHeader
  /** Why older backups could not be removed; undefined where that went well. */
  readonly unpruned: string | undefined
}

/** Writes a backup into the folder of backups while the service goes on. A failure is kept there, too, and thrown. */
export async function makeBackup(request: BackupRequest): Promise<MadeBackup> {
  const { backupDir, kind, now } = request
  await mkdir(backupDir, { recursive: true, mode: 0o700 })
  const unlock = lockFile(join(backupDir, 'making.lock'))
  if (!unlock) throw new Error('Another backup is being made; wait until it has ended.')
  const path = join(backupDir, backupName(now(), kind))
  try {
    await failLeftovers(backupDir)
    const folders = embeddedAt(request.dataDir, request.databaseUrl)
    const written = await writeBackup(request, path, folders)
    // It is complete also where older ones cannot be removed.
    const unpruned = await pruneBackups(backupDir, folders).then(() => undefined, reasonOf)
    return { ...written, unpruned }
  } catch (error) {
    await rm(`${path}.part`, { force: true })
    await noteFailure(path, reasonOf(error))
    throw error
  } finally {
    unlock()
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** No other backup is being made: a part was left by a process that ended. */
async function failLeftovers(backupDir: string): Promise<void> {
  for (const file of await readdir(backupDir)) {
    if (parseBackupName(file)?.state !== 'running') continue
    await rm(join(backupDir, file))
    await noteFailure(
      join(backupDir, file.replace(/\.part$/u, '')),
      'The process ended before it was complete.',
    )
  }
}

/** The disk may be full, which is in the log then. */
async function noteFailure(path: string, error: string): Promise<void> {
  await writeFile(`${path}.failed.json`, JSON.stringify({ error }), { mode: 0o600 }).catch(() => undefined)
}

async function writeBackup(
  request: BackupRequest,
  path: string,
  folders: Folders | undefined,
): Promise<Omit<MadeBackup, 'unpruned'>> {
  const migrations = await migrationsAt(request.databaseUrl)
  const base = folders && (await beginBaseBackup(folders))
  try {
    const files = filesRequest(request)
    const header: BackupHeader = {
      format: FORMAT,
      version: release,
      migrations,
      kind: request.kind,
      createdAt: request.now().toISOString(),
      environment: request.environment,
      size: (base?.size ?? 0) + (await sizeOf(files)),
      ...(base ? { database: databaseOf(base) } : {}),
    }
    const written: WrittenPart[] = []
    await pipeline(
      writeTar(partsOf({ header, files, base, written, now: request.now }), (part) => written.push(part)),
      createGzip({ level: 1 }),
      createWriteStream(`${path}.part`, { mode: 0o600, flags: 'wx', flush: true }),
    )
    await publish(path, request.backupDir)
    return { path, bytes: (await stat(path)).size, header }
  } finally {
    await base?.end()
  }
}

const databaseOf = ({ systemId, firstSegment }: BaseBackup): BackupHeader['database'] => ({
  systemId,
  firstSegment,
  postgres: '18',
})

interface Content {
  readonly header: BackupHeader
  readonly files: FolderRequest
  readonly base: BaseBackup | undefined
  /** The parts so far. */
  readonly written: readonly WrittenPart[]
  readonly now: () => Date
}

async function* partsOf({ header, files, base, written, now }: Content): AsyncGenerator<TarPart | TarFolder> {
  yield textPart(HEADER_NAME, JSON.stringify(header))
  yield* folderParts(files)
  if (base) yield* base.parts()
  yield textPart(MANIFEST_NAME, JSON.stringify({ finishedAt: now().toISOString(), parts: written }))
}

/** Names in the data folder that are no data, or are in the backup as the database. */
const ownNames =
  /^(?:postgres|postgres-id|running\.lock[^/]*|[^/]*\.log(?:\.old)?|restor(?:ing|e\.json)|before-restore-[^/]*)$/u

/** Keys, map packs and other files of the data folder. */
function filesRequest({ dataDir, backupDir }: BackupRequest): FolderRequest {
  const backups = relative(resolve(dataDir), resolve(backupDir))
  return {
    folder: dataDir,
    place: FILES,
    choose: (path) => (path === backups || ownNames.test(path) ? 'leave' : 'take'),
  }
}

/** None of a database that has never been used. */
async function migrationsAt(url: string): Promise<string[]> {
  const { db } = connectDatabase({ url, size: 1, name: 'beckon-backup' })
  try {
    return [...(await appliedMigrations(db))].toSorted()
  } finally {
    await db.destroy()
  }
}

/** Gives the complete file its name, durably. */
async function publish(path: string, folder: string): Promise<void> {
  await rename(`${path}.part`, path)
  await syncFolder(folder)
}
