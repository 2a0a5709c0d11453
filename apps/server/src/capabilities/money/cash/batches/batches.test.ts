import { randomUUID } from 'node:crypto'
import type { CashBalance, CashBatch } from '@beckon/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { requestedOrder } from '../../../../../test/ask-for-rider.ts'
import { until } from '../../../../../test/core.ts'
import { send } from '../../../../../test/post.ts'
import { type SeededOperator, seedOperator } from '../../../../../test/seed/seed-operator.ts'
import { seedVendors } from '../../../../../test/seed/seed-vendors.ts'
import type { SignedIn } from '../../../../../test/seed/sign-in.ts'
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts'
import type { BatchRow } from './batch-store.ts'
import { settleBatch } from './settle-batch.ts'

let server: TestServer
let shop: SignedIn
let operator: SeededOperator
beforeAll(async () => {
  server = await startTestServer({ env: { ROLES: 'api,worker' } })
  shop = await seedVendors(server, {
    country: 'SG',
    email: 'anna@shop.test',
    vendors: [{ vendor_id: 'east', name: '=1+1' }, { vendor_id: 'west' }],
  })
  operator = await seedOperator(server, 'ops', ['SG', 'MY'])
})
afterAll(() => server.stop())
beforeEach(async () => {
  const { db } = server.platform
  await sql`truncate cash_collection, cash_advance, cash_settlement, cash_batch, cash_batch_line`.execute(db)
})

const db = () => server.platform.db
const dayAfter = (days: number): string =>
  new Date(server.platform.clock.now().getTime() + (8 + 24 * days) * 3_600_000).toISOString().slice(0, 10)

/** An order whose rider collected so much, in minor units. */
async function collected(vendorId: string, minor: number, days = 0): Promise<string> {
  const orderId = await requestedOrder(server, shop, { vendorId })
  const at = new Date(server.platform.clock.now().getTime() + days * 86_400_000)
  await sql`
    insert into cash_collection (vendor_id, order_id, country, due_minor, collected_minor, collected_at)
    values (${vendorId}, ${orderId}, 'SG', ${minor}, ${minor}, ${at})`.execute(db())
  return orderId
}

/** An order whose rider paid the shop and got so much less back, in minor units. */
async function short(vendorId: string, minor: number): Promise<string> {
  const orderId = await requestedOrder(server, shop, { vendorId })
  const at = server.platform.clock.now()
  await sql`
    insert into cash_advance (vendor_id, order_id, country, rider_id, paid_minor, paid_at, back_minor, back_at)
    values (${vendorId}, ${orderId}, 'SG', 'siti', ${minor + 100}, ${at}, 100, ${at})`.execute(db())
  return orderId
}

const call = async (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
  country: 'SG' | 'MY' = 'SG',
) => {
  const headers = { ...operator.headersIn(country) }
  const answer = await send(server, method, `/api/ops/v1${path}`, { headers, ...(body ? { body } : {}) })
  return { ...answer, batch: answer.result as CashBatch }
}
const create = (more: object = {}, id: string = randomUUID()) =>
  call('PUT', `/cash-batches/${id}`, { until: dayAfter(0), reason: 'week 26', ...more })
const end = (id: string, how: 'settle' | 'undo') =>
  call('POST', `/cash-batches/${id}/${how}`, { reason: 'bank transfer 17' })
const balances = async (query = '') =>
  (await call('GET', `/cash-balances${query}`)).result as {
    total: { amount: number; orders: number }
    shops: CashBalance[]
  }
const stateOf = async (id: string) =>
  ((await call('GET', '/cash-batches')).result as CashBatch[]).find((one) => one.id === id)?.state
const settled = async (id: string): Promise<void> => until(async () => (await stateOf(id)) === 'SETTLED')
const settlements = async () =>
  db()
    .selectFrom('cash_settlement')
    .select(['vendor_id', 'amount_minor', 'orders'])
    .orderBy('vendor_id')
    .execute()
