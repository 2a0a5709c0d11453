import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { requestedOrder } from '../../../../../test/ask-for-rider.ts'
import { planOf } from '../../../../../test/plan-of.ts'
import { seedVendors } from '../../../../../test/seed/seed-vendors.ts'
import type { SignedIn } from '../../../../../test/seed/sign-in.ts'
import { testClock } from '../../../../../test/test-clock.ts'
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts'
import { ordersForLists } from './orders-for-lists.ts'

const clock = testClock()
let server: TestServer
let anna: SignedIn
let ben: SignedIn

beforeAll(async () => {
  server = await startTestServer({ clock, env: { ROLES: 'api' } })
  anna = await seedVendors(server, {
    country: 'SG',
    email: 'anna@shop.test',
    vendors: [{ vendor_id: 'chain', outlets: [{ vendor_id: 'chain-east' }, { vendor_id: 'chain-west' }] }],
  })
  ben = await seedVendors(server, { country: 'SG', email: 'ben@shop.test', vendors: [{ vendor_id: 'bens' }] })
})
afterAll(() => server.stop())
beforeEach(async () => {
  await sql`truncate orders, order_status cascade`.execute(server.platform.db)
})

const get = (path: string, user = anna) =>
  server.app.inject({ url: `/api/orders/v1${path}`, headers: user.headers })

async function page(query: Record<string, string | number>, vendorId = 'chain') {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  )
  const answer = await get(`/vendor/${vendorId}/orders?${search.toString()}`)
  const { data, pagination_key } = answer.json().result
  return { ids: data.map((order: { order_id: string }) => order.order_id), next: pagination_key, data }
}

async function allPages(query: Record<string, string | number>, vendorId = 'chain') {
  const ids: string[] = []
  for (let next: string | null = ''; next !== null;) {
    const one = await page({ ...query, ...(next ? { pagination_key: next } : {}) }, vendorId)
    ids.push(...one.ids)
    next = one.next
  }
  return ids
}

const send = (vendorId: string) => requestedOrder(server, anna, { vendorId })
const finish = (orderId: string) =>
  server.platform.db
    .updateTable('orders')
    .set({ status: 'DELIVERED' })
    .where('order_id', '=', orderId)
    .execute()

describe('a page of orders', () => {
  it('a list is newest first with a cursor for the next page, and without one on the last page', async () => {
    const ids: string[] = []
    for (let index = 0; index < 5; index += 1) {
      ids.unshift(await send('chain'))
      clock.advance(1)
    }
    const first = await page({ count: 3 })
    expect(first.ids).toEqual(ids.slice(0, 3))
    const second = await page({ count: 3, pagination_key: first.next })
    expect([second.ids, second.next]).toEqual([ids.slice(3), null])
    expect((await page({ count: 5 })).next).toBeNull()
  })

  it('loses and repeats none of those made at the same moment', async () => {
    const ids = await Promise.all(Array.from({ length: 7 }, () => send('chain')))
    const seen = await allPages({ count: 2 })
    expect(seen).toHaveLength(7)
    expect(new Set(seen)).toEqual(new Set(ids))
  })

  it('keeps its place when a newer order comes meanwhile', async () => {
    const old = await send('chain')
    clock.advance(1)
    const middle = await send('chain')
    const first = await page({ count: 1 })
    clock.advance(1)
    await send('chain')
    expect(first.ids).toEqual([middle])
    expect((await page({ count: 1, pagination_key: first.next })).ids).toEqual([old])
  })

  it('of a parent has its outlets’ orders only when asked for, and where the country allows it', async () => {
    const east = await send('chain-east')
    clock.advance(1)
    const own = await send('chain')
    clock.advance(1)
    const west = await send('chain-west')
    expect((await page({})).ids).toEqual([own])
    expect((await page({ include_outlets: 'true' })).ids).toEqual([west, own, east])
    expect(await allPages({ include_outlets: 'true', count: 1 })).toEqual([west, own, east])
    expect((await page({ include_outlets: 'true' }, 'chain-east')).ids).toEqual([east])
    const { db } = server.platform
    const row = { country: 'SG', name: 'allOutletOrders', value: 'false', changed_at: clock.now() } as const
    await db.insertInto('country_parameter').values(row).execute()
    expect((await page({ include_outlets: 'true' })).ids).toEqual([own])
    await db.deleteFrom('country_parameter').execute()
  })

  it('is filtered by time, end, phone and schedule', async () => {
    const at = clock.now().getTime() / 1000
    const old = await send('chain')
    clock.advance(10)
    const fresh = await send('chain')
    await finish(old)
    expect((await page({ from: at + 10 })).ids).toEqual([fresh])
    expect((await page({ to: at + 9 })).ids).toEqual([old])
    expect((await page({ from: at, to: at })).ids).toEqual([old])
    expect((await page({ finished: 'true' })).ids).toEqual([old])
    expect((await page({ finished: 'false' })).ids).toEqual([fresh])
    expect((await page({ customer_phone_number: '9123 4567' })).ids).toEqual([fresh, old])
    expect((await page({ customer_phone_number: '+65 8123 4567' })).ids).toEqual([])
    expect((await page({ scheduled: 'true' })).ids).toEqual([])
    const { db } = server.platform
    const later = new Date(clock.now().getTime() + 3_600_000)
    await db.updateTable('orders').set({ preordered_for: later }).where('order_id', '=', fresh).execute()
    expect((await page({ scheduled: 'true' })).ids).toEqual([fresh])
    expect((await page({ scheduled: 'false' })).ids).toEqual([old])
  })

  it('holds only orders with an open question to the shop where those are asked for', async () => {
    const calm = await send('chain')
    clock.advance(1)
    const requested = await send('chain')
    clock.advance(1)
    const answered = await send('chain')
    const question = (order_id: string, chosen_at: Date | null) => ({
      vendor_id: 'chain',
      order_id,
      position: 0,
      country: 'SG' as const,
      cause: 'NO_RIDER',
      note: '',
      options: sql<never>`'[]'::jsonb`,
      fallback: 'CANCEL',
      opened_at: clock.now(),
      answer_by: clock.now(),
      chosen_at,
      ...(chosen_at ? { choice: 'WAIT', chosen_by: 'vendor' } : {}),
    })
    const rows = [question(requested, null), question(answered, clock.now())]
    for (const row of rows) await server.platform.db.insertInto('order_decision').values(row).execute()
    expect((await page({ undecided: 'true' })).ids).toEqual([requested])
    expect((await page({ undecided: 'false' })).ids).toEqual([answered, calm])
  })

  it('of a day adds the pre-orders for the next days to the first page, however many orders the day has', async () => {
    const { db } = server.platform
    const day = 86_400
    const today = clock.now().getTime() / 1000
    const made = async (at: number, madeFor: number | null) => {
      const order_id = await send('chain')
      const preordered_for = madeFor === null ? null : new Date((today + madeFor) * 1000)
      const set = { created_at: new Date((today + at) * 1000), preordered_for }
      await db.updateTable('orders').set(set).where('order_id', '=', order_id).execute()
      return order_id
    }
    await made(-day, null)
    await made(-day + 1, -day + 3600)
    const atOpening = await made(-day + 2, 0)
    const ahead = await made(-3600, 3 * day - 1)
    await made(-3599, 3 * day)
    const fresh = await made(0, null)
    const farAhead = await made(1, 6 * day)
    const query = { from: today, preorders_until: today + 3 * day - 1 }
    expect((await page(query)).ids).toEqual([farAhead, fresh, ahead, atOpening])
    const first = await page({ ...query, count: 1 })
    expect(first.ids).toEqual([farAhead, ahead, atOpening])
    const second = await page({ ...query, count: 1, pagination_key: first.next })
    expect([second.ids, second.next]).toEqual([[fresh], null])
    expect((await page({ from: today })).ids).toEqual([farAhead, fresh])
    const tonight = await made(0, 7200)
    expect((await page({ ...query, count: 1 })).ids).toEqual([farAhead, tonight, ahead, atOpening])
  })

  it('has each order’s whole history', async () => {
    const orderId = await send('chain')
    const { data } = await page({})
    expect(data).toMatchObject([{ order_id: orderId, status_history: [{ status: 'NEW' }] }])
  })

  it.each([
    'nonsense',
    Buffer.from('{}').toString('base64url'),
    Buffer.from('[1e99,"a"]').toString('base64url'),
  ])('refuses the key %s', async (key) => {
    const answer = await get(`/vendor/chain/orders?pagination_key=${key}`)
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([400, 'request.invalid'])
  })
})

