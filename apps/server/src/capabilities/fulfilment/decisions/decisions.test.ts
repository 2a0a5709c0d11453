import type { OrderRecord } from '@beckon/contract'
import type { ActKind } from '@beckon/domain/rider'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RiderRequestOptions } from '../../../../test/ask-for-rider.ts'
import { type DispatchWorld, startDispatchWorld } from '../../../../test/worlds/dispatch-world.ts'
import { addRider, orderKeyOf, type TestRider } from '../../../../test/dispatch.ts'
import { move } from '../../../../test/moving.ts'
import { send } from '../../../../test/post.ts'
import { seedOperator } from '../../../../test/seed/seed-operator.ts'
import { ledger } from '../../money/ledger/index.ts'
import { searchAgain } from '../dispatch/search/search-again.ts'
import { seekRider } from '../dispatch/search/seek-rider.ts'

const MINUTE = 60
let world: DispatchWorld
let rider: TestRider
beforeAll(async () => {
  world = await startDispatchWorld()
})
beforeEach(async () => {
  await world.clear()
  ;[rider] = await world.riders('r1')
})
afterAll(() => world.server.stop())

const prepaid: RiderRequestOptions['change'] = (request) => ({
  ...request,
  order: { ...request.order, payment_method: 'PAID' },
})

/** An order whose rider stands at the door. */
async function atDoor(change = prepaid): Promise<string> {
  const orderId = await world.accepted(rider, change)
  for (const step of ['arrive_pickup', 'collect', 'leave_pickup', 'arrive_dropoff'] as const) {
    expect((await rider.act(step, orderId)).code).toBe('ok')
  }
  return orderId
}

const trouble = (orderId: string, cause = 'UNREACHABLE', note = 'Nobody opens') =>
  rider.act('report_trouble', orderId, { cause, note })

async function decide(orderId: string, answer: object, position?: number) {
  const { decision } = await world.record(orderId)
  return send(world.server, 'POST', `/api/orders/v1/order/${orderId}/decision`, {
    headers: world.shop.headers,
    body: { vendor_id: 'shop', position: position ?? decision?.position ?? 0, answer },
  })
}

/** Creates an order for which no rider was found. */
async function stalled(): Promise<string> {
  await world.clear()
  const orderId = await world.search()
  // Ends its search early: waiting 15 minutes would end the shop's session.
  await world.server.platform.db.updateTable('dispatch').set({ give_up_at: world.clock.now() }).execute()
  await seekRider(world.deps, orderKeyOf(orderId))
  return orderId
}

const lastOf = async (orderId: string) => (await world.history(orderId)).at(-1)

describe('a parcel that cannot be handed over', () => {
  it('the shop gets a decision with prices, a time limit and a fallback', async () => {
    const orderId = await atDoor()
    const before = await world.record(orderId)
    expect((await trouble(orderId)).code).toBe('ok')
    const after = await world.record(orderId)
    const now = Math.floor(world.clock.now().getTime() / 1000)
    expect(after.decision).toEqual({
      position: 0,
      cause: 'UNREACHABLE',
      note: 'Nobody opens',
      opened_at: now,
      answer_by: now + 5 * MINUTE,
      options: [
        { option: 'TRY_AGAIN', price: 0 },
        { option: 'NEW_PIN', price: 0 },
        { option: 'LEAVE_WITH', price: 0 },
        { option: 'BRING_BACK', price: before.delivery_fee / 2 },
      ],
      fallback: 'BRING_BACK',
    })
    expect(after.version).toBeGreaterThan(before.version)
    expect((await rider.work()).assignments).toMatchObject([{ waits: true, instruction: null }])
  })

  it('a repeated question is one question', async () => {
    const orderId = await atDoor()
    await trouble(orderId)
    expect((await trouble(orderId)).code).toBe('ok')
    expect((await world.record(orderId)).decision?.position).toBe(0)
  })

  it.each<[string, ActKind[]]>([
    ['before it was collected', []],
    ['on its way back', ['arrive_pickup', 'collect', 'start_return']],
  ])('is none %s', async (_when, steps) => {
    const orderId = await world.accepted(rider)
    for (const step of steps)
      await rider.act(step, orderId, step === 'start_return' ? { reason: 'REFUSED' } : {})
    expect((await trouble(orderId)).code).toBe('order.move-not-allowed')
  })

  it('a problem reported by another rider is refused', async () => {
    const orderId = await atDoor()
    const [, other] = await world.riders('r8', 'r9')
    expect((await other.act('report_trouble', orderId, { cause: 'REFUSED' })).code).toBe('order.not-found')
  })
})

