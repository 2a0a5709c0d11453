import { type APIRequestContext, expect } from '@playwright/test'
import type { DecisionAnswer, OrderRecord } from '@beckon/contract'
import { service } from './port.ts'
import type { Shop } from './support.ts'

/** Requests that the pages of a shop send about an order, sent without the pages. */

/** Places an order of the shop as its page would; the name may select the simulated scenario. */
export async function createOrder(
  request: APIRequestContext,
  shop: Shop,
  {
    name = 'Mei Lin',
    payment = 'CASH_ON_DELIVERY',
    phone = '+6591234567',
    degreesAway = 0.012,
    amount = 20,
  } = {},
): Promise<string> {
  const door = { latitude: shop.place.latitude + degreesAway, longitude: shop.place.longitude + degreesAway }
  const quoted = await request.post(`${service}/api/hurrier/v1/delivery/fee`, {
    headers: shop.headers,
    data: { vendor_id: shop.vendorId, source: shop.place, destination: door, delivery_type: 'INSTANT' },
  })
  const { fee, signature } = await quoted.json()
  const requested = await request.post(`${service}/api/orders/v1/order`, {
    headers: { ...shop.headers, 'idempotency-key': crypto.randomUUID() },
    data: {
      vendor_id: shop.vendorId,
      customer: {
        name,
        phone_number: phone,
        unit_number: '#04-12',
        location: { ...door, address: '#04-12, 5 Garden Road', notes: '' },
      },
      order: { payment_method: payment, amount, description: 'Cake', cold_bag_needed: false },
      vat_number: null,
      preordered_for: null,
      age_validation_required: false,
      login_pickup_estimation: null,
      delivery_fee: fee,
      signature,
    },
  })
  expect(requested.status(), await requested.text()).toBe(200)
  return (await requested.json()).result.order_id
}

/** Cancels an order once it is received; earlier it cannot be cancelled. */
export async function cancelOrder(
  request: APIRequestContext,
  shop: Shop,
  orderId: string,
  reason = 'MISTAKE_ERROR',
): Promise<void> {
  const data = { vendor_id: shop.vendorId, order_id: orderId, reason }
  const send = () => request.put(`${service}/api/orders/v1/order/cancel`, { headers: shop.headers, data })
  await expect.poll(async () => (await send()).status()).toBe(200)
}

/** Creates the tracking link of an order, as the button of the shop's page does. */
export async function createTrackingLink(
  request: APIRequestContext,
  shop: Shop,
  orderId: string,
): Promise<string> {
  const made = await request.post(`${service}/api/orders/v1/order/${orderId}/link`, {
    headers: shop.headers,
    data: { vendor_id: shop.vendorId },
  })
  return (await made.json()).result.url
}

export async function recordOf(
  request: APIRequestContext,
  shop: Shop,
  orderId: string,
): Promise<OrderRecord> {
  const query = `vendorId=${shop.vendorId}&orderId=${orderId}`
  return (
    await (await request.get(`${service}/api/orders/v1/order?${query}`, { headers: shop.headers })).json()
  ).result
}

/** Answers the next question about an order, once it is asked. */
export async function answerDecision(
  request: APIRequestContext,
  shop: Shop,
  orderId: string,
  answer: DecisionAnswer,
): Promise<void> {
  const open = async () => (await recordOf(request, shop, orderId)).decision?.position
  await expect.poll(open, { timeout: 120_000 }).toBeDefined()
  const response = await request.post(`${service}/api/orders/v1/order/${orderId}/decision`, {
    headers: shop.headers,
    data: { vendor_id: shop.vendorId, position: await open(), answer },
  })
  expect(response.status()).toBe(200)
}

/** Gives an order a reference as a program of the shop would, with a key of its own. */
export async function setReference(
  request: APIRequestContext,
  shop: Shop,
  orderId: string,
  reference: string,
): Promise<void> {
  const made = await request.post(`${service}/api/orders/v1/vendor/${shop.vendorId}/keys`, {
    headers: shop.headers,
    data: {
      ...{ name: 'Till', mode: 'live', scopes: ['orders'] },
      ...{ vendor_ids: null, networks: [], expires_at: null },
    },
  })
  expect(made.status(), await made.text()).toBe(200)
  const { secret } = (await made.json()).result
  const country = shop.headers['x-country'] ?? ''
  const changed = await request.patch(`${service}/api/v1/orders/${orderId}`, {
    headers: { authorization: `Bearer ${secret}`, 'x-country': country },
    data: { reference },
  })
  expect(changed.status(), await changed.text()).toBe(200)
}
