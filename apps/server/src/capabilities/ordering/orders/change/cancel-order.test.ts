import type { OrderRecord } from '@beckon/contract'
import { type OrderStatus, orderStatuses } from '@beckon/domain/order'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  begun,
  type DispatchWorld,
  offered,
  startDispatchWorld,
} from '../../../../../test/worlds/dispatch-world.ts'
import { orderKeyOf } from '../../../../../test/dispatch.ts'
import { move } from '../../../../../test/moving.ts'
import { send } from '../../../../../test/post.ts'
import { turnOff, turnOn } from '../../../../../test/seed/turn-on.ts'
import { seekRider } from '../../../fulfilment/dispatch/search/seek-rider.ts'
import { endSearch } from '../../../fulfilment/dispatch/search/end-search.ts'

let world: DispatchWorld
beforeAll(async () => {
  world = await startDispatchWorld()
})
beforeEach(() => world.clear())
afterAll(() => world.server.stop())

const cancel = (orderId: string, reason = 'MISTAKE_ERROR') =>
  send(world.server, 'PUT', '/api/orders/v1/order/cancel', {
    headers: world.shop.headers,
    body: { vendor_id: 'shop', order_id: orderId, reason },
  })

describe('calling an order off', () => {
  it('cancelling is free while no rider has accepted: announced before, and recorded with its reason', async () => {
    await world.riders('r1')
    const orderId = await world.search()
    expect(await world.record(orderId)).toMatchObject({
      can: { cancel: true },
      cancel_terms: { returns: 0, free_until: null },
    })
    const response = await cancel(orderId, 'DELIVERY_ETA_TOO_LONG')
    expect(response.result).toMatchObject({ status: 'CANCELLED', can: { cancel: false }, cancel_terms: null })
    expect(await world.history(orderId)).toEqual([
      ...begun,
      offered,
      'CANCELLED by vendor: DELIVERY_ETA_TOO_LONG',
    ])
  })

  it('a repeated cancellation gets the same answer', async () => {
    const orderId = await world.search()
    await cancel(orderId)
    expect((await cancel(orderId)).result).toMatchObject({ status: 'CANCELLED' })
    expect((await world.history(orderId)).filter((entry) => entry.startsWith('CANCELLED'))).toHaveLength(1)
  })

  it('frees the rider who was asked, who then finds nothing to accept', async () => {
    const { r1 } = Object.fromEntries((await world.riders('r1')).map((rider) => [rider.riderId, rider]))
    const orderId = await world.search()
    await cancel(orderId)
    expect((await r1?.work())?.offer).toBeNull()
    expect((await r1?.post(`/offer/${orderId}.0/accept`))?.code).toBe('offer.gone')
    await endSearch(world.deps, orderKeyOf(orderId))
    await endSearch(world.deps, orderKeyOf(orderId))
    const other = await world.search()
    expect((await r1?.work())?.offer).toMatchObject({ offer_id: `${other}.0` })
  })

  it('cancelling is refused once a rider has accepted, with the order as it is by then', async () => {
    const [rider] = await world.riders('r1')
    const orderId = await world.accepted(rider)
    expect(await cancel(orderId)).toMatchObject({
      code: 'order.not-cancellable',
      meta: { translation_key: 'error.cant-cancel-order', order: { status: 'COURIER_ACCEPTED_DELIVERY' } },
    })
  })

  it.each([1, 2, 3, 4, 5])(
    'a cancellation races with an acceptance: one wins, and both get an answer (%i)',
    async () => {
      const [rider] = await world.riders('r1')
      const orderId = await world.search()
      const [called, accepted] = await Promise.all([
        cancel(orderId),
        rider.post(`/offer/${orderId}.0/accept`),
      ])
      const { status } = await world.record(orderId)
      expect([called.code, accepted.code]).toEqual(
        status === 'CANCELLED' ? ['ok', 'offer.gone'] : ['order.not-cancellable', 'ok'],
      )
      expect(['CANCELLED', 'COURIER_ACCEPTED_DELIVERY']).toContain(status)
    },
  )

  it('takes one of three reasons', async () => {
    const orderId = await world.search()
    expect((await cancel(orderId, 'BORED')).code).toBe('request.invalid')
  })

  it('is allowed for what is delayed only where that is turned on', async () => {
    const [rider] = await world.riders('r1')
    const orderId = await world.accepted(rider)
    const late = { ...orderKeyOf(orderId), to: 'DELAYED', actor: 'system', reason: 'LATE' } as const
    await move(world.server, late)
    expect((await cancel(orderId)).code).toBe('order.not-cancellable')
    await turnOn(world.server, 'SG', ['DelayedCancellation'])
    expect(((await cancel(orderId)).result as OrderRecord).status).toBe('CANCELLED')
    expect((await rider.work()).assignments).toEqual([])
    await turnOff(world.server, 'SG', ['DelayedCancellation'])
  })
})

