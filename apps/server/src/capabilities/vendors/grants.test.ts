import { randomUUID } from 'node:crypto'
import { type Call, calls } from '@beckon/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { askedFor } from '../../../test/ask-for-rider.ts'
import { seedPlatform } from '../../../test/platform-tokens.ts'
import { seedVendors } from '../../../test/seed-vendors.ts'
import type { SignedIn } from '../../../test/sign-in.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

/** Nobody's grant reaches further than the vendors in it, whatever call is made with it. */
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
  theirOrder = await askedFor(server, owner, { vendorId: 'theirs' })
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

const here = { latitude: 1.3, longitude: 103.85 }
const delivery = { vendor_id: 'theirs', source: here, destination: here, delivery_type: 'INSTANT' }
const order = {
  vendor_id: 'theirs',
  customer: { name: 'Mei', phone_number: '+6591234567', location: { ...here, address: '1 Road', notes: '' } },
  order: { payment_method: 'CASH_ON_DELIVERY', amount: 5, description: '', cold_bag_needed: false },
  vat_number: null,
  preordered_for: null,
  age_validation_required: false,
  login_pickup_estimation: null,
  delivery_fee: 5,
  signature: 'x',
}
const address = {
  address_text: '1 Road',
  unit: '',
  notes: '',
  building: '',
  city: '',
  country_code: 'SG',
  ...here,
  postal_code: '',
  street_address: '1 Road',
}

interface Try {
  readonly url: string
  readonly payload?: object
  /** What each mode hears; who has no business with a call is told so. */
  readonly godroid: string
  readonly guest: string
}
const hidden = { godroid: 'vendor.not-found', guest: 'vendor.not-found' } as const
const noOrder = { godroid: 'order.not-found', guest: 'order.not-found' } as const
const forbidden = { godroid: 'auth.forbidden', guest: 'auth.forbidden' } as const
const vendor = '/api/orders/v1/vendor/theirs'

/** Every call for a vendor, with somebody else's vendor in it. A new one has to be written down here. */
const tries = (): Record<string, Try | 'names no vendor'> => ({
  listVendors: 'names no vendor',
  getVendor: { url: vendor, ...hidden },
  putVendorAddress: { url: `${vendor}/address`, payload: address, ...hidden, guest: 'auth.forbidden' },
  listOwners: { url: `${vendor}/owners`, ...forbidden },
  inviteOwner: { url: `${vendor}/owners`, payload: { email_address: 'a@b.test' }, ...forbidden },
  removeOwner: { url: `${vendor}/owners/${owner.userId}`, ...forbidden },
  logout: { url: '/api/auth/v1/logout', ...forbidden },
  changePassword: {
    url: '/api/auth/v1/password',
    payload: { password: 'Demo1234!', new_password: 'Demo12345!' },
    ...forbidden,
  },
  listSessions: { url: '/api/auth/v1/sessions', ...forbidden },
  endSession: { url: '/api/auth/v1/sessions/some', ...forbidden },
  createOrder: { url: '/api/orders/v1/order', payload: order, ...hidden },
  getOrder: { url: `/api/orders/v1/order?vendorId=theirs&orderId=${theirOrder}`, ...noOrder },
  listOrders: { url: `${vendor}/orders?include_outlets=true`, ...hidden },
  getRider: { url: `/api/hurrier/v1/riders/${theirOrder}`, ...noOrder },
  quoteFee: { url: '/api/hurrier/v1/delivery/fee', payload: delivery, ...hidden },
  estimate: { url: '/api/hurrier/v1/estimations', payload: delivery, ...hidden },
  validateArea: {
    url: '/api/hurrier/v1/delivery/area/validate',
    payload: { vendor_id: 'theirs', location: here, vendor_location: here },
    ...hidden,
  },
})

const forVendors: Call[] = Object.values(calls).filter(({ audience }) => audience === 'vendor')

describe.each(['godroid', 'guest'] as const)('in the mode %s', (mode) => {
  const headers = () => ({ authorization: authorizations[mode], 'x-country': 'SG' })

  it.each(forVendors.map((call) => [call.name, call] as const))(
    '%s shows nothing of others',
    async (name, call) => {
      const one = tries()[name]
      expect(one, 'a new call for vendors: say here what a stranger gets').toBeDefined()
      if (!one || one === 'names no vendor') return
      const answer = await server.app.inject({
        method: call.method,
        url: one.url,
        headers: { ...headers(), 'idempotency-key': randomUUID() },
        ...(one.payload ? { payload: one.payload } : {}),
      })
      expect(answer.json().errors?.[0].code).toBe(one[mode])
      expect(answer.body).not.toContain('Test Street')
    },
  )

  it('lists exactly what was granted', async () => {
    const answer = await server.app.inject({ url: '/api/orders/v1/vendors', headers: headers() })
    const ids = answer.json().result.vendors.map((one: { vendor_id: string }) => one.vendor_id)
    expect(ids).toEqual([mode === 'godroid' ? 'shown' : expect.stringMatching(/^guest-/)])
  })

  it('follows nobody else live', async () => {
    const parameter = encodeURIComponent(Buffer.from(authorizations[mode]).toString('base64'))
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/live?Authorization=${parameter}`, {
      headers: { 'x-country': 'SG' },
    })
    await new Promise((open) => socket.once('open', open))
    const heard = new Promise((told) => socket.once('message', (raw) => told(JSON.parse(String(raw)))))
    const data = { vendor_id: 'theirs', include_outlets: true, last_seen: 0 }
    socket.send(JSON.stringify({ action: 'subscribeToVendor', data }))
    expect(await heard).toEqual({ type: 'error', data: { code: 'vendor.not-found' } })
    socket.terminate()
  })
})
