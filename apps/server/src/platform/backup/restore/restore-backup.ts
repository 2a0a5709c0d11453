import { createReadStream, createWriteStream, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { migrationNames } from '../../database/migrate.ts'
import {
  archivedSegment,
  archiveFolder,
  endStalePostmaster,
  type Folders,
  prepareFolders,
  startPostgres,
  systemIdOf,
} from '../../embedded-postgres/index.ts'
import { release } from '../release.ts'
import { readHeader } from '../backup-file.ts'
import { checkRestored } from './check-restored.ts'
import { newerThan, tooLarge } from './evaluate-backup.ts'
import { extractBackup, type Staged } from './extract-backup.ts'
import { recoverCluster } from './recover-cluster.ts'
import { type Move, swap } from './swap.ts'

export interface RestoreRequest {
  readonly path: string
  /** Locked for us: nothing else runs on it. */
  readonly dataDir: string
  /** Whether the database is the operator's own, which is left as it is. */
  readonly isOutside: boolean
  readonly to: Date | undefined
  readonly now: Date
  readonly onProgress: (line: string) => void
  /** Of the database in its place; `checkRestored` where absent. */
  readonly check?: (url: string) => Promise<void>
}

export interface Restored {
  /** Time of the last change in the database; undefined where none was restored, or it had no change after the backup. */
  readonly lastChange: Date | undefined
  /** Where the data of before is. */
  readonly before: readonly string[]
}

/**
 * Restores a backup beside the present data, checks it, and puts it in place. The present data is moved aside, and is back
 * in its place where anything fails, or where this process ends before the restore is final.
 */
export async function restoreBackup(request: RestoreRequest): Promise<Restored> {
  const { path, dataDir, isOutside, to, onProgress } = request
  const header = await readHeader(path).catch((error: unknown) => {
    throw new Error(
      `${path} cannot be read as a backup: ${error instanceof Error ? error.message : String(error)}.`,
      {
        cause: error,
      },
    )
  })
  const hasDatabase = header.database !== undefined && !isOutside
  const folders = hasDatabase ? prepareFolders(dataDir) : undefined
  const refusal =
    newerThan(header, { release, migrations: migrationNames }) ??
    tooLarge(header.size, folders?.base ?? dataDir)
  if (refusal !== undefined) throw new Error(refusal)
  const staged: Staged = {
    // Removed by the next start, should this one be cut off.
    cluster: join(folders?.base ?? dataDir, folders ? 'cluster.half-restore' : 'restoring/database'),
    files: join(dataDir, 'restoring', 'files'),
  }
  clear(dataDir, staged)
  try {
    onProgress('Reading the backup …')
    const { finishedAt } = await extractBackup(path, staged, folders?.osUser)
    if (to && to.getTime() < Date.parse(finishedAt)) {
      throw new Error(
        `The backup was finished at ${finishedAt}, after the moment. Restore an earlier backup to it.`,
      )
    }
    const lastChange = folders && (await recoverStaged(request, folders, staged))
    const moves = movesOf(request, folders, staged)
    await takePlace(request, folders, moves)
    return {
      lastChange,
      before: moves.flatMap(({ to: place }) => (place.includes('before-restore-') ? [place] : [])),
    }
  } finally {
    clear(dataDir, staged)
  }
}

function clear(dataDir: string, { cluster }: Staged): void {
  for (const folder of [cluster, join(dataDir, 'restoring')]) rmSync(folder, { recursive: true, force: true })
}

async function recoverStaged(
  { to, onProgress }: RestoreRequest,
  folders: Folders,
  { cluster }: Staged,
): Promise<Date | undefined> {
  onProgress('Applying the changes after the backup …')
  await endStalePostmaster(folders, onProgress)
  return recoverCluster({ folders, cluster, to, onProgress, check: checkRestored })
}

/** The present data away, the restored data to its place. */
function movesOf({ dataDir, now }: RestoreRequest, folders: Folders | undefined, staged: Staged): Move[] {
  const stamp = `before-restore-${now.toISOString().replaceAll(/[-:]|\.\d+/gu, '')}`
  const replaced = (from: string, place: string, before: string): Move[] => [
    ...(existsSync(place) ? [{ from: place, to: before }] : []),
    { from, to: place },
  ]
  const files = existsSync(staged.files) ? readdirSync(staged.files) : []
  return [
    ...(folders ? replaced(staged.cluster, folders.cluster, join(folders.base, `${stamp}-cluster`)) : []),
    ...files.flatMap((name) =>
      replaced(join(staged.files, name), join(dataDir, name), join(dataDir, stamp, name)),
    ),
  ]
}

async function takePlace(
  { dataDir, onProgress, check = checkRestored }: RestoreRequest,
  folders: Folders | undefined,
  moves: readonly Move[],
): Promise<void> {
  onProgress('Putting the restored data in place …')
  const swapped = await swap(dataDir, moves)
  try {
    if (folders) {
      const postgres = await startPostgres({ dataDir, isArchiving: false, onProgress })
      try {
        await check(postgres.url)
      } finally {
        await postgres.stop()
      }
    }
  } catch (error) {
    await swapped.undo()
    throw new Error(
      `The restored data did not pass its check, so the data is what it was before. ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    )
  }
  removeOlderPoints(dataDir, folders, moves)
  await swapped.keep()
  if (folders) await archiveHistory(folders)
}

/** One restore point is kept, which is as large as the data. */
function removeOlderPoints(dataDir: string, folders: Folders | undefined, moves: readonly Move[]): void {
  const places = moves.map(({ to }) => to)
  for (const folder of [dataDir, ...(folders ? [folders.base] : [])]) {
    for (const name of readdirSync(folder)) {
      const path = join(folder, name)
      const isNew = places.some((place) => place === path || place.startsWith(`${path}/`))
      if (name.startsWith('before-restore-') && !isNew) rmSync(path, { recursive: true, force: true })
    }
  }
}

/** The history of the new timeline, with which later restores find it. PostgreSQL ran without its archive until now. */
async function archiveHistory(folders: Folders): Promise<void> {
  const archive = archiveFolder(folders, systemIdOf(folders.cluster))
  mkdirSync(archive, { recursive: true, mode: 0o700 })
  for (const name of readdirSync(join(folders.cluster, 'pg_wal'))) {
    const target = archivedSegment(archive, name)
    if (!name.endsWith('.history') || existsSync(target)) continue
    await pipeline(
      createReadStream(join(folders.cluster, 'pg_wal', name)),
      createGzip(),
      createWriteStream(target, { mode: 0o644 }),
    )
  }
}
