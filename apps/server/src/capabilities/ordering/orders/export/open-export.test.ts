import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../../test/test-database.ts'
import { type Connection, connectDatabase } from '../../../../platform/database/connect.ts'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import { isRefusal } from '../../../../platform/refusal.ts'
import { openExport } from './open-export.ts'

let database: TestDatabase
let connection: Connection
beforeAll(async () => {
  database = await createTestDatabase()
  connection = connectDatabase({ url: database.url, size: 4 })
})
afterAll(async () => {
  await connection.db.destroy()
  await database.drop()
})

async function open(vendorId: string) {
  const criteria = { country: 'SG', vendorIds: [vendorId] } as const
  const found = await openExport(connection.db, { criteria, vendorId, timezone: 'UTC', rowsAtOnce: 10 })
  if (isRefusal(found)) throw new Error(found.refused)
  return found
}

it('leaves connections to everybody else, however slowly files are read', async () => {
  const first = await open('one')
  const others: string[] = []
  const waiting = ['two', 'three', 'four', 'five'].map(async (vendorId) => {
    const found = await open(vendorId)
    others.push(vendorId)
    await found.close()
  })
  const requested = inTransaction(connection.db, (tx) => sql<{ one: number }>`select 1 as one`.execute(tx))
  expect((await requested).rows).toEqual([{ one: 1 }])
  expect(others).toEqual([])
  await first.close()
  await Promise.all(waiting)
  expect(others).toEqual(['two', 'three', 'four', 'five'])
})
