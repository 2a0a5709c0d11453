import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fillTables } from '../../../test/seed/fill-tables.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { type Connection, connectDatabase } from './connect.ts'
import { migrate, migrations } from './migrate.ts'

let database: TestDatabase
let connection: Connection
beforeEach(async () => {
  database = await createTestDatabase()
  connection = connectDatabase({ url: database.url, size: 2 })
  await sql`drop schema public cascade`.execute(connection.db)
  await sql`create schema public`.execute(connection.db)
})
afterEach(async () => {
  await connection.db.destroy()
  await database.drop()
})

it.each(['0021-resting-orders', '0033-order-times', '0062-require-free-key', '0077-shop-desk'])(
  'a database with rows, of the version with migration %s, gets all newer ones at once and keeps its rows',
  async (last) => {
    const old = Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= last))
    await migrate(connection.db, old)
    const filled = await fillTables(database.url)
    for (const table of ['vendor', 'orders', 'user_account', 'message']) expect(filled).toContain(table)
    expect(filled.length).toBeGreaterThan(50)
    const applied = await migrate(connection.db)
    expect(applied).toEqual(
      Object.keys(migrations)
        .filter((name) => name > last)
        .toSorted(),
    )
    const { rows } = await sql<{ orders: number }>`select count(*)::int as orders from orders`.execute(
      connection.db,
    )
    expect(rows).toEqual([{ orders: 1 }])
  },
)
