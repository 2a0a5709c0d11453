import { vendorCalls } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askForRider, quoteFor } from '../../../../test/ask-for-rider.ts'
import { type SeededVendor, seedVendors } from '../../../../test/seed/seed-vendors.ts'
import type { SignedIn } from '../../../../test/seed/sign-in.ts'
import { testClock } from '../../../../test/test-clock.ts'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'
import { guestVendors } from '../vendors/guest-vendors.ts'
import { guests } from './index.ts'

const clock = testClock()
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ clock, env: { ROLES: 'api' } })
  await turn('SG', true)
  await turn('HU', true)
})
afterAll(() => server.stop())

async function turn(country: 'SG' | 'HU' | 'TH', value: boolean) {
  const { db } = server.platform
  const row = { country, flag: 'GuestCheckout', value, changed_at: clock.now() }
  await db
    .insertInto('flag_value')
    .values(row)
    .onConflict((old) => old.columns(['country', 'flag']).doUpdateSet({ value }))
    .execute()
}

const start = (country = 'SG', headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/api/auth/v1/guest',
    headers: { 'x-country': country, ...headers },
  })
const guestOf = async (country = 'SG'): Promise<{ vendor_id: string; token: string }> =>
  (await start(country)).json().result
const headersOf = (token: string, country: CountryCode = 'SG') =>
  ({ authorization: `Bearer ${token}`, 'x-country': country }) as const
const send = (token: string, path = '/vendors', country: CountryCode = 'SG') =>
  server.app.inject({ url: `/api/orders/v1${path}`, headers: headersOf(token, country) })
const codeOf = async (answer: Promise<{ json(): { errors?: { code: string }[] } }>) =>
  (await answer).json().errors?.[0]?.code

describe('going on without an account', () => {
  it('is a vendor named guest, nowhere yet and paying online only, and a token for a day', async () => {
    const { vendor_id, token } = await guestOf()
    expect(vendor_id).toMatch(/^guest-[0-9a-f]{24}$/)
    const answer = await send(token)
    const { vendors } = vendorCalls.listVendors.answer.parse(answer.json()).result
    expect(vendors).toHaveLength(1)
    expect(vendors[0]).toMatchObject({
      vendor_id,
      name: 'guest',
      parent_vendor_id: null,
      flags: {
        payment_methods: { PAID: false, CASH_ON_DELIVERY: false, PAYMENT_ON_DELIVERY: false, NONE: false },
      },
      vendor_information: {
        owners: [],
        contact: { phone: '' },
        location: { latitude: null, longitude: null, address_text: '', country_code: 'SG' },
      },
    })
    expect(decodeJwt(token).exp).toBe(Math.floor(clock.now().getTime() / 1000) + 86_400)
  })

  it('is closed where the flag is off, and leaves nothing behind', async () => {
    await turn('TH', false)
    const answer = await start('TH')
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([403, 'guest.closed'])
    const left = server.platform.db.selectFrom('vendor').select('vendor_id').where('country', '=', 'TH')
    expect(await left.execute()).toEqual([])
  })

  it('is limited by address', async () => {
    const limited = await startTestServer({ env: { ROLES: 'api', RATE_LIMITS: 'on' } })
    const codes: number[] = []
    for (let turns = 0; turns < 12; turns += 1) {
      const answer = await limited.app.inject({ method: 'POST', url: '/api/auth/v1/guest' })
      codes.push(answer.statusCode)
    }
    await limited.stop()
    expect(codes.slice(0, 10)).toEqual(Array(10).fill(403))
    expect(codes.slice(10)).toEqual([429, 429])
  })
})

