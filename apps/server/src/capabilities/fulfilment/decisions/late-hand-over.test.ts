import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { RiderRequestOptions } from '../../../../test/ask-for-rider.ts'
import { emptyTables } from '../../../../test/empty-tables.ts'
import { orderKeyOf, type TestRider } from '../../../../test/dispatch.ts'
import { move } from '../../../../test/moving.ts'
import { send } from '../../../../test/post.ts'
import { turnOff, turnOn } from '../../../../test/seed/turn-on.ts'
import { type DispatchWorld, startDispatchWorld } from '../../../../test/worlds/dispatch-world.ts'
import { ledger } from '../../money/ledger/index.ts'
import { searchAgain } from '../dispatch/search/search-again.ts'
import { seekRider } from '../dispatch/search/seek-rider.ts'

let world: DispatchWorld
let rider: TestRider
/** Seconds since 1970; the session of the shop is short. */
let start: number
beforeAll(async () => {
  world = await startDispatchWorld()
  start = now()
})
afterAll(() => world.server.stop())
beforeEach(begin)

const now = () => world.clock.now().getTime() / 1000

async function begin(): Promise<void> {
  await emptyTables(world.server.platform.db, 'rider_earning', 'cash_collection', 'cash_advance')
  await world.clear()
  world.clock.advance(start - now())
  ;[rider] = await world.riders('siti')
}

const prepaid: RiderRequestOptions['change'] = (request) => ({
  ...request,
  order: { ...request.order, payment_method: 'PAID' },
})

interface Way {
  readonly change?: RiderRequestOptions['change']
  readonly paid?: number
  readonly collected?: number
}

/** An order whose rider has been at the door since second 60. */
async function atDoor(orderId: string, { paid }: Way): Promise<void> {
  await rider.act('arrive_pickup', orderId)
  await rider.act('collect', orderId, { paid: paid ?? null })
  await rider.act('leave_pickup', orderId)
  world.clock.advance(60)
  expect((await rider.act('arrive_dropoff', orderId)).code).toBe('ok')
}

const deliver = (orderId: string, { collected }: Way, at = now()) =>
  rider.act('deliver', orderId, { received_by: 'Mei', collected: collected ?? null, occurred_at: at })

const decide = async (orderId: string, option: string) => {
  const { decision } = await world.record(orderId)
  const body = { vendor_id: 'shop', position: decision?.position, answer: { option } }
  const { headers } = world.shop
  return send(world.server, 'POST', `/api/orders/v1/order/${orderId}/decision`, { headers, body })
}

const trouble = (orderId: string) => rider.act('report_trouble', orderId, { cause: 'UNREACHABLE' })

/** The balances of an order, with the sum of its charges as the shop sees them. */
async function money(orderId: string) {
  const { status, charges } = await world.record(orderId)
  const balances = await ledger(world.server.platform).balances(world.server.platform.db, orderKeyOf(orderId))
  return { status, balances, charged: charges.reduce((sum, { amount }) => sum + amount, 0) }
}

/** The money of a plain delivery: handed over in second 120. */
async function plain(way: Way) {
  await begin()
  const orderId = await world.accepted(rider, way.change)
  await atDoor(orderId, way)
  world.clock.advance(60)
  expect((await deliver(orderId, way)).code).toBe('ok')
  const found = await money(orderId)
  await begin()
  return found
}

it.each([
  ['paid in advance', { change: prepaid }],
  ['with cash', { collected: 25.5 }],
  ['with too little cash', { collected: 20 }],
  ['whose rider paid the shop', { paid: 25.5, collected: 25.5 }],
])(
  'a parcel %s that was handed over before it was sent back costs as if it had not been',
  async (_how, way) => {
    if ('paid' in way) await turnOn(world.server, 'SG', ['PayAtPickup'])
    const expected = await plain(way)
    const orderId = await world.accepted(rider, 'change' in way ? way.change : undefined)
    await atDoor(orderId, way)
    await trouble(orderId)
    world.clock.advance(600)
    expect((await decide(orderId, 'BRING_BACK')).code).toBe('ok')
    expect((await money(orderId)).charged).toBeGreaterThan(0)
    world.clock.advance(60)
    expect((await deliver(orderId, way, start + 120)).code).toBe('ok')
    expect(await money(orderId)).toEqual(expected)
    await turnOff(world.server, 'SG', ['PayAtPickup'])
  },
)

it('another try that the shop paid for after the hand-over is given back, and one before it is not', async () => {
  const expected = await plain({ change: prepaid })
  const orderId = await world.accepted(rider, prepaid)
  await atDoor(orderId, {})
  for (const charges of [0, 1]) {
    await trouble(orderId)
    world.clock.advance(100)
    expect((await decide(orderId, 'TRY_AGAIN')).result).toMatchObject({ charges: { length: charges } })
  }
  expect((await deliver(orderId, {}, start + 120)).code).toBe('ok')
  expect(await money(orderId)).toEqual(expected)
  await begin()
  const tried = await world.accepted(rider, prepaid)
  await atDoor(tried, {})
  for (const option of ['TRY_AGAIN', 'TRY_AGAIN']) {
    await trouble(tried)
    await decide(tried, option)
  }
  const handedOver = now() + 1
  world.clock.advance(300)
  expect((await deliver(tried, {}, handedOver)).code).toBe('ok')
  expect((await money(tried)).charged).toBeGreaterThan(0)
})

/** An order that a rider accepted after the shop raised the fee. */
async function raised(): Promise<string> {
  await world.clear()
  const orderId = await world.search(prepaid)
  await world.server.platform.db.updateTable('dispatch').set({ give_up_at: world.clock.now() }).execute()
  await seekRider(world.deps, orderKeyOf(orderId))
  expect((await decide(orderId, 'RAISE_FEE')).code).toBe('ok')
  ;[rider] = await world.riders('siti')
  await searchAgain(world.deps, orderKeyOf(orderId))
  expect((await rider.post(`/offer/${orderId}.0/accept`)).code).toBe('ok')
  return orderId
}

async function callOff(orderId: string): Promise<void> {
  await move(world.server, { ...orderKeyOf(orderId), to: 'DELAYED', actor: 'system', reason: 'LATE' })
  await turnOn(world.server, 'SG', ['DelayedCancellation'])
  const body = { vendor_id: 'shop', order_id: orderId, reason: 'MISTAKE_ERROR' }
  const { headers } = world.shop
  const answer = await send(world.server, 'PUT', '/api/orders/v1/order/cancel', { headers, body })
  expect(answer.code).toBe('ok')
  await turnOff(world.server, 'SG', ['DelayedCancellation'])
}

it('a raise that was given back with a cancellation is charged again where the parcel was delivered before', async () => {
  const first = await raised()
  await atDoor(first, {})
  world.clock.advance(60)
  expect((await deliver(first, {})).code).toBe('ok')
  const expected = await money(first)
  expect(expected.charged).toBeGreaterThan(0)
  await begin()
  const orderId = await raised()
  world.clock.advance(200)
  await callOff(orderId)
  expect((await money(orderId)).charged).toBe(0)
  world.clock.advance(60)
  const act = { occurred_at: start + 10 }
  await rider.act('collect', orderId, act)
  expect((await deliver(orderId, {}, start + 120)).code).toBe('ok')
  const { charges } = await world.record(orderId)
  expect(charges.map(({ amount }) => Math.sign(amount))).toEqual([1, -1, 1])
  expect(await money(orderId)).toEqual(expected)
})
