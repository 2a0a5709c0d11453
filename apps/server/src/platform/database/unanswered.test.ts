import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDatabaseLink } from '../../../test/servers/link.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { type Connection, connectDatabase } from './connect.ts'
import { inTransaction } from './transaction.ts'

const SILENT_MS = 400

let database: TestDatabase
let link: Awaited<ReturnType<typeof openDatabaseLink>>
let connection: Connection
beforeEach(async () => {
  database = await createTestDatabase()
  link = await openDatabaseLink(database.url)
  connection = connectDatabase({ url: link.url, size: 3, silentMs: SILENT_MS })
})
afterEach(async () => {
  await connection.db.destroy()
  link.close()
  await database.drop()
})

const one = () => sql<{ one: number }>`select 1 as one`.execute(connection.db)

it('a statement that the database never got fails, and the next one uses another connection', async () => {
  await one()
  link.silence()
  await expect(one()).rejects.toThrow('Connection terminated')
  expect((await one()).rows).toEqual([{ one: 1 }])
})

it('a statement fails where the database cannot be asked either', async () => {
  await one()
  link.cut()
  await expect(one()).rejects.toThrow('Connection terminated')
})

it('a transaction whose next statement is lost fails', async () => {
  const lost = inTransaction(connection.db, async (tx) => {
    await sql`select 1`.execute(tx)
    link.silence()
    await sql`select 2`.execute(tx)
  })
  await expect(lost).rejects.toThrow('Connection terminated')
})

it('a statement that takes long is left to end', async () => {
  const long = sql<{ slept: string }>`select pg_sleep(2)::text as slept`.execute(connection.db)
  const waits = inTransaction(connection.db, async (tx) => {
    await sql`select 1`.execute(tx)
    // Longer than a statement may be unanswered: nothing was sent.
    await long
    return sql<{ two: number }>`select 2 as two`.execute(tx)
  })
  expect((await long).rows).toHaveLength(1)
  expect((await waits).rows).toEqual([{ two: 2 }])
})