describe('a guest’s token', () => {
  it('is nothing in another country', async () => {
    const { token } = await guestOf('HU')
    expect(await codeOf(send(token, '/vendors', 'HU'))).toBeUndefined()
    expect(await codeOf(send(token))).toBe('auth.required')
  })

  it('is refused when it was changed, belongs to another person, or is no token', async () => {
    const { token } = await guestOf()
    const other = await guestOf()
    const [header, body, signature] = token.split('.')
    const changed = Buffer.from(JSON.stringify({ ...decodeJwt(token), vendor_id: other.vendor_id })).toString(
      'base64url',
    )
    const bad = [
      `${header}.${changed}.${signature}`,
      `${header}.${body}.${other.token.split('.')[2]}`,
      'a.b.c',
      '{"exp":99999999999}',
      '%00',
      '',
      `${token}|${token}`,
    ]
    for (const one of bad) expect(await codeOf(send(one))).toBe('auth.required')
  })

  it('is no access token, and an access token is no guest’s', async () => {
    const anna = await seedVendors(server, {
      country: 'SG',
      email: 'anna@shop.test',
      vendors: [{ vendor_id: 'anna' }],
    })
    const [access = ''] = anna.headers.authorization.slice('Bearer '.length).split('|')
    expect(await codeOf(send(access))).toBe('auth.required')
    expect(await codeOf(send(`${(await guestOf()).token}|${access}`))).toBe('auth.required')
  })

  it('a guest session ends after a day with its own code', async () => {
    const own = await startTestServer({ clock, env: { ROLES: 'api' } })
    await own.platform.db
      .insertInto('flag_value')
      .values({ country: 'SG', flag: 'GuestCheckout', value: true, changed_at: clock.now() })
      .execute()
    const { token } = (await own.app.inject({ method: 'POST', url: '/api/auth/v1/guest' })).json().result
    const code = async () =>
      (await own.app.inject({ url: '/api/orders/v1/vendors', headers: headersOf(token) })).json().errors?.[0]
        .code
    clock.advance(86_399)
    expect(await code()).toBeUndefined()
    clock.advance(2)
    expect(await code()).toBe('auth.token-expired')
    await own.stop()
  })
})

describe('a guest', () => {
  it('has a price, but no way to ask for a rider without a place', async () => {
    const { vendor_id: vendorId, token } = await guestOf()
    const guest = { headers: headersOf(token), userId: '', email: '', refreshToken: '' } as const
    expect((await quoteFor(server, guest, { vendorId })).statusCode).toBe(200)
    expect(await codeOf(askForRider(server, guest, { vendorId }))).toBe('vendor.no-location')
  })
})

const sender = {
  name: 'Mei Tan',
  email: 'mei@home.test',
  phone_number: '+6591112222',
  location: { latitude: 1.3, longitude: 103.85, address: '5 Garden Road', notes: 'Blue door' },
}

describe('sending as a guest', () => {
  const askFrom = async (from: object | undefined) => {
    const { vendor_id: vendorId, token } = await guestOf()
    const guest = { headers: headersOf(token), userId: '', email: '', refreshToken: '' } as const
    const change = (request: object) => ({ ...request, ...(from ? { sender: from } : {}) }) as never
    return (await askForRider(server, guest, { vendorId, change })).json().errors[0]
  }

  it('a guest gives name and place with the order, and pays online', async () => {
    expect((await askFrom(undefined)).code).toBe('vendor.no-location')
    const bad = await askFrom({ ...sender, name: ' ', email: 'at home' })
    expect(bad).toMatchObject({
      code: 'order.invalid',
      meta: {
        fields: {
          senderName: 'request.fault.sender-name-missing',
          senderEmail: 'request.fault.sender-email-invalid',
        },
      },
    })
    expect((await askFrom({ ...sender, phone_number: '9111 2222' })).code).toBe('request.invalid')
    expect((await askFrom(sender)).code).toBe('order.payment-method-unavailable')
  })
})

