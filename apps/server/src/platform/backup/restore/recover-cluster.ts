import { constants, copyFileSync, existsSync, lchownSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import {
  archiveFolder,
  databaseAt,
  findBinaries,
  type Folders,
  restoreCommand,
  startPostmaster,
  systemIdOf,
} from '../../embedded-postgres/index.ts'

export interface RecoverRequest {
  /** Those of the present data; their cluster is only read. */
  readonly folders: Folders
  /** The extracted cluster. */
  readonly cluster: string
  /** Undefined: up to the last change that was saved. */
  readonly to: Date | undefined
  readonly onProgress: (line: string) => void
  /** Checks the recovered database before it takes its place. */
  readonly check: (url: string) => Promise<void>
}

/** Reading the changes of many days again takes long. */
const PATIENCE_MS = 24 * 3600_000
/** PostgreSQL's own words, when no change at or after the moment is there. */
const NOT_REACHED = 'recovery ended before configured recovery target was reached'

const lastRow = z.object({ last: z.date().nullable() })

/** Applies the WAL to the extracted cluster and checks it. Returns the time of the last change in it. */
export async function recoverCluster(request: RecoverRequest): Promise<Date | undefined> {
  const { folders, cluster, to } = request
  addLatestSegments(folders, cluster)
  writeFileSync(join(cluster, 'recovery.signal'), '')
  give(folders, join(cluster, 'recovery.signal'))
  try {
    return await recover(request, to)
  } catch (error) {
    if (!to || !(error instanceof Error) || !error.message.includes(NOT_REACHED)) throw error
    // The last change was before the moment: all of them are wanted.
    return await recover(request, undefined)
  }
}

/** The last segments are not in the archive: they are taken from the cluster that is replaced, where it is the same one. */
function addLatestSegments(folders: Folders, cluster: string): void {
  const present = join(folders.cluster, 'pg_wal')
  if (!existsSync(present) || !isSame(folders.cluster, cluster)) return
  for (const { name } of readdirSync(present, { withFileTypes: true }).filter((one) => one.isFile())) {
    const target = join(cluster, 'pg_wal', name)
    if (existsSync(target)) continue
    copyFileSync(join(present, name), target, constants.COPYFILE_FICLONE)
    give(folders, target)
  }
}

/** PostgreSQL runs as a user of its own where we are root. */
function give({ osUser }: Folders, path: string): void {
  if (osUser) lchownSync(path, osUser.uid, osUser.gid)
}

const isSame = (one: string, other: string): boolean => systemIdOf(one) === systemIdOf(other)

async function recover(
  { folders, cluster, onProgress, check }: RecoverRequest,
  to: Date | undefined,
): Promise<Date | undefined> {
  const staged = { ...folders, cluster }
  const command = restoreCommand(archiveFolder(folders, systemIdOf(cluster)))
  const postmaster = await startPostmaster({
    binaries: findBinaries(folders),
    folders: staged,
    settings: [
      // The archive is left as it is until the restore is final.
      'archive_mode=off',
      'hot_standby=off',
      `restore_command=${command}`,
      'recovery_target_timeline=latest',
      'recovery_target_action=promote',
      ...(to ? [`recovery_target_time=${targetTime(to)}`] : []),
    ],
    patienceMs: PATIENCE_MS,
    onProgress,
  })
  try {
    const url = databaseAt(staged)
    await check(url)
    return await lastChange(url)
  } finally {
    await postmaster.stop()
  }
}

/** Names of zones, such as Z, are not known yet where PostgreSQL reads it. */
const targetTime = (at: Date): string => at.toISOString().replace('T', ' ').replace('Z', '+00')

async function lastChange(url: string): Promise<Date | undefined> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query('select pg_last_xact_replay_timestamp() as last')
    return lastRow.parse(rows[0]).last ?? undefined
  } finally {
    await client.end()
  }
}
