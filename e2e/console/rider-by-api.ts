import { type APIRequestContext, expect } from '@playwright/test'
import { createOrder } from '../orders.ts'
import { service } from '../port.ts'
import { openShop } from '../support.ts'

/** The phone of a rider without its pages. */
export interface Phone {
  readonly headers: Readonly<Record<string, string>>
  readonly country: string
}

const now = (): number => Date.now() / 1000

/** Accepts an invitation. */
export async function acceptByApi(request: APIRequestContext, link: string, country: string): Promise<Phone> {
  const answer = await request.post(`${service}/api/fleet/v1/invitation/accept`, {
    headers: { 'x-country': country },
    data: { token: new URL(link).hash.replace('#invitation=', ''), device_name: 'Chrome on Android' },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  const { token } = (await answer.json()).result
  return { headers: { authorization: `Bearer ${token}`, 'x-country': country }, country }
}

/** The rider goes on duty beside a new shop, takes its order, and collects its cash at the door. */
export async function deliverForCash(request: APIRequestContext, phone: Phone): Promise<void> {
  const shop = await openShop(request, phone.country)
  const fleet = (method: 'get' | 'post' | 'put', path: string, data?: object) =>
    request[method](`${service}/api/fleet/v1${path}`, { headers: phone.headers, ...(data ? { data } : {}) })
  const position = {
    ...{ latitude: shop.place.latitude, longitude: shop.place.longitude },
    ...{ bearing: null, speed: null, accuracy: 5, battery: 1, taken_at: now() },
  }
  expect((await fleet('put', '/duty', { state: 'on', position })).status()).toBe(200)
  const orderId = await createOrder(request, shop)
  await expect
    .poll(async () => {
      const { offer } = (await (await fleet('get', '/work')).json()).result
      return offer ? (await fleet('post', `/offer/${offer.offer_id}/accept`)).status() : undefined
    })
    .toBe(200)
  const act = (kind: string, more: object = {}) => ({
    ...{ act_id: crypto.randomUUID(), occurred_at: now(), order_id: orderId, kind },
    ...more,
  })
  const acts = [
    act('arrive_pickup'),
    act('collect', { paid: null, scanned: null }),
    act('leave_pickup'),
    act('arrive_dropoff'),
    act('deliver', { received_by: 'Mei', collected: 20 }),
  ]
  const sent = await fleet('post', '/acts', { acts, sent_at: now() })
  const { result } = await sent.json()
  expect(result.map(({ outcome }: { outcome: string }) => outcome)).toEqual(acts.map(() => 'applied'))
  expect((await fleet('put', '/duty', { state: 'off' })).status()).toBe(200)
}