describe('the shop decides', () => {
  it('trying again is free once, then costs half the fee', async () => {
    const orderId = await atDoor()
    for (const charges of [0, 1]) {
      await trouble(orderId)
      const response = await decide(orderId, { option: 'TRY_AGAIN', note: 'Ring twice' })
      expect((response.result as OrderRecord).charges).toHaveLength(charges)
      expect((response.result as OrderRecord).decision).toBeNull()
    }
    expect((await rider.work()).assignments).toMatchObject([
      { waits: false, instruction: { option: 'TRY_AGAIN', note: 'Ring twice' } },
    ])
  })

  it('the shop may have the parcel left with another person, who then receives it', async () => {
    const orderId = await atDoor()
    await trouble(orderId)
    expect((await decide(orderId, { option: 'LEAVE_WITH', name: ' ' })).code).toBe('request.invalid')
    expect((await decide(orderId, { option: 'LEAVE_WITH', name: 'Mr Tan' })).code).toBe('ok')
    expect((await rider.work()).assignments).toMatchObject([
      { instruction: { option: 'LEAVE_WITH', name: 'Mr Tan' } },
    ])
    const handed = await rider.act('deliver', orderId, {
      received_by: 'Mr Tan',
      collected: null,
    })
    expect(handed.code).toBe('ok')
  })

  it('bringing a parcel back is charged and starts the return', async () => {
    const orderId = await atDoor()
    const { delivery_fee: fee } = await world.record(orderId)
    await trouble(orderId, 'REFUSED')
    expect((await decide(orderId, { option: 'BRING_BACK' })).result).toMatchObject({
      status: 'RETURN_INITIATED',
      // When the shop has it again, and not any more when the customer would have had it.
      eta: { pickup: expect.any(Number), dropoff: null },
      charges: [{ kind: 'BRING_BACK', amount: fee / 2 }],
      milestones: [
        { kind: 'ASKED', cause: 'REFUSED' },
        { kind: 'DECIDED', option: 'BRING_BACK', by: 'vendor' },
        { kind: 'CHARGED', charge: 'BRING_BACK', amount: fee / 2 },
      ],
    })
    expect(await lastOf(orderId)).toBe('RETURN_INITIATED by vendor: REFUSED')
  })

  it('another drop-off point is priced before the choice, and the rider goes there', async () => {
    const orderId = await atDoor()
    await trouble(orderId, 'WRONG_ADDRESS')
    const location = { latitude: 1.32, longitude: 103.87 }
    const price = await send(world.server, 'POST', `/api/orders/v1/order/${orderId}/decision/price`, {
      headers: world.shop.headers,
      body: { vendor_id: 'shop', location },
    })
    expect(price.result).toMatchObject({ price: expect.any(Number) })
    const { price: told } = price.result as { price: number }
    expect(told).toBeGreaterThan(0)
    const door = { ...location, address: '9 Hill Street', notes: 'Blue door' }
    expect((await decide(orderId, { option: 'NEW_PIN', location: door })).result).toMatchObject({
      status: 'COURIER_LEFT_VENDOR',
      customer: { location: door },
      charges: [{ kind: 'NEW_PIN', amount: told }],
    })
    // The unit was of the address before.
    expect((await world.record(orderId)).customer.unit_number).toBeUndefined()
    expect((await rider.work()).assignments).toMatchObject([
      { task: { deliver: { ...location, address: '9 Hill Street' } } },
    ])
  })

  it('a parcel that is to be paid for at the door cannot be left with another person', async () => {
    const orderId = await atDoor((request) => ({
      ...request,
      order: { ...request.order, payment_method: 'PAYMENT_ON_DELIVERY' },
    }))
    await trouble(orderId)
    const { decision } = await world.record(orderId)
    expect(decision?.options.map(({ option }) => option)).toEqual(['TRY_AGAIN', 'NEW_PIN', 'BRING_BACK'])
  })

  it('an option that is not offered, too far or chosen already is refused', async () => {
    const orderId = await atDoor()
    await trouble(orderId, 'REFUSED')
    expect((await decide(orderId, { option: 'LEAVE_WITH', name: 'Mr Tan' })).code).toBe(
      'decision.not-offered',
    )
    expect((await decide(orderId, { option: 'BRING_BACK' }, 7)).code).toBe('decision.gone')
    await decide(orderId, { option: 'BRING_BACK' })
    expect((await decide(orderId, { option: 'BRING_BACK' }, 0)).code).toBe('ok')
    expect((await decide(orderId, { option: 'TRY_AGAIN' }, 0)).code).toBe('decision.gone')
    await world.clear()
    ;[rider] = await world.riders('r1')
    const other = await atDoor()
    await trouble(other, 'WRONG_ADDRESS')
    const far = { latitude: 1.6, longitude: 104.2, address: 'Far', notes: '' }
    expect((await decide(other, { option: 'NEW_PIN', location: far })).code).toBe('delivery.too-far')
    expect((await world.record(other)).decision).not.toBeNull()
  })

  it('a decision is refused once the parcel was handed over', async () => {
    const orderId = await atDoor()
    await trouble(orderId)
    await rider.act('deliver', orderId, { received_by: 'Mei Lin', collected: null })
    expect((await world.record(orderId)).decision).toBeNull()
    expect((await decide(orderId, { option: 'BRING_BACK' })).code).toBe('decision.gone')
  })
})