describe('registering after being a guest', () => {
  const claim = async (user: SignedIn, token: string) =>
    (
      await server.app.inject({
        method: 'POST',
        url: '/api/auth/v1/guest/claim',
        headers: user.headers,
        payload: { token },
      })
    ).json()
  /** A guest with two orders, as if they had paid for them. */
  async function busyGuest() {
    const guest = await guestOf()
    const id = `lender-${guest.vendor_id.slice(-6)}`
    const lender = await seedVendors(server, {
      country: 'SG',
      email: `${id}@shop.test`,
      vendors: [{ vendor_id: id }],
    })
    for (const _ of [1, 2]) await askForRider(server, lender, { vendorId: id })
    const { db } = server.platform
    const from = { pickup_name: 'Mei Tan', pickup_address: '5 Garden Road', pickup_phone: '+6591112222' }
    await db
      .updateTable('orders')
      .set({ ...from, vendor_id: guest.vendor_id })
      .where('vendor_id', '=', id)
      .execute()
    return guest
  }
  const register = (email: string, vendors: readonly SeededVendor[]) =>
    seedVendors(server, { country: 'SG', email, vendors })
  const seenBy = async (user: SignedIn) => {
    const answer = await server.app.inject({ url: '/api/orders/v1/vendors', headers: user.headers })
    return vendorCalls.listVendors.answer.parse(answer.json()).result.vendors
  }
  const ordersOf = async (user: SignedIn, vendorId: string) =>
    (
      await server.app.inject({ url: `/api/orders/v1/vendor/${vendorId}/orders`, headers: user.headers })
    ).json().result.data

  it('the orders belong to the new business, and the guest no longer exists', async () => {
    const guest = await busyGuest()
    const place = { latitude: null, longitude: null }
    const user = await register('new@shop.test', [{ vendor_id: 'new-shop', name: 'New shop', ...place }])
    expect((await claim(user, guest.token)).result).toEqual({ vendor_id: guest.vendor_id, orders: 2 })
    expect(await seenBy(user)).toMatchObject([
      {
        vendor_id: guest.vendor_id,
        name: 'New shop',
        is_registered: true,
        vendor_information: { location: { address_text: '5 Garden Road' } },
      },
    ])
    expect(await ordersOf(user, guest.vendor_id)).toHaveLength(2)
    expect(await codeOf(send(guest.token))).toBe('auth.required')
    // The answer was lost on the way.
    expect((await claim(user, guest.token)).result).toEqual({ vendor_id: guest.vendor_id, orders: 2 })
  })

  it('has them beside a vendor that is somewhere already', async () => {
    const guest = await busyGuest()
    const user = await register('old-hand@shop.test', [{ vendor_id: 'known-shop', name: 'Known shop' }])
    await claim(user, guest.token)
    const names = (await seenBy(user)).map(({ name }) => name)
    expect(names.toSorted()).toEqual(['Known shop', 'Mei Tan'])
  })

  it('a token that was used before, or that is invalid, claims nothing', async () => {
    const guest = await busyGuest()
    const first = await register('first@shop.test', [{ vendor_id: 'first-shop' }])
    const second = await register('second@shop.test', [{ vendor_id: 'second-shop' }])
    await claim(first, guest.token)
    expect((await claim(second, guest.token)).errors[0].code).toBe('guest.gone')
    expect((await claim(second, 'a.b.c')).errors[0].code).toBe('guest.gone')
    expect((await claim(second, (await guestOf('HU')).token)).errors[0].code).toBe('guest.gone')
    expect(await seenBy(second)).toHaveLength(1)
  })

  it('gets nothing new where there was no order', async () => {
    const { token } = await guestOf()
    const user = await register('idle@shop.test', [{ vendor_id: 'idle-shop' }])
    expect((await claim(user, token)).result).toEqual({ vendor_id: null, orders: 0 })
    expect(await seenBy(user)).toHaveLength(1)
  })

  it('is one of two who claim at once', async () => {
    const guest = await busyGuest()
    const users = await Promise.all(
      ['left', 'right'].map((name) => register(`${name}@shop.test`, [{ vendor_id: `${name}-shop` }])),
    )
    const answers = await Promise.all(users.map((user) => claim(user, guest.token)))
    expect(answers.filter(({ result }) => result?.orders === 2)).toHaveLength(1)
  })
})

describe('the clean-up', () => {
  it('guests without orders are deleted two days after their tokens expired, and no others', async () => {
    const { db } = server.platform
    const idle = await guestOf()
    const busy = await guestOf()
    const shop = await seedVendors(server, {
      country: 'SG',
      email: 'old@shop.test',
      vendors: [{ vendor_id: 'old-shop' }],
    })
    expect((await askForRider(server, shop, { vendorId: 'old-shop' })).statusCode).toBe(200)
    await db.updateTable('orders').set({ vendor_id: busy.vendor_id }).execute()
    clock.advance(71 * 3600)
    const young = await guestOf()
    const vendors = { guests: guestVendors } as never
    const { purgeIdle } = guests(server.platform, { vendors, isOpen: async () => true })
    const left = async () =>
      (await db.selectFrom('vendor').select('vendor_id').execute()).map(({ vendor_id }) => vendor_id)
    await purgeIdle()
    expect(await left()).toContain(idle.vendor_id)
    clock.advance(3601)
    await purgeIdle()
    expect(await left()).toEqual(expect.arrayContaining([busy.vendor_id, 'old-shop', young.vendor_id]))
    expect(await left()).not.toContain(idle.vendor_id)
  })
})
