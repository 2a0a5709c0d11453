import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { connectDatabase } from '../src/platform/database/connect.ts'
import { migrate } from '../src/platform/database/migrate.ts'

export interface TestDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** A migrated database of its own on the server of BECKON_TEST_POSTGRES, copied from BECKON_TEST_TEMPLATE where there is one. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = process.env['BECKON_TEST_POSTGRES'] ?? ''
  const template = process.env['BECKON_TEST_TEMPLATE']
  const name = `test_${randomBytes(6).toString('hex')}`
  // Copied file by file: through the log, as is usual, it takes three times as long.
  const copied = template ? `template ${template} strategy file_copy` : ''
  await run(server, `create database ${name} ${copied}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  if (!template) await migrated(url.href)
  return { url: url.href, drop: () => run(server, `drop database ${name} with (force)`) }
}

async function migrated(url: string): Promise<void> {
  const { db } = connectDatabase({ url, size: 1 })
  await migrate(db)
  await db.destroy()
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
