import type { Stop } from '@beckon/contract'
import type { Point } from '@beckon/domain/geo'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { requestedOrder } from '../../../../../test/ask-for-rider.ts'
import { addRider, orderKeyOf, type TestRider } from '../../../../../test/dispatch.ts'
import { type DispatchWorld, startDispatchWorld } from '../../../../../test/worlds/dispatch-world.ts'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import { beginDispatch, seekRider } from '../search/seek-rider.ts'
import { timeStops } from './time-stops.ts'

let world: DispatchWorld
let rider: TestRider
beforeAll(async () => {
  world = await startDispatchWorld()
})
afterAll(() => world.server.stop())
beforeEach(async () => {
  await world.clear()
  await sql`delete from pgboss.job where name = 'time-stops'`.execute(world.deps.db)
  ;[rider] = await world.riders('siti')
})

const near: Point = { latitude: 1.31, longitude: 103.86 }
const beyond: Point = { latitude: 1.312, longitude: 103.862 }
const away: Point = { latitude: 1.26, longitude: 103.8 }

async function searchTo(destination: Point): Promise<string> {
  const orderId = await requestedOrder(world.server, world.shop, { vendorId: 'shop', destination })
  await beginDispatch(world.deps, orderKeyOf(orderId))
  return orderId
}

async function acceptedTo(destination: Point, who = rider): Promise<string> {
  const orderId = await searchTo(destination)
  expect(await who.post(`/offer/${orderId}.0/accept`)).toMatchObject({ status: 200 })
  await timeStops(world.deps, who)
  return orderId
}

/** Jobs that time the stops again. */
async function waitingJobs(): Promise<number> {
  const { rows } =
    await sql`select 1 from pgboss.job where name = 'time-stops' and state = 'created'`.execute(world.deps.db)
  return rows.length
}

const named = (
  stops: readonly Pick<Stop, 'order_id' | 'kind'>[] | undefined,
  names: Record<string, string>,
) => stops?.map(({ order_id: id, kind }) => `${kind} ${names[id]}`)
const etaOf = async (orderId: string) => (await world.record(orderId)).eta
const now = () => world.clock.now().getTime() / 1000

describe('an offer to a rider with a parcel', () => {
  it('has the order of stops with both parcels, and by how much the ride becomes longer', async () => {
    const first = await acceptedTo(near)
    const second = await searchTo(beyond)
    const { offer } = await rider.work()
    const names = { [first]: 'first', [second]: 'second' }
    expect(offer?.offer_id).toBe(`${second}.0`)
    expect(named(offer?.stops, names)).toEqual([
      'pickup first',
      'pickup second',
      'dropoff first',
      'dropoff second',
    ])
    // 311 m at five metres a second, and one hand-over.
    expect(offer?.detour_seconds).toBeGreaterThan(230)
    expect(offer?.detour_seconds).toBeLessThan(260)
    const times = offer?.stops?.map(({ expected_at: at }) => at ?? 0) ?? []
    expect(times).toEqual(times.toSorted((a, b) => a - b))
  })

  it('is not made where the ride would become too long, where a trouble is open, or beyond the limit', async () => {
    const first = await acceptedTo(near)
    const far = await searchTo(away)
    expect((await world.record(far)).status).toBe('WAITING_FOR_TRANSPORT')
    await rider.act('collect', first)
    await rider.act('report_trouble', first, { cause: 'UNREACHABLE' })
    const held = await searchTo(beyond)
    expect((await world.record(held)).status).toBe('WAITING_FOR_TRANSPORT')
    await world.deps.db.deleteFrom('order_decision').execute()
    await world.set('riderParcels', '1')
    await seekRider(world.deps, orderKeyOf(held))
    expect((await rider.work()).offer).toBeNull()
    await world.set('riderParcels', '2')
    await seekRider(world.deps, orderKeyOf(held))
    expect((await rider.work()).offer?.offer_id).toBe(`${held}.0`)
  })

  it('is not made while a free rider is about as near', async () => {
    await acceptedTo(near)
    const free = await addRider(world.server, { riderId: 'free', at: { latitude: 1.304, longitude: 103.85 } })
    const second = await searchTo(beyond)
    expect((await free.work()).offer?.offer_id).toBe(`${second}.0`)
    expect((await rider.work()).offer).toBeNull()
  })

  it('is made where the nearest free rider is far away', async () => {
    await acceptedTo(near)
    await addRider(world.server, { riderId: 'free', at: { latitude: 1.33, longitude: 103.85 } })
    const second = await searchTo(beyond)
    expect((await rider.work()).offer?.offer_id).toBe(`${second}.0`)
  })

  it('is not made with cash beyond the limit that the parcels in hand will bring', async () => {
    await world.set('riderCashLimit', '50')
    await acceptedTo(near)
    const second = await searchTo(beyond)
    expect((await world.record(second)).status).toBe('WAITING_FOR_TRANSPORT')
    await world.set('riderCashLimit', '51')
    await seekRider(world.deps, orderKeyOf(second))
    expect((await rider.work()).offer?.offer_id).toBe(`${second}.0`)
  })
})

