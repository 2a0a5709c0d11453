import type { AnswerOf, paymentCalls } from '@beckon/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestedOrder, type RiderRequestOptions } from '../../../../test/ask-for-rider.ts'
import { until } from '../../../../test/core.ts'
import { addRider, type TestRider } from '../../../../test/dispatch.ts'
import { type SeededOperator, seedOperator } from '../../../../test/seed/seed-operator.ts'
import { seedVendors } from '../../../../test/seed/seed-vendors.ts'
import type { SignedIn } from '../../../../test/seed/sign-in.ts'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'

let server: TestServer
let shop: SignedIn
let other: SignedIn
let rider: TestRider
let operator: SeededOperator
beforeAll(async () => {
  server = await startTestServer({ env: { ROLES: 'api,worker' } })
  shop = await seedVendors(server, {
    country: 'SG',
    email: 'anna@shop.test',
    vendors: [{ vendor_id: 'shop', outlets: [{ vendor_id: 'east' }] }],
  })
  other = await seedVendors(server, {
    country: 'SG',
    email: 'other@shop.test',
    vendors: [{ vendor_id: 'other' }],
  })
  rider = await addRider(server, { riderId: 'siti' })
  operator = await seedOperator(server, 'ops', ['SG'])
})
afterAll(() => server.stop())

type Cash = AnswerOf<typeof paymentCalls.readCash>['result']

async function cash(vendorId = 'shop', who: SignedIn = shop, more = ''): Promise<Cash> {
  const now = Math.floor(server.platform.clock.now().getTime() / 1000)
  const url = `/api/orders/v1/vendor/${vendorId}/cash?from=${now - 3600}&to=${now + 60}${more}`
  return (await server.app.inject({ url, headers: who.headers })).json().result
}

async function record(orderId: string, vendorId = 'shop') {
  const url = `/api/orders/v1/order?vendorId=${vendorId}&orderId=${orderId}`
  return (await server.app.inject({ url, headers: shop.headers })).json().result
}

async function delivered(
  collected: number,
  vendorId = 'shop',
  change?: RiderRequestOptions['change'],
): Promise<string> {
  const orderId = await requestedOrder(server, shop, { vendorId, ...(change ? { change } : {}) })
  await until(async () => (await rider.work()).offer?.offer_id === `${orderId}.0`)
  await rider.post(`/offer/${orderId}.0/accept`)
  for (const step of ['arrive_pickup', 'collect', 'leave_pickup', 'arrive_dropoff'] as const) {
    await rider.act(step, orderId)
  }
  const proof = { received_by: 'Mei', collected }
  expect((await rider.act('deliver', orderId, proof)).code).toBe('ok')
  return orderId
}

async function calledOff(orderId: string): Promise<void> {
  const payload = { vendor_id: 'shop', order_id: orderId, reason: 'MISTAKE_ERROR' }
  const answer = await server.app.inject({
    method: 'PUT',
    url: '/api/orders/v1/order/cancel',
    headers: shop.headers,
    payload,
  })
  expect(answer.statusCode).toBe(200)
}

