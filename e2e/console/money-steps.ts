import { randomUUID } from 'node:crypto'
import { type APIRequestContext, type BrowserContext, expect } from '@playwright/test'
import type { OperatorRole } from '@beckon/domain/operator'
import { sealCard } from '../../apps/gateway/test/seal-card.ts'
import { codeOf, stepAt } from '../../apps/server/src/capabilities/settings/operators/login/totp.ts'
import { recordOf } from '../orders.ts'
import { service } from '../port.ts'
import { fresh, newestMailTo, operator, type Shop } from '../support.ts'

/** Requests that pages send, sent without the pages. */

const base = `${service}/api/orders/v1/order/payment`

/** Places an order that is paid by card, and waits until a simulated rider has delivered it. */
export async function deliverPaidOrder(request: APIRequestContext, shop: Shop): Promise<string> {
  const post = async (url: string, data: object = {}) => {
    const headers = { ...shop.headers, 'idempotency-key': randomUUID() }
    const answer = await request.post(url, { headers, data })
    expect(answer.status(), await answer.text()).toBe(200)
    return answer.json()
  }
  const door = { latitude: shop.place.latitude + 0.004, longitude: shop.place.longitude + 0.004 }
  const way = { vendor_id: shop.vendorId, source: shop.place, destination: door }
  const quote = await post(`${service}/api/hurrier/v1/delivery/fee`, {
    ...way,
    delivery_type: 'INSTANT',
    payment_method: 'PAID',
  })
  const { result: wallet } = await post(`${base}/auth/${shop.vendorId}`)
  const opened = {
    wallet_id: wallet.wallet_id,
    bearer_token: wallet.access_token,
    vendor_id: shop.vendorId,
  }
  const { result: intent } = await post(`${base}/intent`, { ...opened, order: orderOf(shop, door, quote) })
  const gateway = new URL(intent.payment_methods[0].frame_url).origin
  const card = await sealCard(gateway, wallet, { number: '4111111111111111' })
  const payment = { choice: 'NEW', card, save_card: false }
  await post(`${base}/intent/confirm`, { ...opened, intent_id: intent.intent_id, payment })
  const status = async () => (await recordOf(request, shop, intent.order_id)).status
  await expect.poll(status, { timeout: 120_000 }).toBe('DELIVERED')
  return intent.order_id
}

const orderOf = (shop: Shop, door: object, quote: { readonly fee: number; readonly signature: string }) => ({
  vendor_id: shop.vendorId,
  customer: {
    name: 'Nok Chai',
    phone_number: '+66812345678',
    location: { ...door, address: '5 Garden Road', notes: '' },
  },
  order: { payment_method: 'PAID', amount: 200, description: 'Cake', cold_bag_needed: false },
  vat_number: null,
  preordered_for: null,
  age_validation_required: false,
  login_pickup_estimation: null,
  delivery_fee: quote.fee,
  signature: quote.signature,
})

/** Logs a new operator with a second factor in, in a browser of its own. */
export async function logInNewOperator(
  context: BrowserContext,
  { country, role, name }: { readonly country: string; readonly role: OperatorRole; readonly name: string },
): Promise<void> {
  const { request } = context
  const email = `${fresh('fin')}@ops.test`
  const headers = { ...operator, 'x-country': country }
  const post = async (path: string, data: object, more: Record<string, string> = {}) => {
    const answer = await request.post(`${service}/api/ops/v1${path}`, {
      headers: { 'x-country': country, 'x-beckon-console': '1', ...more },
      data,
    })
    expect(answer.status(), await answer.text()).toBe(200)
    return (await answer.json()).result
  }
  const invitation = { email_address: email, name, roles: [{ country, role }], reason: 'An end-to-end test' }
  await post('/operators', invitation, headers)
  const [, link = ''] = (await newestMailTo(request, email, country)).link.split('#')
  const token = new URLSearchParams(link).get('invitation') ?? ''
  const step = await post('/invitation/accept', { token, name, password: 'Kv7!mqXe2z-console' })
  await post('/login/enrol', { ticket: step.ticket, code: codeOf(step.secret, stepAt(new Date())) })
}
