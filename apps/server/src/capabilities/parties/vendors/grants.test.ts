import type { Call, Mode } from '@beckon/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { requestedOrder } from '../../../../test/ask-for-rider.ts'
import { makeCall, namingVendor, vendorCallInputs } from '../../../../test/every-vendor-call.ts'
import { seedPlatform } from '../../../../test/seed/platform-tokens.ts'
import { seedVendors } from '../../../../test/seed/seed-vendors.ts'
import type { SignedIn } from '../../../../test/seed/sign-in.ts'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'

/** A grant reaches no further than its vendors, whatever call is made with it. */
let server: TestServer
let owner: SignedIn
let theirOrder: string
const authorizations: Record<'godroid' | 'guest', string> = { godroid: '', guest: '' }

beforeAll(async () => {
  server = await startTestServer()
  owner = await seedVendors(server, {
    country: 'SG',
    email: 'owner@shop.test',
    vendors: [
      { vendor_id: 'theirs', outlets: [{ vendor_id: 'theirs-east' }] },
      { vendor_id: 'shown', payment_methods: '{"CASH_ON_DELIVERY":true}' },
    ],
  })
  theirOrder = await requestedOrder(server, owner, { vendorId: 'theirs' })
  const platform = await seedPlatform(server, { country: 'SG', id: 'eats', vendors: ['shown'] })
  authorizations.godroid = `Platform ${await platform.token(['shown', 'theirs'])}`
  const on = { country: 'SG', flag: 'GuestCheckout', value: true, changed_at: new Date() } as const
  await server.platform.db.insertInto('flag_value').values(on).execute()
  const guest = await server.app.inject({
    method: 'POST',
    url: '/api/auth/v1/guest',
    headers: { 'x-country': 'SG' },
  })
  authorizations.guest = `Bearer ${guest.json().result.token}`
})
afterAll(() => server.stop())

/** The expected refusal of a stranger; a caller without any right to the call gets that of missing permission. */
function expected(call: Call, mode: Mode): string {
  if (call.modes && !call.modes.includes(mode)) return 'auth.forbidden'
  return call.name === 'getOrder' || call.name === 'getRider' ? 'order.not-found' : 'vendor.not-found'
}

describe.each(['godroid', 'guest'] as const)('in the mode %s', (mode) => {
  const headers = () => ({ authorization: authorizations[mode], 'x-country': 'SG' })

  it.each(namingVendor)('$name shows nothing of others', async (call) => {
    const input = vendorCallInputs({ vendorId: 'theirs', orderId: theirOrder, ownerId: owner.userId })[
      call.name
    ]
    const { code, body } = await makeCall(server, call, headers(), input)
    expect(code).toBe(expected(call, mode))
    expect(body).not.toContain('Test Street')
  })

  it('lists exactly what was granted', async () => {
    const answer = await server.app.inject({ url: '/api/orders/v1/vendors', headers: headers() })
    const { vendors } = answer.json().result
    const ids = vendors.map((one: { vendor_id: string }) => one.vendor_id)
    expect(vendors[0].vendor_information.owners).toEqual([])
    expect(answer.body).not.toContain('owner@shop.test')
    expect(ids).toEqual([mode === 'godroid' ? 'shown' : expect.stringMatching(/^guest-/)])
  })

  it('a grant cannot follow other vendors live', async () => {
    const parameter = encodeURIComponent(Buffer.from(authorizations[mode]).toString('base64'))
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/live?Authorization=${parameter}`, {
      headers: { 'x-country': 'SG' },
    })
    await new Promise((open) => socket.once('open', open))
    const received = new Promise((told) => socket.once('message', (raw) => told(JSON.parse(String(raw)))))
    const data = { vendor_id: 'theirs', include_outlets: true, last_seen: 0 }
    socket.send(JSON.stringify({ action: 'subscribeToVendor', data }))
    expect(await received).toEqual({ type: 'error', data: { code: 'vendor.not-found' } })
    socket.terminate()
  })
})
