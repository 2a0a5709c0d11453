import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Config } from '../../apps/server/src/platform/config.ts'
import { connectDatabase, type Database } from '../../apps/server/src/platform/database/connect.ts'
import { migrate } from '../../apps/server/src/platform/database/migrate.ts'
import { addressOf, startPostgres } from '../../apps/server/src/platform/embedded-postgres/index.ts'
import { lockDataFolder } from '../start/lock-data-folder.ts'

type Where = Pick<Config, 'databaseUrl' | 'dataDir'>

/** The operator's own database, that of a running Beckon, or the one of the data folder, started for the work. */
export const withDatabase = <T>(config: Where, work: (db: Database) => Promise<T>): Promise<T> =>
  withDatabaseUrl(config, (url) => connected(url, work))

/** As `withDatabase`, without a connection and without migrating. */
export async function withDatabaseUrl<T>(config: Where, work: (url: string) => Promise<T>): Promise<T> {
  if (config.databaseUrl) return work(config.databaseUrl)
  const dataDir = resolve(config.dataDir)
  mkdirSync(dataDir, { recursive: true })
  const release = await lockDataFolder(dataDir)
  if (!release) return work(addressOf(dataDir))
  try {
    const postgres = await startPostgres({ dataDir })
    try {
      return await work(postgres.url)
    } finally {
      await postgres.stop()
    }
  } finally {
    release()
  }
}

async function connected<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const { db } = connectDatabase({ url, size: 1, name: 'beckon-operator' })
  try {
    await migrate(db)
    return await work(db)
  } finally {
    await db.destroy()
  }
}