const entered = async (orderIds: readonly string[]) => {
  const rows = await db()
    .selectFrom('ledger_posting as posting')
    .innerJoin('ledger_entry as entry', (join) =>
      join
        .onRef('entry.vendor_id', '=', 'posting.vendor_id')
        .onRef('entry.order_id', '=', 'posting.order_id')
        .onRef('entry.position', '=', 'posting.position'),
    )
    .select(['posting.account', 'posting.amount_minor'])
    .where('entry.order_id', 'in', orderIds)
    .where('entry.kind', '=', 'CASH_SETTLED')
    .execute()
  return rows.map(({ account, amount_minor: minor }) => `${account} ${minor}`).toSorted()
}

describe('the open cash of shops', () => {
  it('is shown by shop with what is set off, until the end of a day', async () => {
    await collected('east', 2550)
    await collected('east', 1000, -2)
    await short('east', 300)
    await short('west', 200)
    const { total, shops } = await balances()
    expect(total).toMatchObject({ orders: 4, amount: 30.5 })
    expect(shops).toMatchObject([
      { vendor_id: 'east', orders: 3, collected: 35.5, set_off: 3, amount: 32.5 },
      { vendor_id: 'west', orders: 1, collected: 0, set_off: 2, amount: -2 },
    ])
    expect((await balances(`?until=${dayAfter(-1)}`)).total).toMatchObject({ orders: 1, amount: 10 })
    expect((await call('GET', '/cash-balances', undefined, 'MY')).result).toMatchObject({ shops: [] })
  })
})

