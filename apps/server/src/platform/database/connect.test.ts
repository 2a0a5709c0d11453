import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { type Connection, connectDatabase } from './connect.ts'

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
