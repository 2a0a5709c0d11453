import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { type Connection, connectDatabase, type Database } from './connect.ts'
import { inTransaction } from './transaction.ts'

let database: TestDatabase
let connection: Connection
beforeAll(async () => {
  database = await createTestDatabase()
  connection = connectDatabase({ url: database.url, size: 2 })
})
afterAll(async () => {
  await connection.db.destroy()
  await database.drop()
})

it('outlives a connection that is lost between two queries of a transaction', async () => {
  const client = await connection.pool.connect()
  await client.query('begin')
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const lost = new Promise<void>((done) => void client.once('end', done))
  await connection.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await lost
  await expect(client.query('select 1')).rejects.toThrow()
  client.release(true)
  const again = await sql<{ one: number }>`select 1 as one`.execute(connection.db)
  expect(again.rows).toEqual([{ one: 1 }])
})

it('prepares a repeated statement, and prepares it again after a migration changed its columns', async () => {
  const { db } = connection
  await sql`create table prepared (one int)`.execute(db)
  await sql`insert into prepared values (${1}::int)`.execute(db)
  const read = (from: Database = db) => sql`select * from prepared where one = ${1}`.execute(from)
  // Twice on each of the two connections of the pool.
  for (let count = 0; count < 4; count += 1) await Promise.all([read(), read()])
  await sql`alter table prepared add column two int default 2`.execute(db)
  expect((await read()).rows).toEqual([{ one: 1, two: 2 }])
  for (let count = 0; count < 4; count += 1) await Promise.all([read(), read()])
  await sql`alter table prepared add column three int default 3`.execute(db)
  const rows = await inTransaction(db, async (tx) => (await read(tx)).rows)
  expect(rows).toEqual([{ one: 1, two: 2, three: 3 }])
})
