import type { IntentStatus, Quote } from '@beckon/contract'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quoteFor } from '../../../../../test/ask-for-rider.ts'
import { until } from '../../../../../test/core.ts'
import { addRider, orderKeyOf, type TestRider } from '../../../../../test/dispatch.ts'
import { move } from '../../../../../test/moving.ts'
import { turnOff, turnOn } from '../../../../../test/seed/turn-on.ts'
import { becomes, type PaymentWorld, startPaymentWorld } from '../../../../../test/worlds/payment-world.ts'

let world: PaymentWorld
let rider: TestRider
beforeAll(async () => {
  world = await startPaymentWorld()
})
afterAll(() => world.stop())

const APPROVED = '4111111111111111'

async function paidFor(number = APPROVED): Promise<IntentStatus> {
  const { result: intent } = await world.intent()
  expect((await world.pay(intent, number)).result.state).toBe('SUCCEEDED')
  await becomes(world, intent.order_id, 'WAITING_FOR_TRANSPORT')
  return intent
}

async function atGateway(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: world.gateway.databaseUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}

const cancel = (orderId: string) =>
  world.call('PUT', '/api/orders/v1/order/cancel', {
    vendor_id: 'shop',
    order_id: orderId,
    reason: 'MISTAKE_ERROR',
  })

const moneyOf = async (orderId: string) => {
  const { payment } = await world.record(orderId)
  return { paid: payment?.paid, refunded: payment?.refunded, pending: payment?.pending }
}

describe('a paid order that is cancelled is refunded', () => {
  it('when the order is called off: first on its way, then there', async () => {
    const { order_id: orderId } = await paidFor()
    expect((await cancel(orderId)).status).toBe(200)
    // A repeated cancellation refunds once.
    expect((await cancel(orderId)).status).toBe(200)
    await until(async () => (await moneyOf(orderId)).refunded === 7.58)
    expect(await moneyOf(orderId)).toEqual({ paid: 7.58, refunded: 7.58, pending: 0 })
    expect(await world.books(orderId)).toEqual({})
  })

  it('when a scheduled order is cancelled before its search', async () => {
    const at = Math.floor(Date.now() / 1000) + 5 * 3600
    const wish = { vendorId: 'shop', payment: 'PAID', deliveryType: 'LATER' } as const
    const { fee, signature } = (await quoteFor(world.server, world.shop, wish)).json()
    const { result: intent } = await world.intent((request) => ({
      ...request,
      delivery_fee: fee,
      signature,
      preordered_for: at,
    }))
    expect((await world.pay(intent, APPROVED)).result.state).toBe('SUCCEEDED')
    await becomes(world, intent.order_id, 'RECEIVED')
    expect(await world.record(intent.order_id)).toMatchObject({ cancel_terms: { returns: fee } })
    expect((await cancel(intent.order_id)).status).toBe(200)
    await until(async () => (await moneyOf(intent.order_id)).refunded === fee)
    expect(await world.books(intent.order_id)).toEqual({})
  })

  it('a refund stays open until an operator acts where the gateway cannot make it', async () => {
    const { order_id: orderId } = await paidFor('4000000000001067')
    await cancel(orderId)
    const refund = () =>
      world.server.platform.db
        .selectFrom('refund')
        .select(['state', 'cause'])
        .where('order_id', '=', orderId)
        .executeTakeFirst()
    await until(async () => (await refund())?.state === 'FAILED')
    expect(await refund()).toEqual({ state: 'FAILED', cause: 'CALLED_OFF' })
    expect(await moneyOf(orderId)).toEqual({ paid: 7.58, refunded: 0, pending: 7.58 })
    expect(await world.books(orderId)).toEqual({ gateway: 758, refund_due: -758 })
  })

  it('when it waits too long after it was paid, and the shop has had enough', async () => {
    const { result: intent } = await world.intent()
    const { db } = world.server.platform
    await world.pay(intent, APPROVED)
    await becomes(world, intent.order_id, 'WAITING_FOR_TRANSPORT')
    const key = ['shop', intent.order_id] as const
    await db
      .updateTable('orders')
      .set({ status: 'PAYMENT_COMMITTED' })
      .where('order_id', '=', key[1])
      .execute()
    await db.deleteFrom('order_status').where('order_id', '=', key[1]).where('position', '>', 2).execute()
    expect((await cancel(intent.order_id)).code).toBe('order.not-cancellable')
    const since = new Date(world.clock.now().getTime() - 601_000)
    await db
      .updateTable('order_status')
      .set({ created_at: since })
      .where('order_id', '=', key[1])
      .where('status', '=', 'PAYMENT_COMMITTED')
      .execute()
    expect((await world.record(intent.order_id)).can.cancel).toBe(true)
    expect((await cancel(intent.order_id)).status).toBe(200)
    await until(async () => (await moneyOf(intent.order_id)).refunded === 7.58)
  })
})