describe('orders of other vendors', () => {
  it('is not found: lists, orders, riders', async () => {
    const orderId = await send('chain')
    for (const path of [
      '/vendor/chain/orders',
      '/vendor/chain-east/orders?include_outlets=true',
      `/order?vendorId=chain&orderId=${orderId}`,
      `/order?vendorId=bens&orderId=${orderId}`,
    ]) {
      expect((await get(path, ben)).statusCode, path).toBe(404)
    }
    const rider = await server.app.inject({ url: `/api/hurrier/v1/riders/${orderId}`, headers: ben.headers })
    expect([rider.statusCode, rider.json().errors[0].code]).toEqual([404, 'order.not-found'])
  })
})

describe('a page deep in', () => {
  it('is read along an index, whatever lies before it', async () => {
    const { db } = server.platform
    await seedMany(5000)
    const deep = { createdAt: new Date(clock.now().getTime() - 4_000_000), orderId: 'x' }
    const request = { country: 'SG', vendorIds: ['chain'], count: 30, now: clock.now() } as const
    for (const filter of [
      {},
      { finished: true },
      { phone: '+6591234567' },
      { scheduled: true },
      { from: new Date(0), preordersUntil: new Date(1) },
    ]) {
      const plan = await planOf(server, () => ordersForLists(db, { ...request, ...filter, after: deep }))
      expect(plan).toMatch(/Index Scan using orders_(newest|finished|phone|scheduled)/)
      expect(plan, JSON.stringify(filter)).not.toMatch(/Seq Scan/)
      // Nothing is read only to be thrown away.
      expect(plan).not.toMatch(/Rows Removed by Filter: [1-9]/)
    }
  })
})

async function seedMany(count: number): Promise<void> {
  const [template] = [await send('chain')]
  await sql`
    insert into orders
    select o.vendor_id, 'chain-' || lpad(n::text, 8, '0'), o.country, 'DELIVERED', 1, o.created_by,
      o.created_at - n * interval '1 second', o.updated_at, o.preordered_for, o.ready_at, o.currency,
      o.delivery_fee_minor, o.amount_minor, o.payment_method, o.description, o.vat_number,
      o.age_validation_required, o.customer_name, o.customer_phone, o.dropoff_address, o.dropoff_latitude,
      o.dropoff_longitude, o.dropoff_notes, o.pickup_name, o.pickup_address, o.pickup_latitude,
      o.pickup_longitude, o.pickup_phone, o.pickup_instructions, o.distance_metres, o.promised_lower,
      o.promised_upper, o.eta_pickup, o.eta_dropoff, o.rider_id, o.rider_name, o.rider_vehicle
    from orders o, generate_series(1, ${count}::int) n where o.order_id = ${template}`.execute(
    server.platform.db,
  )
  await sql`analyze orders`.execute(server.platform.db)
}