describe('two offers accepted at once', () => {
  it('never give a rider more parcels than the limit', async () => {
    await acceptedTo(near)
    const [one, two] = [await searchTo(beyond), await searchTo(beyond)]
    // A second open offer, as two processes without a lock might leave.
    const at = world.clock.now()
    const expires_at = new Date(at.getTime() + 30_000)
    const key = { vendor_id: 'shop', order_id: two }
    const { db } = world.deps
    await db
      .insertInto('offer')
      .values({
        ...key,
        position: 0,
        offer_id: `${two}.0`,
        rider_id: 'siti',
        state: 'open',
        made_at: at,
        expires_at,
      })
      .execute()
    await db
      .updateTable('orders')
      .set({ status: 'ASSIGNED_TO_TRANSPORT' })
      .where('order_id', '=', two)
      .execute()
    const both = await Promise.all([one, two].map((id) => rider.post(`/offer/${id}.0/accept`)))
    expect(both.map(({ code }) => code).toSorted()).toEqual(['offer.gone', 'ok'])
    expect((await rider.work()).assignments).toHaveLength(2)
  })
})

describe('many searches at once', () => {
  it('make one offer to a rider with a parcel, and none once the rider is full', async () => {
    await acceptedTo(near)
    const orders = await Promise.all(
      Array.from({ length: 5 }, () =>
        requestedOrder(world.server, world.shop, { vendorId: 'shop', destination: beyond }),
      ),
    )
    await Promise.all(orders.map((orderId) => beginDispatch(world.deps, orderKeyOf(orderId))))
    const { offer } = await rider.work()
    const open = await world.deps.db
      .selectFrom('offer')
      .select('offer_id')
      .where('state', '=', 'open')
      .execute()
    expect(open).toEqual([{ offer_id: offer?.offer_id }])
    expect(await rider.post(`/offer/${offer?.offer_id}/accept`)).toMatchObject({ status: 200 })
    const waiting = orders.filter((orderId) => offer?.offer_id !== `${orderId}.0`)
    await Promise.all(waiting.map((orderId) => seekRider(world.deps, orderKeyOf(orderId))))
    expect(await rider.work()).toMatchObject({ offer: null, duty: { no_offers: ['busy'] } })
  })
})

