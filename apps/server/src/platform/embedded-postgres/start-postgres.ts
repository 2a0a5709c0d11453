import pg from 'pg'
import { archiveSettings } from './archive.ts'
import { findBinaries } from './binaries.ts'
import { DATABASE_USER, ensureCluster } from './cluster.ts'
import { type Folders, hasFolders, prepareFolders } from './folders.ts'
import { startPostmaster } from './postmaster.ts'

export interface StartPostgresOptions {
  readonly dataDir: string
  /** Data need not survive a power cut: for tests. */
  readonly isThrowaway?: boolean
  /** Whether finished segments of the WAL are kept for a restore; where absent, those of data that must survive. */
  readonly isArchiving?: boolean
  readonly onProgress?: (line: string) => void
}

export interface EmbeddedPostgres {
  /** `postgres://…`, over a socket that only we can reach. */
  readonly url: string
  /** Called when it ends without being asked to. */
  onLost(listener: () => void): void
  stop(): Promise<void>
}

const DATABASE = 'beckon'

/** Several test files share one server, each with one or more services and their pools. */
const throwaway: readonly string[] = ['fsync=off', 'full_page_writes=off', 'max_connections=500']

/** A real PostgreSQL of our own under `dataDir`, made at the first start. It ends with this process, however that ends. */
export async function startPostgres(options: StartPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, isThrowaway = false, isArchiving = !isThrowaway, onProgress = () => undefined } = options
  const folders = prepareFolders(dataDir)
  const binaries = findBinaries(folders)
  const cluster = await ensureCluster(binaries, folders, isThrowaway)
  if (cluster === 'made') onProgress('The database was set up.')
  const settings = [...(isThrowaway ? throwaway : []), ...(isArchiving ? archiveSettings(folders) : [])]
  const postmaster = await startPostmaster({ binaries, folders, settings, onProgress })
  await ensureDatabase(folders.socket)
  const state = { toStop: false }
  return {
    url: databaseAt(folders),
    onLost: (listener) =>
      void postmaster.child.once('exit', () => {
        if (!state.toStop) listener()
      }),
    stop() {
      state.toStop = true
      return postmaster.stop()
    },
  }
}

/** Where the database of a data folder answers while another process runs it. */
export const addressOf = (dataDir: string): string => databaseAt(prepareFolders(dataDir))

/** The folders of the embedded database that `url` leads to; undefined for a database of the operator's own. */
export function embeddedAt(dataDir: string, url: string): Folders | undefined {
  if (!hasFolders(dataDir)) return undefined
  const folders = prepareFolders(dataDir)
  return databaseAt(folders) === url ? folders : undefined
}

export const databaseAt = ({ socket }: Pick<Folders, 'socket'>): string => urlOf(socket, DATABASE)

const urlOf = (socket: string, database: string) =>
  `postgres://${DATABASE_USER}@localhost/${database}?host=${encodeURIComponent(socket)}`

async function ensureDatabase(socket: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(socket, 'postgres') })
  // The client emits an error in addition to the failed query when PostgreSQL ends.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
    if (rowCount === 0) await client.query(`create database ${DATABASE}`)
  } finally {
    await client.end()
  }
}
