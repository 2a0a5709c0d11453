import type { Pool, PoolClient } from 'pg'
import { expect, it } from 'vitest'
import { readTables } from './read-keys.ts'
import { notByVendor } from './placement.ts'
import { queriesOfManyVendors } from './many-vendors.ts'
import { queriesWithoutVendor } from './vendor-predicate.ts'
import { startDispatchWorld } from '../worlds/dispatch-world.ts'

/** Texts of the statements that a pool sends while `work` runs. */
async function recorded(pool: Pool, work: () => Promise<void>): Promise<ReadonlySet<string>> {
  const texts = new Set<string>()
  const connect = pool.connect.bind(pool)
  const watched = new WeakSet<PoolClient>()
  const watch = (client: PoolClient) => {
    if (watched.has(client)) return client
    watched.add(client)
    const query = client.query.bind(client)
    const noting = (sent: unknown, ...others: never[]) => {
      const text: unknown = typeof sent === 'object' && sent !== null && 'text' in sent ? sent.text : sent
      if (typeof text === 'string') texts.add(text)
      return Reflect.apply(query, client, [sent, ...others])
    }
    Object.assign(client, { query: noting })
    return client
  }
  Object.assign(pool, { connect: async () => watch(await connect()) })
  await work()
  return texts
}

it('statements of an order from its quote to its delivery name the vendor, or are in the list of those that cannot', async () => {
  const world = await startDispatchWorld()
  const { server, shop } = world
  try {
    const [rider] = await world.riders('siti')
    const get = async (url: string) => {
      expect((await server.app.inject({ url, headers: shop.headers })).statusCode).toBe(200)
    }
    const texts = await recorded(server.platform.pool, async () => {
      const orderId = await world.accepted(rider)
      for (const act of ['arrive_pickup', 'collect', 'leave_pickup', 'arrive_dropoff'] as const)
        expect((await rider.act(act, orderId)).code).toBe('ok')
      await get(`/api/orders/v1/order?vendorId=shop&orderId=${orderId}`)
      await get('/api/orders/v1/vendor/shop/orders?from=1')
      await get(`/api/orders/v1/vendor/shop/orders/summary?from=1600000000&to=1600086400`)
      expect((await rider.act('deliver', orderId, { received_by: 'Mei Lin', collected: 25.5 })).code).toBe(
        'ok',
      )
      const wanted = await world.search()
      const cancelled = await server.app.inject({
        method: 'PUT',
        url: '/api/orders/v1/order/cancel',
        headers: shop.headers,
        payload: { vendor_id: 'shop', order_id: wanted, reason: 'MISTAKE_ERROR' },
      })
      expect(cancelled.statusCode).toBe(200)
    })
    // With a lower number, the recording misses some.
    expect(texts.size).toBeGreaterThan(45)
    const tables = new Set((await readTables(server.platform.db)).map(({ name }) => name))
    const isByVendor = (table: string) => tables.has(table) && !notByVendor.has(table)
    const found = [...texts].flatMap((text) => queriesWithoutVendor(text, isByVendor))
    const isListed = ({ query }: { readonly query: string }) =>
      queriesOfManyVendors.some(({ begins }) => query.startsWith(begins))
    expect(found.filter((one) => !isListed(one))).toEqual([])
    // An exception that is not needed any more is to be removed.
    const unused = queriesOfManyVendors.filter(
      ({ begins }) => !found.some(({ query }) => query.startsWith(begins)),
    )
    expect(unused).toEqual([])
  } finally {
    await server.stop()
  }
})

it.each([
  ['select * from orders where order_id = $1', ['orders']],
  ['select * from orders where vendor_id = $1 and order_id = $2', []],
  ['select orders.vendor_id from orders where status = $1', ['orders']],
  ['select 1 from "orders" where "orders"."vendor_id" = $1', []],
  ['select 1 from wanted join order_status as entry using (vendor_id, order_id)', []],
  ['update offer as o set ended_at = $1 where o.rider_id = $2', ['offer']],
  ['delete from offer where order_id = $1', ['offer']],
  ['insert into offer (vendor_id) values ($1)', []],
  ['insert into offer (vendor_id) select vendor_id from orders where order_id = $1', ['orders']],
  ['select 1 from orders where (vendor_id, order_id) in (select 1)', []],
  ['select 1 from rider where rider_id = $1', []],
  [
    'select 1 from orders join offer on offer.order_id = orders.order_id where vendor_id = $1',
    ['orders', 'offer'],
  ],
  ['select (select count(*) from offer where vendor_id = $1) from orders where order_id = $2', ['orders']],
  ['with w0 as (delete from offer where vendor_id = $1) delete from orders where vendor_id = $2', []],
  [
    'select 1 from orders join offer using (vendor_id, order_id) join order_status as s on s.at = orders.at where rider_id = $1',
    ['orders', 'offer', 'order_status'],
  ],
])('finds the tables without a vendor in “%s”', (statement, tables) => {
  const isByVendor = (table: string) => ['orders', 'order_status', 'offer'].includes(table)
  expect(queriesWithoutVendor(statement, isByVendor).flatMap((found) => found.tables)).toEqual(tables)
})
