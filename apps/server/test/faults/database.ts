import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import {
  findBinaries,
  prepareFolders,
  startPostgres,
  startPostmaster,
} from '../../src/platform/embedded-postgres/index.ts'
import type { DemoWorldOptions } from '../../../../demo/seed/index.ts'
import { startStandby } from '../servers/standby.ts'

export const country = 'SG' as const
/** Riders who are simulated; the others of the demo world stay at home. */
const RIDERS = 12
export const DATABASE_PORT = 5432

export interface DatabaseOptions {
  /** Of this process in the network of the hosts. */
  readonly address: string
  readonly range: string
  readonly withReplica: boolean
  readonly prepareWorld: (config: DemoWorldOptions['config']) => Promise<void>
}

/** The embedded database with the demo world of one country, listening on an address of this test's network. */
export async function startDatabase(
  dataDir: string,
  { address, range, withReplica, prepareWorld }: DatabaseOptions,
) {
  const first = await startPostgres({ dataDir, isThrowaway: true })
  const config = { environment: 'san', databaseUrl: first.url, dataDir, defaultCountry: country } as const
  await prepareWorld(config)
  await first.stop()
  const folders = prepareFolders(dataDir)
  appendFileSync(join(folders.cluster, 'pg_hba.conf'), `\nhost all all ${range} trust\n`)
  const settings = [
    'fsync=off',
    'max_connections=200',
    `listen_addresses=${address}`,
    `port=${DATABASE_PORT}`,
  ]
  const launch = { binaries: findBinaries(folders), folders, settings, onProgress: () => undefined }
  const postmaster = await startPostmaster(launch)
  /** `at` is an address with a port. */
  const urlAt = (at: string) => `postgres://beckon@${at}/beckon`
  const url = urlAt(`${address}:${DATABASE_PORT}`)
  // Read over its own socket: only the primary is on the network.
  const replica = withReplica ? await startStandby(dataDir) : undefined
  const pool = new pg.Pool({ connectionString: url, max: 3 })
  // A query of this test is asked again; the fault may be between it and the database.
  pool.on('error', () => undefined)
  await pool.query(
    `update rider set is_simulated = rider_id in (
       select rider_id from rider where country = $1 and is_simulated and latitude is not null
       order by rider_id limit $2)`,
    [country, RIDERS],
  )
  return {
    ...{ url, urlAt, address, replica },
    async query<T extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> {
      return (await pool.query<T>(text, values)).rows
    },
    async stop() {
      await pool.end()
      await replica?.remove()
      await postmaster.stop()
    },
  }
}

export type FaultDatabase = Awaited<ReturnType<typeof startDatabase>>