describe('the expected times of several parcels', () => {
  it('follow the order of stops once another parcel is accepted', async () => {
    const first = await acceptedTo(beyond)
    const before = await etaOf(first)
    const second = await acceptedTo(near)
    const after = await etaOf(first)
    const own = await etaOf(second)
    expect(own.dropoff).toBeLessThan(after.dropoff ?? 0)
    // The hand-over at the nearer door comes before.
    expect((after.dropoff ?? 0) - (before.dropoff ?? 0)).toBeGreaterThanOrEqual(179)
    expect(after.pickup).toBe(before.pickup)
    const { stops } = await rider.work()
    expect(stops.map(({ expected_at: at }) => at)).toEqual([
      after.pickup,
      own.pickup,
      own.dropoff,
      after.dropoff,
    ])
  })

  it('are recomputed when a stop is made, and the made stop is gone', async () => {
    const first = await acceptedTo(beyond)
    const second = await acceptedTo(near)
    await rider.act('arrive_pickup', first)
    await rider.act('collect', first)
    world.clock.advance(600)
    await rider.act('collect', second)
    await timeStops(world.deps, rider)
    const { stops } = await rider.work()
    expect(named(stops, { [first]: 'first', [second]: 'second' })).toEqual([
      'dropoff second',
      'dropoff first',
    ])
    expect(await etaOf(first)).toMatchObject({ pickup: null })
    expect((await etaOf(second)).dropoff).toBeGreaterThan(now())
    await rider.act('deliver', second, { received_by: 'Mei', collected: 25.5 })
    await timeStops(world.deps, rider)
    expect(named((await rider.work()).stops, { [first]: 'first' })).toEqual(['dropoff first'])
  })

  it('are later for all parcels when the rider is held up', async () => {
    const first = await acceptedTo(beyond)
    const second = await acceptedTo(near)
    const before = [await etaOf(first), await etaOf(second)]
    await rider.act('report_hold_up', first, { seconds: 300 })
    await timeStops(world.deps, { riderId: rider.riderId, lostSeconds: 300 })
    const after = [await etaOf(first), await etaOf(second)]
    expect(after.map(({ dropoff }) => dropoff)).toEqual(before.map(({ dropoff }) => (dropoff ?? 0) + 300))
  })

  it('are asked for again by each move of one of the parcels, also by a cancellation', async () => {
    const first = await acceptedTo(beyond)
    const before = await etaOf(first)
    await rider.act('arrive_pickup', first)
    expect(await waitingJobs()).toBe(0)
    const second = await acceptedTo(near)
    expect(await waitingJobs()).toBe(1)
    await sql`delete from pgboss.job where name = 'time-stops'`.execute(world.deps.db)
    // Support cancels an order that the rider has accepted.
    const cancelled = await inTransaction(world.deps.db, (tx) =>
      world.deps.orders.move(tx, { ...orderKeyOf(second), to: 'CANCELLED', actor: 'operator' }),
    )
    expect(cancelled).toMatchObject({ status: 'CANCELLED' })
    await timeStops(world.deps, rider)
    expect(await etaOf(first)).toEqual(before)
  })

  it('of a returned parcel come after the customers', async () => {
    const first = await acceptedTo(beyond)
    const second = await acceptedTo(near)
    for (const id of [first, second]) await rider.act('collect', id)
    await rider.act('start_return', second, { reason: 'REFUSED' })
    await timeStops(world.deps, rider)
    const { stops } = await rider.work()
    expect(named(stops, { [first]: 'first', [second]: 'second' })).toEqual(['dropoff first', 'return second'])
    const back = await etaOf(second)
    expect(back.dropoff).toBeNull()
    expect(back.pickup).toBeGreaterThan((await etaOf(first)).dropoff ?? 0)
  })
})