describe('the ride that was made', () => {
  async function delivered(): Promise<string> {
    rider ??= await addRider(world.server, { riderId: 'siti' })
    const { order_id: orderId } = await paidFor()
    await until(async () => (await rider.work()).offer?.offer_id === `${orderId}.0`)
    await rider.post(`/offer/${orderId}.0/accept`)
    for (const step of ['arrive_pickup', 'collect', 'leave_pickup', 'arrive_dropoff'] as const) {
      expect((await rider.act(step, orderId)).code).toBe('ok')
    }
    return orderId
  }

  it('is paid for when the parcel is handed over', async () => {
    const orderId = await delivered()
    await rider.act('deliver', orderId, { received_by: 'Mei', collected: null })
    expect(await world.books(orderId)).toEqual({ gateway: 758, fees: -758 })
    expect(await moneyOf(orderId)).toEqual({ paid: 7.58, refunded: 0, pending: 0 })
  })

  it('is a claim on the shop where it was made before the order was called off and refunded', async () => {
    rider ??= await addRider(world.server, { riderId: 'siti' })
    const { order_id: orderId } = await paidFor()
    await until(async () => (await rider.work()).offer?.offer_id === `${orderId}.0`)
    await rider.post(`/offer/${orderId}.0/accept`)
    const handedOver = world.clock.now().getTime() / 1000
    world.clock.advance(5)
    await move(world.server, { ...orderKeyOf(orderId), to: 'DELAYED', actor: 'system', reason: 'LATE' })
    await turnOn(world.server, 'SG', ['DelayedCancellation'])
    expect((await cancel(orderId)).status).toBe(200)
    await turnOff(world.server, 'SG', ['DelayedCancellation'])
    await until(async () => (await moneyOf(orderId)).refunded === 7.58)
    const at = { occurred_at: handedOver }
    await rider.act('collect', orderId, at)
    expect((await rider.act('deliver', orderId, { ...at, received_by: 'Mei', collected: null })).code).toBe(
      'ok',
    )
    expect((await world.record(orderId)).status).toBe('DELIVERED')
    expect(await world.books(orderId)).toEqual({ receivable: 758, fees: -758 })
  })

  it('is paid for both ways when the customer refuses, and costs nothing where we were late', async () => {
    const bring = async (orderId: string) => {
      await rider.act('report_trouble', orderId, { cause: 'REFUSED' })
      const { decision } = await world.record(orderId)
      const answer = { option: 'BRING_BACK' }
      const response = { vendor_id: 'shop', position: decision?.position, answer }
      expect((await world.call('POST', `/api/orders/v1/order/${orderId}/decision`, response)).status).toBe(
        200,
      )
      await rider.act('hand_back', orderId)
      return (await world.record(orderId)).status
    }
    const refused = await delivered()
    expect(await bring(refused)).toBe('RETURNED_TO_VENDOR')
    expect(await world.books(refused)).toMatchObject({
      ...{ gateway: 758, fees: -758 },
      ...{ receivable: 379, charges: -379 },
    })
    const late = await delivered()
    const { db, clock } = world.server.platform
    const entry = { vendor_id: 'shop', order_id: late, position: 40, status: 'DELAYED' as const }
    await db
      .insertInto('order_status')
      .values({ ...entry, actor: 'system', reason: 'LATE', created_at: clock.now() })
      .execute()
    expect(await bring(late)).toBe('RETURNED_TO_VENDOR')
    await until(async () => (await moneyOf(late)).refunded === 7.58)
    const { charges } = await world.record(late)

    expect(charges).toEqual([
      { kind: 'BRING_BACK', amount: 3.79 },
      { kind: 'BRING_BACK', amount: -3.79 },
    ])
    expect(await world.books(late)).toEqual({})
  })
})

