import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { send } from '../../../../test/post.ts'
import { openConsole, seedConsoleOperator } from '../../../../test/seed/console-operator.ts'
import { type BoardWorld, startBoardWorld } from '../../../../test/worlds/board-world.ts'

let world: BoardWorld
/** Dispatchers of the zone of the shop, and of another zone. */
let here: Record<string, string>
let elsewhere: Record<string, string>
beforeAll(async () => {
  world = await startBoardWorld()
  for (const [id, latitude] of [
    ['centre', 1.3],
    ['north', 1.44],
  ] as const) {
    const area = { type: 'Circle', center: { latitude, longitude: 103.85 }, metres: 3000 }
    const body = { name: id, area, reason: 'a test' }
    await send(world.server, 'PUT', `/api/ops/v1/zones/${id}`, { headers: world.ana.headersIn('SG'), body })
  }
  here = await dispatcherOf('centre')
  elsewhere = await dispatcherOf('north')
})
afterAll(() => world.server.stop())
beforeEach(async () => {
  await world.clear()
  await world.server.platform.db.deleteFrom('rider_zone').execute()
})

async function dispatcherOf(zone: string) {
  const grants = [{ country: 'SG', role: 'dispatcher', zones: [zone] }] as const
  const operator = await seedConsoleOperator(world.server, `${zone}@beckon.test`, grants)
  return (await openConsole(world.server, operator)).headers
}

const setZone = (riderId: string, zone: string) =>
  world.server.platform.db
    .insertInto('rider_zone')
    .values({ rider_id: riderId, country: 'SG', zone_id: zone })
    .execute()

it('an operator with zones sees their orders, and riders who work there', async () => {
  await world.riders('siti', 'mei', 'lin')
  await setZone('mei', 'centre')
  await setZone('lin', 'north')
  const orderId = await world.search()
  const own = await world.board(undefined, here)
  expect(own.orders).toMatchObject([{ order_id: orderId, zones: ['centre'] }])
  expect(own.riders.map(({ rider_id: id }) => id)).toEqual(['mei', 'siti'])
  const other = await world.board(undefined, elsewhere)
  expect([other.orders, other.riders.map(({ rider_id: id }) => id)]).toEqual([[], ['lin', 'siti']])
})

it('orders and riders outside of the zones do not exist for the operator', async () => {
  await world.riders('siti', 'mei', 'lin')
  await setZone('lin', 'north')
  const orderId = await world.search()
  const assign = (riderId: string, headers: Record<string, string>) =>
    world.change(orderId, 'assign', { rider_id: riderId }, headers)
  expect(await assign('mei', elsewhere)).toMatchObject({ status: 404, code: 'order.not-found' })
  expect(await assign('lin', here)).toMatchObject({ status: 404, code: 'rider.not-found' })
  const url = `/api/ops/v1/board/orders/${orderId}/offers`
  expect((await send(world.server, 'GET', url, { headers: elsewhere })).code).toBe('order.not-found')
  expect((await send(world.server, 'GET', url, { headers: world.ana.headersIn('MY') })).code).toBe(
    'order.not-found',
  )
  expect((await assign('mei', here)).code).toBe('ok')
  expect((await world.change(orderId, 'take-back', {}, elsewhere)).code).toBe('order.not-found')
})

it('a rider of another zone who carries an order of the own one is seen, and only then', async () => {
  const [siti] = await world.riders('siti')
  const orderId = await world.accepted(siti)
  await setZone('siti', 'north')
  const { riders } = await world.board(undefined, here)
  expect(riders.map(({ rider_id: id }) => id)).toEqual(['siti'])
  const setStops = (headers: Record<string, string>) =>
    send(world.server, 'PUT', '/api/ops/v1/board/riders/siti/stops', {
      headers,
      body: { stops: riders[0]?.stops, version: riders[0]?.stops_version, reason: 'a test' },
    })
  expect((await setStops(here)).code).toBe('ok')
  await world.server.platform.db.updateTable('orders').set({ pickup_latitude: 1.2 }).execute()
  expect((await setStops(here)).code).toBe('rider.not-found')
  expect((await world.board(undefined, elsewhere)).orders.map(({ order_id: id }) => id)).not.toContain(
    orderId,
  )
})

it('the new order of stops of a rider comes without orders of other zones', async () => {
  const [siti] = await world.riders('siti')
  const orderId = await world.accepted(siti)
  const otherId = await world.accepted(siti)
  await world.server.platform.db
    .updateTable('orders')
    .set({ pickup_latitude: 1.44 })
    .where('order_id', '=', otherId)
    .execute()
  const [rider] = (await world.board(undefined, here)).riders
  const answer = await send(world.server, 'PUT', '/api/ops/v1/board/riders/siti/stops', {
    headers: here,
    body: { stops: rider?.stops, version: rider?.stops_version, reason: 'a test' },
  })
  const { orders } = answer.result as { orders: { order_id: string }[] }
  expect(orders.map(({ order_id: id }) => id)).toEqual([orderId])
})

it('an order that leaves the zones is removed, and a cursor of other zones gives the whole board', async () => {
  await world.riders('siti')
  const orderId = await world.search()
  const first = await world.board(undefined, here)
  await world.server.platform.db.updateTable('orders').set({ pickup_latitude: 1.44 }).execute()
  const second = await world.board(first.cursor, here)
  expect(second).toMatchObject({ full: false, orders: [], removed: [orderId] })
  expect((await world.board(second.cursor, elsewhere)).full).toBe(true)
  expect((await world.board(second.cursor)).full).toBe(true)
})
