import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Config } from '../../apps/server/src/platform/config.ts'
import { connectDatabase, type Database } from '../../apps/server/src/platform/database/connect.ts'
import { migrate } from '../../apps/server/src/platform/database/migrate.ts'
import {
  addressOf,
  hasCluster,
  hasFolders,
  startPostgres,
} from '../../apps/server/src/platform/embedded-postgres/index.ts'
import { lockDataFolder } from '../start/lock-data-folder.ts'

type Where = Pick<Config, 'databaseUrl' | 'dataDir'>

/**
 * The operator's own database, that of a running Beckon, or the one of the data folder, started for the work. It is made
 * where there is none yet, so that the first operator can be added before the first start.
 */
export async function withDatabase<T>(config: Where, work: (db: Database) => Promise<T>): Promise<T> {
  if (!config.databaseUrl) mkdirSync(config.dataDir, { recursive: true })
  return reach(
    config,
    () => undefined,
    (url) => connected(url, work),
  )
}

/** As `withDatabase`, without a connection, without migrating, and without making a database. */
export async function withDatabaseUrl<T>(config: Where, work: (url: string) => Promise<T>): Promise<T> {
  // A restore that was cut off has the database elsewhere until it is undone.
  if (!config.databaseUrl && !hasFolders(config.dataDir)) throw noDatabase(config)
  const check = () => {
    if (!hasCluster(config.dataDir)) throw noDatabase(config)
  }
  return reach(config, check, work)
}

const noDatabase = ({ dataDir }: Where): Error =>
  new Error(`There is no database in ${resolve(dataDir)} yet. Start Beckon, or set DATA_DIR to its folder.`)

async function reach<T>(
  config: Where,
  checkFolder: () => void,
  work: (url: string) => Promise<T>,
): Promise<T> {
  if (config.databaseUrl) return work(config.databaseUrl)
  const dataDir = resolve(config.dataDir)
  const release = await lockDataFolder(dataDir)
  if (!release) return work(addressOf(dataDir))
  try {
    checkFolder()
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