describe('an order that was paid for', () => {
  const change = async (orderId: string, more: object) => {
    const { order, customer, delivery_fee } = await world.record(orderId)
    return world.call('PUT', `/api/orders/v1/order/${orderId}`, {
      vendor_id: 'shop',
      payment_method: order.payment_method,
      amount: order.amount,
      item_details: 'Pie',
      location: customer.location,
      delivery_fee,
      signature: 'x',
      ...more,
    })
  }

  it('may be changed where it costs the same, and not be paid in another way', async () => {
    const { order_id: orderId } = await paidFor()
    expect((await change(orderId, {})).status).toBe(200)
    const wish = { vendorId: 'shop', payment: 'PAYMENT_ON_DELIVERY' } as const
    const { fee, signature } = (await quoteFor(world.server, world.shop, wish)).json<Quote>()
    const atDoor = { payment_method: 'PAYMENT_ON_DELIVERY', delivery_fee: fee, signature }
    expect((await change(orderId, atDoor)).code).toBe('order.edit-paid-method')
  })

  it('may not be sent to a place that costs more', async () => {
    const { order_id: orderId } = await paidFor()
    const { customer } = await world.record(orderId)
    const door = { latitude: 1.34, longitude: 103.9 }
    const wish = { vendorId: 'shop', payment: 'PAID', destination: door } as const
    const { fee, signature } = (await quoteFor(world.server, world.shop, wish)).json<Quote>()
    expect(fee).toBeGreaterThan(7.58)
    const location = { ...customer.location, ...door }
    expect((await change(orderId, { location, delivery_fee: fee, signature })).code).toBe('order.edit-paid')
  })
})

it('a refund is made once, also where the answer was lost and the gateway no longer has its key', async () => {
  const { order_id: orderId } = await paidFor()
  const { db, jobs, clock } = world.server.platform
  const { gateway_intent_id: intentId } = await db
    .selectFrom('payment_intent')
    .select('gateway_intent_id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  const key = { vendorId: 'shop', orderId, refundId: `${orderId}.r0` }
  const headers = { authorization: `Bearer ${world.gateway.merchants['SG']?.api_key ?? ''}` }
  const requested = { intent_id: intentId, amount: 300, reference: key.refundId, reason: 'CHEAPER' }
  await fetch(`${world.gateway.url}/v1/refunds`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': key.refundId },
    body: JSON.stringify(requested),
  })
  await atGateway(`delete from gateway.idempotency`)
  const at = new Date(clock.now().getTime() - 25 * 3_600_000)
  await db
    .insertInto('refund')
    .values({
      vendor_id: 'shop',
      order_id: orderId,
      refund_id: key.refundId,
      country: 'SG',
      cause: 'CHEAPER',
      state: 'DECIDED',
      amount_minor: 300,
      gateway_refund_id: null,
      fault: null,
      created_at: at,
      updated_at: clock.now(),
      done_at: null,
    })
    .execute()
  await jobs.send('send-refund', key)
  await until(async () => (await moneyOf(orderId)).refunded === 3)
  const all = await fetch(`${world.gateway.url}/v1/refunds?intent_id=${intentId}`, { headers })
  expect((await all.json()) as object).toMatchObject({ refunds: [{ amount: 300 }] })
})
