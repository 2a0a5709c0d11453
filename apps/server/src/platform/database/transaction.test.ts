import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { refuse } from '../refusal.ts'
import { type Connection, connectDatabase } from './connect.ts'
import { sqlState } from './sql-errors.ts'
import { afterCommit, inTransaction, writeBeforeCommit } from './transaction.ts'

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

const stream = (vendor_id: string) => ({ vendor_id, last_sequence: 1 })
const find = (vendor: string) =>
  connection.db.selectFrom('vendor_stream').selectAll().where('vendor_id', '=', vendor).executeTakeFirst()

describe('inTransaction', () => {
  it('leaves a connection to what transactions ask beside themselves, however many there are', async () => {
    const requested = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        inTransaction(connection.db, async (tx) => {
          await tx
            .insertInto('vendor_stream')
            .values(stream(`beside-${at}`))
            .execute()
          return (await sql<{ at: number }>`select ${at}::int as at`.execute(connection.db)).rows[0]?.at
        }),
      ),
    )
    expect(requested).toEqual(Array.from({ length: 12 }, (_, at) => at))
  })

  it('leaves nothing behind when the work refuses, and answers the refusal', async () => {
    let notified = false
    const result = await inTransaction(connection.db, async (tx) => {
      afterCommit(tx, () => {
        notified = true
      })
      await tx.insertInto('vendor_stream').values(stream('refused')).execute()
      return refuse('order.not-found')
    })
    expect(result).toEqual({ refused: 'order.not-found' })
    expect(await find('refused')).toBeUndefined()
    expect(notified).toBe(false)
  })

  it('sends the statements for the commit together, in the order of those that write the same table', async () => {
    const { db } = connection
    await inTransaction(db, async (tx) => {
      const write = (vendor: string) =>
        writeBeforeCommit(tx, tx.insertInto('vendor_stream').values(stream(vendor)).compile())
      await write('last-1')
      await writeBeforeCommit(
        tx,
        tx.updateTable('vendor_stream').set({ last_sequence: 7 }).where('vendor_id', '=', 'last-0').compile(),
      )
      await write('last-2')
      expect(await find('last-1')).toBeUndefined()
    })
    expect(await find('last-1')).toEqual(stream('last-1'))
    expect(await find('last-2')).toEqual(stream('last-2'))
  })

  it('rolls back where a statement for the commit fails', async () => {
    await connection.db.insertInto('vendor_stream').values(stream('there')).execute()
    const failing = inTransaction(connection.db, async (tx) => {
      await tx.insertInto('vendor_stream').values(stream('with-it')).execute()
      await writeBeforeCommit(tx, tx.insertInto('vendor_stream').values(stream('there')).compile())
    })
    await expect(failing).rejects.toThrow('duplicate key')
    expect(await find('with-it')).toBeUndefined()
  })

  it('leaves the connection usable where a transaction of one statement fails', async () => {
    await connection.db.insertInto('vendor_stream').values(stream('once')).execute()
    const failing = () =>
      inTransaction(connection.db, (tx) =>
        writeBeforeCommit(tx, tx.insertInto('vendor_stream').values(stream('once')).compile()),
      )
    for (let count = 0; count < 6; count += 1) await expect(failing()).rejects.toThrow('duplicate key')
    expect(await find('once')).toEqual(stream('once'))
  })

  it('sends a statement for the commit at once where another transaction is used', async () => {
    await connection.db.transaction().execute(async (tx) => {
      await writeBeforeCommit(tx, tx.insertInto('vendor_stream').values(stream('at-once')).compile())
    })
    expect(await find('at-once')).toEqual(stream('at-once'))
  })

  it('runs what waits for the commit after it', async () => {
    const seen: unknown[] = []
    await inTransaction(connection.db, async (tx) => {
      await tx.insertInto('vendor_stream').values(stream('kept')).execute()
      afterCommit(tx, () => seen.push('after'))
      seen.push('inside')
    })
    expect(seen).toEqual(['inside', 'after'])
    expect(await find('kept')).toEqual(stream('kept'))
  })

  it('runs two transactions again that wait for each other, until both are done', async () => {
    await connection.db
      .insertInto('vendor_stream')
      .values([stream('a'), stream('b')])
      .execute()
    let both = 0
    const meet = { one: Promise.withResolvers<void>(), two: Promise.withResolvers<void>() }
    const add = (
      first: string,
      second: string,
      mine: PromiseWithResolvers<void>,
      other: PromiseWithResolvers<void>,
    ) =>
      inTransaction(connection.db, async (tx) => {
        both += 1
        for (const vendor of [first, second]) {
          await tx
            .updateTable('vendor_stream')
            .set((eb) => ({ last_sequence: eb('last_sequence', '+', 1) }))
            .where('vendor_id', '=', vendor)
            .execute()
          mine.resolve()
          await other.promise
        }
      })
    await Promise.all([add('a', 'b', meet.one, meet.two), add('b', 'a', meet.two, meet.one)])
    expect(both).toBeGreaterThan(2)
    expect((await find('a'))?.last_sequence).toBe(3)
    expect((await find('b'))?.last_sequence).toBe(3)
  })

  it('passes any other failure on, with its SQLSTATE', async () => {
    const failing = inTransaction(connection.db, (tx) => sql`select 1 / 0`.execute(tx))
    expect(sqlState(await failing.catch((error: unknown) => error))).toBe('22012')
  })
})

it('reads int8 as a number, and refuses one that is not exact', async () => {
  const { rows } = await sql<{ n: unknown }>`select 9007199254740991::bigint as n`.execute(connection.db)
  expect(rows[0]?.n).toBe(9007199254740991)
  await expect(sql`select 9007199254740993::bigint as n`.execute(connection.db)).rejects.toThrow('safe range')
})
