import { Client } from 'pg'
import { connectDatabase } from '../../apps/server/src/platform/database/connect.ts'
import { migrate } from '../../apps/server/src/platform/database/migrate.ts'
import { startPostgres } from '../../apps/server/src/platform/embedded-postgres/index.ts'
import { temporaryData } from './temporary-data.ts'

const TEMPLATE = 'migrated'

/** One PostgreSQL for a whole run of tests; each test file makes databases of its own in it, by copying one. */
export async function setup(): Promise<() => Promise<void>> {
  if (process.env['BECKON_TEST_POSTGRES']) return async () => undefined
  const data = temporaryData('test')
  const postgres = await startPostgres({ dataDir: data.path, isThrowaway: true })
  await makeTemplate(postgres.url)
  process.env['BECKON_TEST_POSTGRES'] = postgres.url
  process.env['BECKON_TEST_TEMPLATE'] = TEMPLATE
  return async () => {
    await postgres.stop()
    data.remove()
  }
}

/** PostgreSQL copies a template database only while it has no connections. */
async function makeTemplate(server: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${TEMPLATE}`)
  await client.end()
  const url = new URL(server)
  url.pathname = `/${TEMPLATE}`
  const { db } = connectDatabase({ url: url.href, size: 1 })
  await migrate(db)
  await db.destroy()
}