it('a charge of a guest is written off, because a guest has no account to settle it', async () => {
  const { db } = world.server.platform
  const isGuest = (is_guest: boolean) =>
    db.updateTable('vendor').set({ is_guest }).where('vendor_id', '=', 'shop').execute()
  const orderId = await atDoor()
  await trouble(orderId, 'REFUSED')
  // As a guest's: the calls of a shop do the same.
  await isGuest(true)
  const response = await decide(orderId, { option: 'BRING_BACK' })
  await isGuest(false)
  expect(response.code).toBe('ok')
  const { charges } = await world.record(orderId)
  const minor = Math.round((charges[0]?.amount ?? 0) * 100)
  expect(minor).toBeGreaterThan(0)
  const books = await ledger(world.server.platform).balances(db, orderKeyOf(orderId))
  expect(books).toMatchObject({ receivable: 0, charges: -minor, written_off: minor })
  const operator = await seedOperator(world.server, 'ops', ['SG'])
  const headers = operator.headersIn('SG')
  const listed = await world.server.app.inject({ url: '/api/ops/v1/written-off', headers })
  expect(listed.json().result).toMatchObject([{ order_id: orderId, amount: minor / 100, currency: 'SGD' }])
})

it('a charge that was written off for a guest is not refunded, although the guest has an account meanwhile', async () => {
  const { db } = world.server.platform
  const isGuest = (is_guest: boolean) =>
    db.updateTable('vendor').set({ is_guest }).where('vendor_id', '=', 'shop').execute()
  const orderId = await stalled()
  await isGuest(true)
  const response = await decide(orderId, { option: 'RAISE_FEE' })
  await isGuest(false)
  expect(response.code).toBe('ok')
  const cancelled = await send(world.server, 'PUT', '/api/orders/v1/order/cancel', {
    headers: world.shop.headers,
    body: { vendor_id: 'shop', order_id: orderId, reason: 'MISTAKE_ERROR' },
  })
  expect(cancelled.code).toBe('ok')
  const books = await ledger(world.server.platform).balances(db, orderKeyOf(orderId))
  expect(books).toMatchObject({ receivable: 0, charges: 0, written_off: 0 })
})