describe('the order of stops', () => {
  const set = (stops: readonly (readonly [string, string])[], also: object = {}) =>
    rider.put('/stops', { stops: stops.map(([order_id, kind]) => ({ order_id, kind })), ...also })

  it('is changed by the rider, and all expected times follow', async () => {
    const first = await acceptedTo(beyond)
    const second = await acceptedTo(near)
    for (const id of [first, second]) await rider.act('collect', id)
    await timeStops(world.deps, rider)
    const before = await etaOf(second)
    const answer = await set([
      [first, 'dropoff'],
      [second, 'dropoff'],
    ])
    expect(answer).toMatchObject({
      status: 200,
      json: { result: [{ order_id: first }, { order_id: second }] },
    })
    expect((await rider.work()).stops.map(({ order_id: id }) => id)).toEqual([first, second])
    expect((await etaOf(second)).dropoff).toBeGreaterThan(before.dropoff ?? 0)
  })

  it('is refused with other stops than those of the parcels in hand', async () => {
    const first = await acceptedTo(near)
    expect(await set([[first, 'dropoff']])).toMatchObject({ status: 409, code: 'stops.changed' })
    expect(
      await set([
        [first, 'dropoff'],
        [first, 'pickup'],
      ]),
    ).toMatchObject({ status: 400, code: 'stops.order' })
  })

  it('that makes a parcel late needs the word of the rider', async () => {
    const first = await acceptedTo(near)
    const second = await acceptedTo(beyond)
    for (const id of [first, second]) await rider.act('collect', id)
    await timeStops(world.deps, rider)
    const promised = new Date(((await etaOf(first)).dropoff ?? 0) * 1000 + 60_000)
    await world.deps.db
      .updateTable('orders')
      .set({ promised_upper: promised })
      .where('order_id', '=', first)
      .execute()
    const wish = [
      [second, 'dropoff'],
      [first, 'dropoff'],
    ] as const
    expect(await set(wish)).toMatchObject({ status: 409, code: 'stops.late' })
    expect((await rider.work()).stops[0]).toMatchObject({ order_id: first })
    expect(await set(wish, { even_if_late: true })).toMatchObject({ status: 200 })
    expect(await world.record(first)).toMatchObject({ status: 'DELAYED' })
  })
})

describe('a rider with two parcels', () => {
  it('has had work until the last one ends', async () => {
    const first = await acceptedTo(near)
    const second = await acceptedTo(beyond)
    const idle = async () =>
      (await world.deps.db.selectFrom('rider').select('idle_since').executeTakeFirstOrThrow()).idle_since
    for (const id of [first, second]) await rider.act('collect', id)
    await rider.act('deliver', first, { received_by: 'Mei', collected: 25.5 })
    expect(await idle()).toBeNull()
    await rider.act('deliver', second, { received_by: 'Mei', collected: 25.5 })
    expect(await idle()).toEqual(world.clock.now())
  })

  it('leaves a trail and shows the position for each of them', async () => {
    const first = await acceptedTo(near)
    const second = await acceptedTo(beyond)
    const position = {
      ...{ latitude: 1.302, longitude: 103.85, bearing: null, speed: null, accuracy: 5, battery: null },
      taken_at: now(),
    }
    await rider.post('/positions', { positions: [position], sent_at: now() })
    const trail = await world.deps.db.selectFrom('order_trail').select('order_id').execute()
    expect(trail.map(({ order_id: id }) => id).toSorted()).toEqual([first, second].toSorted())
  })
})

describe('a shop and a customer', () => {
  const publicOrder = async (orderId: string) =>
    (
      await world.server.app.inject({
        url: `/api/orders/v1/public-order/${orderId}`,
        headers: { 'x-country': 'SG' },
      })
    ).json().result
  const pathOf = async (orderId: string) =>
    (
      await world.server.app.inject({
        url: `/api/hurrier/v1/riders/${orderId}`,
        headers: world.shop.headers,
      })
    ).json().result.path

  it('see how many other stops come before, but not the way to them', async () => {
    const first = await acceptedTo(beyond)
    expect(await world.record(first)).not.toHaveProperty('stops_before')
    const second = await acceptedTo(near)
    for (const id of [first, second]) await rider.act('collect', id)
    await timeStops(world.deps, rider)
    expect(await world.record(first)).toMatchObject({ stops_before: 1 })
    expect(await publicOrder(first)).toMatchObject({ stops_before: 1 })
    expect(await publicOrder(second)).not.toHaveProperty('stops_before')
    expect(await pathOf(first)).toEqual([])
    expect(await pathOf(second)).not.toEqual([])
    await rider.act('deliver', second, { received_by: 'Mei', collected: 25.5 })
    await timeStops(world.deps, rider)
    expect(await world.record(first)).not.toHaveProperty('stops_before')
    expect(await pathOf(first)).not.toEqual([])
  })
})
