import { type APIRequestContext, expect } from '@playwright/test'
import { service } from '../port.ts'
import { operator, type Shop } from '../support.ts'

interface NewRider {
  readonly name: string
  readonly phone: string
  readonly at: Shop['place']
}

/** A rider whose phone is a test: it sends what the test calls, and no positions by itself. */
export interface RiderOnDuty {
  act(kind: string, orderId: string, more?: Readonly<Record<string, unknown>>): Promise<void>
}

/** Puts a rider on duty at a place; offers stay without an answer. */
export async function putRiderOnDuty(
  request: APIRequestContext,
  country: string,
  { name, phone, at }: NewRider,
): Promise<RiderOnDuty> {
  const headers = { 'x-country': country }
  const data = { name, phone_number: phone, vehicle: 'scooter', reason: 'An end-to-end test' }
  const invited = await request.post(`${service}/api/ops/v1/riders`, {
    headers: { ...headers, ...operator },
    data,
  })
  expect(invited.status(), await invited.text()).toBe(200)
  const { link } = (await invited.json()).result
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get('invitation')
  const accepted = await request.post(`${service}/api/fleet/v1/invitation/accept`, {
    headers,
    data: { token, device_name: 'Test phone' },
  })
  expect(accepted.status(), await accepted.text()).toBe(200)
  const authorization = `Bearer ${(await accepted.json()).result.token}`
  const position = {
    ...at,
    bearing: null,
    speed: null,
    accuracy: 10,
    battery: 0.8,
    taken_at: Date.now() / 1000,
  }
  const duty = await request.put(`${service}/api/fleet/v1/duty`, {
    headers: { ...headers, authorization },
    data: { state: 'on', position },
  })
  expect(duty.status(), await duty.text()).toBe(200)
  return {
    async act(kind, orderId, more = {}) {
      const now = Date.now() / 1000
      const act = { act_id: crypto.randomUUID(), kind, order_id: orderId, occurred_at: now, ...more }
      const sent = await request.post(`${service}/api/fleet/v1/acts`, {
        headers: { ...headers, authorization },
        data: { sent_at: now, acts: [act] },
      })
      expect(await sent.json()).toMatchObject({ result: [{ outcome: 'applied' }] })
    },
  }
}
