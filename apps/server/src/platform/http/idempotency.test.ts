import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { type Connection, connectDatabase } from '../database/connect.ts'
import { inTransaction, writeBeforeCommit } from '../database/transaction.ts'
import { refuse } from '../refusal.ts'
import { idempotentTransaction, idempotently } from './idempotency.ts'

let database: TestDatabase
let connection: Connection
beforeAll(async () => {
  database = await createTestDatabase()
  connection = connectDatabase({ url: database.url, size: 8 })
})
afterAll(async () => {
  await connection.db.destroy()
  await database.drop()
})

const now = new Date('2030-01-01T00:00:00Z')
const send = <T>(key: string, body: unknown, work: () => Promise<T>, vendorId = 'v1') =>
  inTransaction(connection.db, (tx) => idempotently(tx, { vendorId, key, body, now }, work))

describe('idempotently', () => {
  it('answers the same key and body again without working again', async () => {
    let worked = 0
    const work = async () => ({ order_id: `v1-${(worked += 1)}` })
    const first = await send('key-1', { amount: 1, at: { x: 1, y: 2 } }, work)
    const second = await send('key-1', { at: { y: 2, x: 1 }, amount: 1 }, work)
    expect(second).toEqual(first)
    expect(worked).toBe(1)
  })

  it('refuses another body under the same key', async () => {
    await send('key-2', { amount: 1 }, async () => 'done')
    expect(await send('key-2', { amount: 2 }, async () => 'never')).toEqual({
      refused: 'idempotency.conflict',
    })
  })

  it('keeps the keys of vendors apart', async () => {
    await send('key-3', {}, async () => 'of v1')
    expect(await send('key-3', {}, async () => 'of v2', 'v2')).toBe('of v2')
  })

  it('a repeated key is refused while the first request still runs', async () => {
    const working = Promise.withResolvers<void>()
    const finish = Promise.withResolvers<void>()
    const first = send('key-4', {}, async () => {
      working.resolve()
      await finish.promise
      return 'done'
    })
    await working.promise
    const second = await send('key-4', {}, async () => 'twice')
    finish.resolve()
    expect(second).toEqual({ refused: 'idempotency.running', meta: { retry_after: 1 } })
    expect(await first).toBe('done')
    expect(await send('key-4', {}, async () => 'twice')).toBe('done')
  })

  it('frees the key when the work refuses or breaks', async () => {
    expect(await send('key-5', {}, async () => refuse('order.invalid'))).toEqual({ refused: 'order.invalid' })
    await expect(send('key-5', {}, () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
    expect(await send('key-5', {}, async () => 'done')).toBe('done')
  })

  it('keeps no refusal, whatever becomes of the transaction', async () => {
    const request = { vendorId: 'v1', key: 'key-6', body: {}, now }
    const answer = await connection.db
      .transaction()
      .execute((tx) => idempotently(tx, request, async () => refuse('order.invalid')))
    expect(answer).toEqual({ refused: 'order.invalid' })
    expect(await send('key-6', {}, async () => 'done')).toBe('done')
  })
})

describe('idempotentTransaction', () => {
  const stream = (vendor_id: string) => ({ vendor_id, last_sequence: 1 })
  const place = (key: string, body: unknown, vendor: string) =>
    idempotentTransaction(connection.db, { vendorId: 'v1', key, body, now }, async (tx) => {
      await writeBeforeCommit(tx, tx.insertInto('vendor_stream').values(stream(vendor)).compile())
      return { placed: vendor }
    })
  const streams = async () =>
    (
      await connection.db
        .selectFrom('vendor_stream')
        .select('vendor_id')
        .where('vendor_id', 'like', 'once-%')
        .execute()
    ).map((one) => one.vendor_id)

  it('answers the same key and body with the first answer, without a second write', async () => {
    expect(await place('once-key', { a: 1 }, 'once-1')).toEqual({ placed: 'once-1' })
    expect(await place('once-key', { a: 1 }, 'once-2')).toEqual({ placed: 'once-1' })
    expect(await place('once-key', { a: 2 }, 'once-3')).toEqual({ refused: 'idempotency.conflict' })
    expect(await streams()).toEqual(['once-1'])
  })

  it('answers the stored answer also where the work refuses by now', async () => {
    const request = { vendorId: 'v1', key: 'once-key', body: { a: 1 }, now }
    const answer = await idempotentTransaction(connection.db, request, async () => refuse('order.invalid'))
    expect(answer).toEqual({ placed: 'once-1' })
    const other = await idempotentTransaction(connection.db, { ...request, key: 'free-key' }, async () =>
      refuse('order.invalid'),
    )
    expect(other).toEqual({ refused: 'order.invalid' })
    expect(await send('free-key', {}, async () => 'done')).toBe('done')
  })

  it('writes once for many at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => place('many-key', {}, `once-many-${at}`)),
    )
    const written = (await streams()).filter((vendor) => vendor.startsWith('once-many'))
    expect(written).toHaveLength(1)
    for (const answer of answers) {
      if ('placed' in answer) expect(answer).toEqual({ placed: written[0] })
      else expect(answer).toEqual({ refused: 'idempotency.running', meta: { retry_after: 1 } })
    }
  })

  it('refuses while another transaction holds the key, and throws any other failure', async () => {
    const working = Promise.withResolvers<void>()
    const finish = Promise.withResolvers<void>()
    const first = send('held-key', {}, async () => {
      working.resolve()
      await finish.promise
      return 'done'
    })
    await working.promise
    expect(await place('held-key', {}, 'once-held')).toMatchObject({ refused: 'idempotency.running' })
    finish.resolve()
    await first
    await expect(place('lost-key', {}, 'once-1')).rejects.toThrow('vendor_stream_pkey')
  })
})