describe('no rider was found', () => {
  it('a stalled order offers a free cancellation', async () => {
    const orderId = await stalled()
    expect(await world.record(orderId)).toMatchObject({
      status: 'STALLED',
      decision: {
        cause: 'NO_RIDER',
        fallback: 'CANCEL',
        options: [
          { option: 'WAIT', price: 0 },
          { option: 'RAISE_FEE' },
          { option: 'SCHEDULE', price: 0 },
          { option: 'CANCEL', price: 0 },
        ],
      },
    })
  })

  it('a shop that keeps waiting starts a new search, which includes riders who came on duty meanwhile', async () => {
    const orderId = await stalled()
    expect((await decide(orderId, { option: 'WAIT' })).result).toMatchObject({
      status: 'WAITING_FOR_TRANSPORT',
    })
    const [late] = await world.riders('r2')
    await searchAgain(world.deps, orderKeyOf(orderId))
    expect((await late.work()).offer).toMatchObject({ offer_id: `${orderId}.0` })
  })

  it('a shop that pays more has riders from farther away asked, with the higher pay in the offer', async () => {
    const orderId = await stalled()
    const far = await addRider(world.server, { riderId: 'far', at: { latitude: 1.46, longitude: 103.85 } })
    const { delivery_fee: fee } = await world.record(orderId)
    const { charges } = (await decide(orderId, { option: 'RAISE_FEE' })).result as OrderRecord
    expect(charges).toEqual([{ kind: 'RAISE_FEE', amount: expect.closeTo(fee / 4, 1) }])
    await searchAgain(world.deps, orderKeyOf(orderId))
    expect((await far.work()).offer).toMatchObject({ offer_id: `${orderId}.0`, bonus: charges[0]?.amount })
  })

  it('without a raise, riders farther away are still not asked', async () => {
    const orderId = await stalled()
    const far = await addRider(world.server, { riderId: 'far', at: { latitude: 1.46, longitude: 103.85 } })
    await decide(orderId, { option: 'WAIT' })
    await searchAgain(world.deps, orderKeyOf(orderId))
    expect((await far.work()).offer).toBeNull()
  })

  it('a raise is not charged if the order is cancelled in the end', async () => {
    const orderId = await stalled()
    await decide(orderId, { option: 'RAISE_FEE' })
    const { charges } = await world.record(orderId)
    const cancelled = await send(world.server, 'PUT', '/api/orders/v1/order/cancel', {
      headers: world.shop.headers,
      body: { vendor_id: 'shop', order_id: orderId, reason: 'MISTAKE_ERROR' },
    })
    expect(cancelled.code).toBe('ok')
    const raised = charges[0]?.amount ?? 0
    expect(raised).toBeGreaterThan(0)
    expect((await world.record(orderId)).charges).toEqual([
      { kind: 'RAISE_FEE', amount: raised },
      { kind: 'RAISE_FEE', amount: -raised },
    ])
    const books = await ledger(world.server.platform).balances(world.server.platform.db, orderKeyOf(orderId))
    expect(books).toMatchObject({ receivable: 0, charges: 0, written_off: 0 })
  })

  it('a raise stays charged once a rider has accepted', async () => {
    const orderId = await stalled()
    const [late] = await world.riders('r2')
    await decide(orderId, { option: 'RAISE_FEE' })
    await searchAgain(world.deps, orderKeyOf(orderId))
    expect((await late.post(`/offer/${orderId}.0/accept`)).code).toBe('ok')
    expect((await world.record(orderId)).charges).toMatchObject([{ kind: 'RAISE_FEE' }])
  })

  it('the order is scheduled for another time within the limits of pre-orders', async () => {
    const orderId = await stalled()
    const now = Math.floor(world.clock.now().getTime() / 1000)
    const soon = await decide(orderId, { option: 'SCHEDULE', preordered_for: now + 60 })
    expect(soon.meta['fields']).toEqual({ preorderedFor: 'request.fault.preorder-too-soon' })
    const at = now + 2 * 60 * MINUTE
    expect((await decide(orderId, { option: 'SCHEDULE', preordered_for: at })).result).toMatchObject({
      status: 'RECEIVED',
      can: { cancel: true },
      preordered_for: at,
      promised: { lower: expect.any(Number) },
    })
    expect((await world.history(orderId)).slice(-2)).toEqual([
      'NEW by vendor: SET_FOR_LATER',
      'RECEIVED by system: RECEIVED',
    ])
  })

  it('the shop cancels a stalled order', async () => {
    const orderId = await stalled()
    expect((await decide(orderId, { option: 'CANCEL' })).result).toMatchObject({ status: 'CANCELLED' })
    expect(await lastOf(orderId)).toBe('CANCELLED by vendor: NO_RIDER_FOUND')
  })
})

it('a problem with a late collected parcel opens a decision, and the delivery continues after it', async () => {
  const orderId = await atDoor()
  const late = { ...orderKeyOf(orderId), to: 'DELAYED', actor: 'system', reason: 'LATE' } as const
  await move(world.server, late)
  expect((await rider.work()).assignments).toMatchObject([{ picked_up: true }])
  expect((await trouble(orderId)).code).toBe('ok')
  expect((await decide(orderId, { option: 'BRING_BACK' })).result).toMatchObject({
    status: 'RETURN_INITIATED',
  })
})