describe('a batch', () => {
  it('takes the cash of shops that are owed something, and is settled by order', async () => {
    const first = await collected('east', 2550)
    const second = await short('east', 300)
    await short('west', 200)
    const { batch } = await create()
    expect(batch).toMatchObject({ state: 'OPEN', shops: 1, orders: 2, amount: 22.5, currency: 'SGD' })
    expect((await balances()).shops).toMatchObject([{ vendor_id: 'west' }])
    expect(await settlements()).toEqual([])
    expect((await end(batch.id, 'settle')).code).toBe('ok')
    await settled(batch.id)
    expect(await settlements()).toEqual([{ vendor_id: 'east', amount_minor: 2250, orders: 2 }])
    expect(await entered([first, second])).toEqual([
      'rider_cash -2550',
      'rider_cash 300',
      'shop_cash -300',
      'shop_cash 2550',
    ])
    // Repeated, also by another operator: nothing more happens.
    expect((await end(batch.id, 'settle')).batch.state).toBe('SETTLED')
    expect((await end(batch.id, 'undo')).code).toBe('batch.ended')
    expect(await settlements()).toHaveLength(1)
  })

  it('is made once under an id, also by requests at once, and leaves nothing for a second one', async () => {
    await collected('east', 2550)
    const id = randomUUID()
    const answers = await Promise.all([create({}, id), create({}, id), create({}, id)])
    expect(answers.map(({ batch }) => batch.amount)).toEqual([25.5, 25.5, 25.5])
    expect((await create()).code).toBe('settlement.nothing')
    expect((await create({ until: dayAfter(-1) }, id)).code).toBe('idempotency.conflict')
    expect((await create({ vendor_ids: ['east'] }, id)).code).toBe('idempotency.conflict')
    const single = await call('POST', '/vendors/east/cash-settlements', { reason: 'by hand' })
    expect(single.code).toBe('settlement.nothing')
  })

  it('of chosen shops is a conflict for a repeated request with other shops, in any order of the same ones', async () => {
    await collected('east', 2550)
    await collected('west', 1000)
    const id = randomUUID()
    const first = await create({ vendor_ids: ['west', 'east'] }, id)
    expect((await create({ vendor_ids: ['east', 'west', 'east'] }, id)).batch).toEqual(first.batch)
    expect((await create({ vendor_ids: ['east'] }, id)).code).toBe('idempotency.conflict')
    expect((await create({}, id)).code).toBe('idempotency.conflict')
  })

  it('can be undone before it is settled, and its cash is open again', async () => {
    await collected('east', 2550)
    await short('east', 300)
    const { batch } = await create()
    expect((await end(batch.id, 'undo')).batch).toMatchObject({
      ...{ state: 'UNDONE', ended_by_name: 'Operator ops', ended_reason: 'bank transfer 17' },
    })
    expect((await balances()).total).toMatchObject({ orders: 2, amount: 22.5 })
    expect((await end(batch.id, 'settle')).code).toBe('batch.ended')
    expect((await create()).batch.amount).toBe(22.5)
  })

  it('is settled or undone, never both, where two operators press at once', async () => {
    await collected('east', 2550)
    const { batch } = await create()
    const codes = (await Promise.all([end(batch.id, 'settle'), end(batch.id, 'undo')])).map(
      ({ code }) => code,
    )
    expect(codes.toSorted()).toEqual(['batch.ended', 'ok'])
    const isSettled = codes[0] === 'ok'
    if (isSettled) await settled(batch.id)
    expect(await stateOf(batch.id)).toBe(isSettled ? 'SETTLED' : 'UNDONE')
    expect(await settlements()).toHaveLength(isSettled ? 1 : 0)
  })

  it('that is killed between two shops goes on, and settles each shop once', async () => {
    const orders = [await collected('east', 2550), await collected('west', 1000)]
    const { batch } = await create()
    await db()
      .updateTable('cash_batch')
      .set({ state: 'SETTLING' satisfies BatchRow['state'] })
      .execute()
    const { clock, jobs } = server.platform
    let entries = 0
    const ledger = { enter: async () => true, enterWith: async () => undefined }
    const orderService = {
      lock: async () => {
        entries += 1
        if (entries === 2) throw new Error('killed')
        return { vendor_id: 'east' }
      },
      touch: async () => undefined,
    }
    const outbox = { publish: async () => undefined }
    const stub = { db: db(), clock, jobs, outbox, ledger, orders: orderService } as never
    const key = { country: 'SG', batchId: batch.id } as const
    await expect(settleBatch(stub, key)).rejects.toThrow('killed')
    expect(await settlements()).toEqual([{ vendor_id: 'east', amount_minor: 2550, orders: 1 }])
    expect(await stateOf(batch.id)).toBe('SETTLING')
    await Promise.all([
      server.platform.jobs.send('settle-cash-batch', key),
      server.platform.jobs.send('settle-cash-batch', key),
    ])
    await settled(batch.id)
    expect(await settlements()).toEqual([
      { vendor_id: 'east', amount_minor: 2550, orders: 1 },
      { vendor_id: 'west', amount_minor: 1000, orders: 1 },
    ])
    // The entries of the first shop went to the stub, and are not made a second time.
    expect(await entered(orders)).toEqual(['rider_cash -1000', 'shop_cash 1000'])
  })

  it('whose job has given up is settled by a repeated request', async () => {
    await collected('east', 2550)
    const { batch } = await create()
    await db()
      .updateTable('cash_batch')
      .set({ state: 'SETTLING' satisfies BatchRow['state'] })
      .execute()
    expect((await end(batch.id, 'settle')).code).toBe('ok')
    await settled(batch.id)
    expect(await settlements()).toHaveLength(1)
  })

  it('is limited to chosen shops, and refused for a day that has not come', async () => {
    await collected('east', 2550)
    await collected('west', 1000)
    expect((await create({ vendor_ids: ['west'] })).batch).toMatchObject({ shops: 1, amount: 10 })
    expect((await create({ until: dayAfter(1) })).code).toBe('request.invalid')
    expect((await end(randomUUID(), 'undo')).code).toBe('batch.not-found')
  })

  it('is a CSV file with a line for each shop, in which no name is a formula', async () => {
    await collected('east', 2550)
    await collected('west', 1000)
    const { batch } = await create()
    const url = `/api/ops/v1/cash-batches/${batch.id}/export`
    const answer = await server.app.inject({ url, headers: operator.headersIn('SG') })
    const lines = answer.body.trimEnd().split('\r\n')
    expect(lines[0]).toBe('\ufeffvendor_id,name,currency,orders,collected,set_off,amount,batch_id')
    expect(lines[1]).toContain(`east,'=1+1,SGD,1,25.50,0.00,25.50,`)
    expect(lines).toHaveLength(3)
    const abroad = await server.app.inject({ url, headers: operator.headersIn('MY') })
    expect(abroad.statusCode).toBe(404)
  })
})