const always = ['RECEIVED', 'WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT', 'MODIFIED'] as const
const never = orderStatuses.filter(
  (status) =>
    status !== 'DELAYED' && status !== 'CANCELLED' && !always.some((cancellable) => cancellable === status),
)

/** An order that came to a status so many seconds ago, whatever was before. */
async function standing(status: OrderStatus, since = 0): Promise<string> {
  const orderId = await world.ask()
  const { db } = world.server.platform
  const at = new Date(world.clock.now().getTime() - since * 1000)
  await db.updateTable('orders').set({ status }).where('order_id', '=', orderId).execute()
  await db
    .insertInto('order_status')
    .values({
      ...{ vendor_id: 'shop', order_id: orderId, position: 90, actor: 'system', reason: 'LATE' },
      ...{ status, created_at: at },
    })
    .execute()
  return orderId
}

describe('the shop may call off', () => {
  it.each(always)('%s', async (status) => {
    const orderId = await standing(status)
    expect((await world.record(orderId)).can.cancel).toBe(true)
    expect((await cancel(orderId)).result).toMatchObject({ status: 'CANCELLED' })
  })

  it('DELAYED where that is turned on, as long as the shop has the parcel', async () => {
    const [orderId, other] = [await standing('DELAYED'), await standing('DELAYED')]
    const [rider] = await world.riders('r1')
    const ridden = await world.accepted(rider)
    for (const step of ['arrive_pickup', 'collect'] as const) await rider.act(step, ridden)
    await move(world.server, { ...orderKeyOf(ridden), to: 'DELAYED', actor: 'system', reason: 'LATE' })
    expect((await world.record(orderId)).can.cancel).toBe(false)
    expect((await cancel(orderId)).code).toBe('order.not-cancellable')
    await turnOn(world.server, 'SG', ['DelayedCancellation'])
    expect((await world.record(orderId)).can.cancel).toBe(true)
    expect((await cancel(orderId)).result).toMatchObject({ status: 'CANCELLED' })
    expect((await world.record(ridden)).can.cancel).toBe(false)
    expect((await cancel(ridden)).code).toBe('order.not-cancellable')
    await turnOff(world.server, 'SG', ['DelayedCancellation'])
    expect((await cancel(other)).code).toBe('order.not-cancellable')
  })

  it('PAYMENT_COMMITTED after ten minutes, and not before', async () => {
    expect((await cancel(await standing('PAYMENT_COMMITTED', 600))).code).toBe('order.not-cancellable')
    expect((await cancel(await standing('PAYMENT_COMMITTED', 601))).result).toMatchObject({
      status: 'CANCELLED',
    })
  })

  it.each(never)('cancelling is not %s, and is refused with its reason', async (status) => {
    const orderId = await standing(status)
    expect((await world.record(orderId)).can.cancel).toBe(false)
    expect(await cancel(orderId)).toMatchObject({
      code: 'order.not-cancellable',
      meta: { translation_key: 'error.cant-cancel-order', order: { status } },
    })
  })

  it('STALLED by the answer to its question, for nothing', async () => {
    const orderId = await world.search()
    await world.server.platform.db
      .updateTable('dispatch')
      .set({ give_up_at: world.clock.now() })
      .where('order_id', '=', orderId)
      .execute()
    await seekRider(world.deps, orderKeyOf(orderId))
    const { decision, status, can } = await world.record(orderId)
    expect([status, can.cancel]).toEqual(['STALLED', false])
    expect((await cancel(orderId)).code).toBe('order.not-cancellable')
    const response = await send(world.server, 'POST', `/api/orders/v1/order/${orderId}/decision`, {
      headers: world.shop.headers,
      body: { vendor_id: 'shop', position: decision?.position, answer: { option: 'CANCEL' } },
    })
    expect(response.result).toMatchObject({ status: 'CANCELLED', charges: [] })
  })
})