const settle = async (vendorId: string, body: object = { reason: 'bank transfer 17' }) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/ops/v1/vendors/${vendorId}/cash-settlements`,
    headers: operator.headersIn('SG'),
    payload: body,
  })
  return { code: answer.json().errors?.[0]?.code, result: answer.json().result }
}

describe('the cash of a shop', () => {
  it('is due, then collected, may be short, and is settled once', async () => {
    const whole = await delivered(25.5)
    const short = await delivered(20)
    const waits = await requestedOrder(server, shop, { vendorId: 'shop' })
    await until(async () => (await record(waits)).status === 'ASSIGNED_TO_TRANSPORT')
    expect(await record(waits)).toMatchObject({ cash: { due: 25.5, collected: 0, short: 0, settled: 0 } })
    expect(await record(short)).toMatchObject({ cash: { due: 25.5, collected: 20, short: 5.5, settled: 0 } })
    expect((await cash()).total).toEqual({ orders: 3, due: 76.5, collected: 45.5, short: 5.5, settled: 0 })
    const seen = async (query: string) =>
      (
        await server.app.inject({
          url: `/api/ops/v1/cash-balances?${query}`,
          headers: operator.headersIn('SG'),
        })
      ).json().result.shops
    expect(await seen('vendor_id=shop')).toMatchObject([{ vendor_id: 'shop', amount: 45.5, orders: 2 }])
    expect(await seen('vendor_id=other')).toEqual([])
    expect((await settle('shop', { amount: 25.5, reason: 'an old page' })).code).toBe('settlement.changed')
    const settled = await settle('shop', { amount: 45.5, reason: 'bank transfer 17' })
    expect(settled.result).toMatchObject({ amount: 45.5, currency: 'SGD', orders: 2 })
    expect((await settle('shop')).code).toBe('settlement.nothing')
    expect((await cash()).total).toMatchObject({ collected: 45.5, settled: 45.5 })
    expect(await record(whole)).toMatchObject({ cash: { settled: 25.5 } })
    const { orders } = await cash()
    expect(orders.map(({ order_id, settled_at }) => [order_id, settled_at !== null])).toEqual([
      [waits, false],
      [short, true],
      [whole, true],
    ])
    await calledOff(waits)
    const postings = await server.platform.db.selectFrom('ledger_posting').selectAll().execute()
    const sums = new Map<string, number>()
    for (const { account, amount_minor } of postings) {
      sums.set(account, (sums.get(account) ?? 0) + amount_minor)
    }
    expect([sums.get('rider_cash'), sums.get('shop_cash')]).toEqual([0, 0])
    // Both rides are on the shop's account.
    expect((sums.get('receivable') ?? 0) + (sums.get('fees') ?? 0)).toBe(0)
  })

  it('is settled in parallel without being counted twice', async () => {
    await delivered(25.5)
    const response = await Promise.all([settle('shop'), settle('shop'), settle('shop')])
    const amounts = response.flatMap(({ result }) => (result ? [result.amount] : []))
    expect(amounts).toEqual([25.5])
  })

  it('includes the payments at the door that are not made in cash', async () => {
    const before = (await cash()).total
    const byCard: RiderRequestOptions['change'] = (request) => ({
      ...request,
      order: { ...request.order, payment_method: 'PAYMENT_ON_DELIVERY' },
    })
    const orderId = await delivered(20, 'shop', byCard)
    expect(await record(orderId)).toMatchObject({ cash: { due: 25.5, collected: 20, short: 5.5 } })
    const { total } = await cash()
    expect(total.collected - before.collected).toBe(20)
    expect(total.short - before.short).toBe(5.5)
    expect((await settle('shop')).result).toMatchObject({ amount: 20, orders: 1 })
    // Delivered before payments at the door were booked: nothing is still to be collected.
    await server.platform.db.deleteFrom('cash_collection').where('order_id', '=', orderId).execute()
    expect(await record(orderId)).toMatchObject({ cash: { due: 0 } })
    expect((await cash()).total.orders).toBe(before.orders)
  })

  it('cash of outlets is included where it is requested, and only their parent sees it', async () => {
    const before = (await cash()).total.orders
    await delivered(25.5, 'east')
    expect((await cash('shop', shop, '&include_outlets=true')).total.orders).toBe(before + 1)
    expect((await cash()).total.orders).toBe(before)
    expect((await cash('other', other)).total).toEqual({
      orders: 0,
      due: 0,
      collected: 0,
      short: 0,
      settled: 0,
    })
    expect(await cash('shop', other)).toBeUndefined()
  })

  it('is settled by operators of the country only, for vendors that there are', async () => {
    expect((await settle('nobody')).code).toBe('vendor.not-found')
    const foreign = await seedOperator(server, 'abroad', ['HU'])
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/ops/v1/vendors/shop/cash-settlements',
      headers: foreign.headersIn('HU'),
      payload: { reason: 'not theirs' },
    })
    expect(answer.statusCode).toBe(404)
  })
})
