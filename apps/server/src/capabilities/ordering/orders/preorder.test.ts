import { PREORDER_LEAD_SECONDS } from '@beckon/domain/limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askForRider } from '../../../../test/ask-for-rider.ts'
import { type DispatchWorld, startDispatchWorld } from '../../../../test/worlds/dispatch-world.ts'
import { send } from '../../../../test/post.ts'
import { turnOff, turnOn } from '../../../../test/seed/turn-on.ts'
import { resumeDispatch } from '../../fulfilment/dispatch/search/resume-dispatch.ts'
import { beginDispatch } from '../../fulfilment/dispatch/search/seek-rider.ts'

const HOUR = 3600
let world: DispatchWorld
beforeAll(async () => {
  world = await startDispatchWorld()
})
afterAll(() => world.server.stop())

const nowSeconds = () => Math.floor(world.clock.now().getTime() / 1000)

async function askLater(at: number, type: 'LATER' | 'INSTANT' = 'LATER') {
  const quote = await send(world.server, 'POST', '/api/hurrier/v1/delivery/fee', {
    headers: world.shop.headers,
    body: {
      vendor_id: 'shop',
      source: { latitude: 1.3, longitude: 103.85 },
      destination: { latitude: 1.31, longitude: 103.86 },
      delivery_type: type,
    },
  })
  const answer = await askForRider(world.server, world.shop, {
    vendorId: 'shop',
    quote: quote.body as never,
    change: (request) => ({ ...request, preordered_for: at }),
  })
  return answer.json()
}

const statusOf = async (orderId: string) =>
  (
    await world.server.platform.db
      .selectFrom('orders')
      .select('status')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
  ).status

describe('an order for later', () => {
  it.each([
    ['44 minutes ahead', 44 * 60, 'request.fault.preorder-too-soon'],
    ['in the past', -HOUR, 'request.fault.preorder-too-soon'],
    ['eight days ahead', 8 * 24 * HOUR, 'request.fault.preorder-too-far'],
  ])('is not taken for %s', async (_when, ahead, key) => {
    const refused = await askLater(nowSeconds() + ahead)
    expect(refused.errors[0]).toMatchObject({
      code: 'order.invalid',
      meta: { fields: { preorderedFor: key } },
    })
  })

  it('needs a quote for later', async () => {
    expect((await askLater(nowSeconds() + 2 * HOUR, 'INSTANT')).errors[0].code).toBe('SignatureInvalid')
  })

  it('is taken within the hours of its own time, whatever the time is now', async () => {
    const { db } = world.server.platform
    const row = {
      country: 'SG',
      name: 'serviceHours',
      value: '0900:1000',
      changed_at: world.clock.now(),
    } as const
    await db.insertInto('country_parameter').values(row).execute()
    const midnight = Math.ceil(nowSeconds() / 86_400) * 86_400
    // Singapore is eight hours ahead: 01:30 UTC is half past nine there.
    expect((await askLater(midnight + 1.5 * HOUR)).result?.order_id).toBeDefined()
    expect((await askLater(midnight + 3 * HOUR)).errors[0].code).toBe('delivery.service-closed')
    await db.deleteFrom('country_parameter').execute()
  })

  it('is not offered where that is turned off', async () => {
    await turnOff(world.server, 'SG', ['PreOrder'])
    expect((await askLater(nowSeconds() + 2 * HOUR)).errors[0].meta.fields).toEqual({
      preorderedFor: 'request.fault.preorder-unavailable',
    })
    await turnOn(world.server, 'SG', ['PreOrder'])
  })

  it('is changed by its owner while it waits, and waits on', async () => {
    const at = nowSeconds() + 5 * HOUR
    const orderId: string = (await askLater(at)).result.order_id
    const before = await world.record(orderId)
    expect(before.can.edit).toBe(true)
    const edited = await send(world.server, 'PUT', `/api/orders/v1/order/${orderId}`, {
      headers: world.shop.headers,
      body: {
        vendor_id: 'shop',
        payment_method: before.order.payment_method,
        amount: before.order.amount,
        item_details: 'Two cakes',
        location: before.customer.location,
        delivery_fee: before.delivery_fee,
        signature: '',
        version: before.version,
      },
    })
    expect(edited.result).toMatchObject({
      status: 'RECEIVED',
      version: before.version + 1,
      preordered_for: at,
      order: { description: 'Two cakes' },
    })
    expect((await world.history(orderId)).at(-1)).toBe('RECEIVED by vendor: EDITED')
    await resumeDispatch(world.deps)
    expect(await statusOf(orderId)).toBe('RECEIVED')
  })

  it('is cancelled for nothing while it rests, and is not dispatched at its time', async () => {
    const at = nowSeconds() + 5 * HOUR
    const orderId: string = (await askLater(at)).result.order_id
    expect(await world.record(orderId)).toMatchObject({
      status: 'RECEIVED',
      can: { cancel: true },
      cancel_terms: { free_until: at - PREORDER_LEAD_SECONDS },
    })
    const cancelled = await send(world.server, 'PUT', '/api/orders/v1/order/cancel', {
      headers: world.shop.headers,
      body: { vendor_id: 'shop', order_id: orderId, reason: 'MISTAKE_ERROR' },
    })
    expect(cancelled.result).toMatchObject({ status: 'CANCELLED' })
    const history = await world.history(orderId)
    expect(history).toEqual([
      'NEW by vendor: ASKED_FOR',
      'RECEIVED by system: RECEIVED',
      'CANCELLED by vendor: MISTAKE_ERROR',
    ])
    await beginDispatch(world.deps, { vendorId: 'shop', orderId })
    expect(await world.history(orderId)).toEqual(history)
  })

  it('rests on when a job of before comes early', async () => {
    const orderId: string = (await askLater(nowSeconds() + 5 * HOUR)).result.order_id
    await beginDispatch(world.deps, { vendorId: 'shop', orderId })
    expect(await statusOf(orderId)).toBe('RECEIVED')
  })

  it('can be cancelled where an older version left it in NEW', async () => {
    const orderId: string = (await askLater(nowSeconds() + 5 * HOUR)).result.order_id
    const { db } = world.server.platform
    await db.updateTable('orders').set({ status: 'NEW' }).where('order_id', '=', orderId).execute()
    expect((await world.record(orderId)).can.cancel).toBe(false)
    world.clock.advance(4)
    await resumeDispatch(world.deps)
    expect(await world.record(orderId)).toMatchObject({ status: 'RECEIVED', can: { cancel: true } })
  })

  // Last, because the shop's session expires meanwhile.
  it('is ready and promised when it is to be collected, and waits until a rider is due', async () => {
    const at = nowSeconds() + 5 * HOUR
    const orderId: string = (await askLater(at)).result.order_id
    const record = await world.record(orderId)
    expect(record).toMatchObject({ status: 'RECEIVED', preordered_for: at })
    expect(record.promised.lower).toBeGreaterThan(at)
    world.clock.advance(5 * HOUR - PREORDER_LEAD_SECONDS - 1)
    await resumeDispatch(world.deps)
    expect(await statusOf(orderId)).toBe('RECEIVED')
    world.clock.advance(1)
    await resumeDispatch(world.deps)
    expect(await statusOf(orderId)).toBe('WAITING_FOR_TRANSPORT')
    const entries = await world.server.platform.db
      .selectFrom('order_status')
      .select('status')
      .where('order_id', '=', orderId)
      .orderBy('position')
      .execute()
    expect(entries.map(({ status }) => status)).toEqual(['NEW', 'RECEIVED', 'WAITING_FOR_TRANSPORT'])
  })
})
