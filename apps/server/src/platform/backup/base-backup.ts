import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import { archiveFolder, databaseAt, type Folders, systemIdOf } from '../embedded-postgres/index.ts'
import type { TarFolder, TarPart } from './archive/write-tar.ts'
import { CLUSTER } from './backup-file.ts'
import { filePart, folderParts, type FolderRequest, sizeOf, textPart } from './folder-parts.ts'
import { segmentPart, segmentsBetween } from './segments.ts'

/** A copy of the running database: all of its files, and the WAL that makes them consistent. */
export interface BaseBackup {
  readonly systemId: string
  readonly firstSegment: string
  /** Bytes of its files. */
  readonly size: number
  /** To be read once. Reads the database while it changes. */
  parts(): AsyncGenerator<TarPart | TarFolder>
  end(): Promise<void>
}

/** Made again by each start, as the documentation of PostgreSQL lists them. */
const emptied: ReadonlySet<string> = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
const left =
  /(?:^|\/)(?:postmaster\.(?:pid|opts)|pg_internal\.init|backup_label(?:\.old)?|pgsql_tmp[^/]*|(?:recovery|standby)\.signal)$/u
const CONTROL = 'global/pg_control'

const startRow = z.object({ segment: z.string() })
const stopRow = z.object({ segment: z.string(), labelfile: z.string() })

/** Begins it: the connection must stay open to its end. */
export async function beginBaseBackup(folders: Folders): Promise<BaseBackup> {
  const client = new pg.Client({ connectionString: databaseAt(folders), application_name: 'beckon-backup' })
  // The client emits an error in addition to the failed query when PostgreSQL ends.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query(`select pg_walfile_name(pg_backup_start('beckon', true)) as segment`)
    const { segment: firstSegment } = startRow.parse(rows[0])
    const request = clusterRequest(folders.cluster)
    const systemId = systemIdOf(folders.cluster)
    return {
      systemId,
      firstSegment,
      size: await sizeOf(request),
      parts: () => partsOf(client, folders, { request, firstSegment, systemId }),
      end: () => client.end(),
    }
  } catch (error) {
    await client.end()
    throw error
  }
}

function clusterRequest(cluster: string): FolderRequest {
  return {
    folder: cluster,
    place: CLUSTER,
    choose(path) {
      if (left.test(path) || path === CONTROL) return 'leave'
      if (path === 'pg_wal' || emptied.has(path)) return 'empty'
      return 'take'
    },
  }
}

interface Begun {
  readonly request: FolderRequest
  readonly firstSegment: string
  readonly systemId: string
}

async function* partsOf(
  client: pg.Client,
  folders: Folders,
  { request, firstSegment, systemId }: Begun,
): AsyncGenerator<TarPart | TarFolder> {
  const { cluster } = folders
  yield* folderParts(request)
  // Last, as PostgreSQL's own copy does.
  yield* filePart(join(cluster, CONTROL), `${CLUSTER}/${CONTROL}`)
  // Its segments are read from the cluster where the archive does not have them yet.
  const { rows } = await client.query(
    `select pg_walfile_name(lsn) as segment, labelfile from pg_backup_stop(false)`,
  )
  const { segment, labelfile } = stopRow.parse(rows[0])
  yield textPart(`${CLUSTER}/backup_label`, labelfile)
  const place = `${CLUSTER}/pg_wal`
  for (const name of await readdir(join(cluster, 'pg_wal'))) {
    if (name.endsWith('.history')) yield* filePart(join(cluster, 'pg_wal', name), `${place}/${name}`)
  }
  const from = { cluster, archive: archiveFolder(folders, systemId) }
  for (const name of segmentsBetween(firstSegment, segment)) yield segmentPart(name, place, from)
}
