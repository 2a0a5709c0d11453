import { type OrderStatus, vendorOf } from '@beckon/domain/order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestedOrder } from '../../../../../test/ask-for-rider.ts'
import { move as moveOrder } from '../../../../../test/moving.ts'
import { seedVendors } from '../../../../../test/seed/seed-vendors.ts'
import type { SignedIn } from '../../../../../test/seed/sign-in.ts'
import { testClock } from '../../../../../test/test-clock.ts'
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts'
import type { MoveRequest } from './move-order.ts'

const clock = testClock()
let server: TestServer
let anna: SignedIn
beforeAll(async () => {
  server = await startTestServer({ clock, env: { ROLES: 'api' } })
  anna = await seedVendors(server, {
    country: 'SG',
    email: 'anna@shop.test',
    vendors: [{ vendor_id: 'shop' }],
  })
})
afterAll(() => server.stop())

const move = (orderId: string, to: OrderStatus, actor: MoveRequest['actor'] = 'system', patch = {}) =>
  moveOrder(server, { vendorId: vendorOf(orderId) ?? '', orderId, to, actor, patch })
const recordOf = async (orderId: string) =>
  (
    await server.app.inject({
      url: `/api/orders/v1/order?vendorId=shop&orderId=${orderId}`,
      headers: anna.headers,
    })
  ).json().result
const riderOf = (orderId: string) =>
  server.app.inject({ url: `/api/hurrier/v1/riders/${orderId}`, headers: anna.headers })

describe('moving an order', () => {
  it('raises the version, appends to the history and leaves an event, each time', async () => {
    const orderId = await requestedOrder(server, anna, { vendorId: 'shop' })
    clock.advance(5)
    await move(orderId, 'RECEIVED')
    clock.advance(5)
    await move(orderId, 'WAITING_FOR_TRANSPORT')
    const record = await recordOf(orderId)
    expect(record).toMatchObject({ status: 'WAITING_FOR_TRANSPORT', version: 3 })
    expect(record.updated_at).toBe(clock.now().getTime() / 1000)
    expect(record.can).toEqual({ cancel: true, edit: true })
    expect(record.status_history.map((entry: { status: string }) => entry.status)).toEqual([
      'NEW',
      'RECEIVED',
      'WAITING_FOR_TRANSPORT',
    ])
    const events = await server.platform.db
      .selectFrom('outbox')
      .select('type')
      .where('subject', '=', orderId)
      .execute()
    expect(events).toHaveLength(3)
  })

  it.each<[OrderStatus, MoveRequest['actor'], string]>([
    ['DELIVERED', 'fleet', 'no-move'],
    ['RECEIVED', 'vendor', 'not-this-actor'],
    ['CANCELLED', 'vendor', 'not-this-actor'],
    ['NEW', 'system', 'not-this-actor'],
  ])('from NEW to %s by %s is refused and leaves nothing', async (to, actor, because) => {
    const orderId = await requestedOrder(server, anna, { vendorId: 'shop' })
    expect(await move(orderId, to, actor)).toEqual({
      refused: 'order.move-not-allowed',
      meta: { from: 'NEW', to, because },
    })
    expect(await recordOf(orderId)).toMatchObject({ status: 'NEW', version: 1 })
  })

  it('of an order that is not there is refused', async () => {
    expect(await move('shop-NOTHING', 'RECEIVED')).toEqual({ refused: 'order.not-found' })
  })

  it('lets exactly one of many win', async () => {
    const orderId = await requestedOrder(server, anna, { vendorId: 'shop' })
    const moved = await Promise.all(Array.from({ length: 6 }, () => move(orderId, 'RECEIVED')))
    expect(moved.filter((answer) => 'refused' in answer)).toHaveLength(5)
    expect(await recordOf(orderId)).toMatchObject({ version: 2 })
  })

  it('never writes a history that runs backwards', async () => {
    const orderId = await requestedOrder(server, anna, { vendorId: 'shop' })
    const { created_at } = await recordOf(orderId)
    clock.advance(-100)
    await move(orderId, 'RECEIVED')
    clock.advance(100)
    expect((await recordOf(orderId)).status_history[1].created_at).toBe(created_at)
  })
})

describe('the rider of an order', () => {
  it('is there once it has accepted, with the road ahead, and nowhere after the delivery', async () => {
    const orderId = await requestedOrder(server, anna, { vendorId: 'shop' })
    expect((await riderOf(orderId)).json().errors[0].code).toBe('rider.not-found')
    await addRider()
    for (const to of ['RECEIVED', 'WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT'] as const)
      await move(orderId, to)
    const eta_pickup = new Date(clock.now().getTime() + 60_000)
    const patch = { rider_id: 'r1', rider_name: 'Siti', rider_vehicle: 'bicycle', eta_pickup }
    await move(orderId, 'COURIER_ACCEPTED_DELIVERY', 'fleet', patch)
    const collecting = (await riderOf(orderId)).json().result
    expect(collecting).toMatchObject({
      order_id: orderId,
      rider: { name: 'Siti', vehicle: 'bicycle' },
      location: { latitude: 1.305, longitude: 103.851 },
      bearing: 90,
      eta: { pickup: eta_pickup.getTime() / 1000, dropoff: null },
    })
    expect(collecting.path.at(-1)).toEqual([103.85, 1.3])
    await move(orderId, 'PICKED_UP', 'fleet')
    expect((await riderOf(orderId)).json().result.path.at(-1)).toEqual([103.86, 1.31])
    await move(orderId, 'COURIER_LEFT_VENDOR', 'fleet')
    await move(orderId, 'RETURN_INITIATED', 'fleet')
    expect((await riderOf(orderId)).json().result.path.at(-1)).toEqual([103.85, 1.3])
    await move(orderId, 'RETURNED_TO_VENDOR', 'fleet')
    expect((await riderOf(orderId)).json().result).toMatchObject({ location: null, path: [] })
  })
})

const addRider = () =>
  server.platform.db
    .insertInto('rider')
    .values({
      rider_id: 'r1',
      country: 'SG',
      name: 'Siti',
      vehicle: 'bicycle',
      phone: '+6580000000',
      is_simulated: true,
      latitude: 1.305,
      longitude: 103.851,
      bearing: 90,
      located_at: clock.now(),
      created_at: clock.now(),
    })
    .execute()
