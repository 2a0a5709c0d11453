import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { requestedOrder } from '../../../../test/ask-for-rider.ts'
import { seedPlatform, type TestPlatform, type TokenChanges } from '../../../../test/seed/platform-tokens.ts'
import { seedVendors } from '../../../../test/seed/seed-vendors.ts'
import { testClock } from '../../../../test/test-clock.ts'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'

const clock = testClock()
const soon = (seconds: number) => Math.floor(clock.now().getTime() / 1000) + seconds
let server: TestServer
let eats: TestPlatform

beforeAll(async () => {
  server = await startTestServer({ clock, env: { ROLES: 'api,live' } })
  await seedVendors(server, {
    country: 'SG',
    email: 'anna@shop.test',
    vendors: [
      { vendor_id: 'chain', outlets: [{ vendor_id: 'chain-east' }] },
      { vendor_id: 'alone' },
      { vendor_id: 'linked', outlets: [{ vendor_id: 'linked-west' }] },
      { vendor_id: 'guest-1', is_guest: true },
    ],
  })
  await seedVendors(server, { country: 'HU', email: 'anna@shop.test', vendors: [{ vendor_id: 'magyar' }] })
  eats = await seedPlatform(server, {
    country: 'SG',
    id: 'eats',
    origins: ['https://eats.test', 'http://localhost:5500'],
    vendors: ['chain-east', 'linked', 'magyar', 'guest-1'],
  })
})
afterAll(() => server.stop())

const request = (token: string, path = '/vendors', country = 'SG') =>
  server.app.inject({
    url: `/api/orders/v1${path}`,
    headers: { authorization: `Platform ${token}`, 'x-country': country },
  })
const codeOf = async (token: string, country = 'SG') =>
  (await request(token, '/vendors', country)).json().errors?.[0].code
const idsOf = async (token: string) =>
  (await request(token)).json().result.vendors.map((one: { vendor_id: string }) => one.vendor_id)

describe('a platform’s token', () => {
  it('acts for the vendors it names, and for the outlets of the parents among them', async () => {
    expect(await idsOf(await eats.token(['chain-east']))).toEqual(['chain-east'])
    expect(await idsOf(await eats.token(['linked', 'chain-east']))).toEqual([
      'linked',
      'chain-east',
      'linked-west',
    ])
  })

  it('does not act for an unlinked vendor, a parent of a linked one, a guest or a vendor in another country', async () => {
    expect(await idsOf(await eats.token(['chain', 'alone', 'chain-east']))).toEqual(['chain-east'])
    for (const id of ['chain', 'alone', 'guest-1', 'magyar', 'nothing', 'linked-west']) {
      expect(await codeOf(await eats.token([id]))).toBe('auth.required')
    }
  })

  it('is nothing in another country, also where a platform of the same name is', async () => {
    await seedPlatform(server, { country: 'HU', id: 'eats', vendors: ['magyar'] })
    expect(await codeOf(await eats.token(['chain-east']), 'HU')).toBe('auth.required')
    expect(await codeOf(await eats.token(['magyar']), 'HU')).toBe('auth.required')
  })

  const wrong: [string, TokenChanges][] = [
    ['of another issuer', { claims: { iss: 'others' } }],
    ['for another audience', { claims: { aud: 'else' } }],
    ['without an audience', { without: ['aud'] }],
    ['without a user', { without: ['sub'] }],
    ['that never ends', { without: ['exp'] }],
    ['that ends in two days', { claims: { exp: soon(2 * 86_400) } }],
    ['that begins later', { claims: { nbf: soon(600) } }],
    ['without restaurants', { claims: { platform_tokens: [] } }],
    ['with restaurants that are none', { claims: { platform_tokens: 'chain-east' } }],
    ['with more restaurants than we read', { claims: { platform_tokens: many(101) } }],
    ['that names another key', { header: { kid: 'other' } }],
  ]
  it.each(wrong)('is refused: one %s', async (_, changes) => {
    expect(await codeOf(await eats.token(['chain-east'], changes))).toBe('auth.required')
  })

  it('is rejected as expired only if it was valid before', async () => {
    expect(await codeOf(await eats.token(['chain-east'], { claims: { exp: soon(-1) } }))).toBe(
      'auth.token-expired',
    )
    const forged = await eats.token(['chain-east'], { claims: { exp: soon(-1), iss: 'others' } })
    expect(await codeOf(forged)).toBe('auth.required')
  })

  it('may end a day ahead, and a little more for a clock that is not ours', async () => {
    expect(await codeOf(await eats.token(['chain-east'], { claims: { exp: soon(86_430) } }))).toBeUndefined()
  })

  it('is refused when it was changed, is unsigned, is signed by another party, or is no token', async () => {
    const good = await eats.token(['chain-east'])
    const [header, , signature] = good.split('.')
    const body = { iss: 'eats', sub: 'x', aud: 'beckon', exp: soon(60), platform_tokens: many(1, 'linked') }
    const changed = `${header}.${Buffer.from(JSON.stringify(body)).toString('base64url')}.${signature}`
    const stranger = await generateKeyPair('EdDSA')
    const strange = await new SignJWT(body).setProtectedHeader({ alg: 'EdDSA' }).sign(stranger.privateKey)
    // The public key, known to all, used as if it were a shared secret.
    const shared = await new SignJWT(body).setProtectedHeader({ alg: 'HS256' }).sign(new Uint8Array(32))
    for (const token of [changed, strange, shared, new UnsecuredJWT(body).encode(), 'a.b.c', '', '%%%']) {
      expect(await codeOf(token)).toBe('auth.required')
    }
    expect(await codeOf(good)).toBeUndefined()
  })

  it('has to be sent under its own scheme', async () => {
    const token = await eats.token(['chain-east'])
    for (const authorization of [`Bearer ${token}`, `Bearer ${token}|${token}`, `platform ${token}`, token]) {
      const answer = await server.app.inject({
        url: '/api/orders/v1/vendors',
        headers: { authorization, 'x-country': 'SG' },
      })
      expect(answer.statusCode).toBe(401)
    }
  })

  it.each(['ES256', 'RS256'] as const)('may be signed with %s, by the key it names', async (algorithm) => {
    const id = `with-${algorithm.toLowerCase()}`
    const one = await seedPlatform(server, { country: 'SG', id, vendors: ['alone'], algorithm, kid: 'k1' })
    clock.advance(31)
    expect(await idsOf(await one.token(['alone']))).toEqual(['alone'])
    expect(await idsOf(await one.token(['alone'], { header: { kid: undefined } }))).toEqual(['alone'])
    expect(await codeOf(await one.token(['alone'], { header: { kid: 'k2' } }))).toBe('auth.required')
  })

  it('counts no more once its key is gone or its vendor is taken away', async () => {
    const { db } = server.platform
    const passing = await seedPlatform(server, { country: 'SG', id: 'passing', vendors: ['alone'] })
    clock.advance(31)
    const token = await passing.token(['alone'])
    expect(await codeOf(token)).toBeUndefined()
    await db.deleteFrom('platform_vendor').where('platform_id', '=', 'passing').execute()
    expect(await codeOf(token)).toBe('auth.required')
    const link = { country: 'SG', platform_id: 'passing', vendor_id: 'alone' } as const
    await db.insertInto('platform_vendor').values(link).execute()
    expect(await codeOf(token)).toBeUndefined()
    await db.updateTable('platform').set({ public_keys: '[]' }).where('platform_id', '=', 'passing').execute()
    clock.advance(31)
    expect(await codeOf(token)).toBe('auth.required')
  })
})

it('asks for a rider in the name of the platform’s user', async () => {
  const authorization = `Platform ${await eats.token(['linked'])}`
  const somebody = {
    headers: { authorization, 'x-country': 'SG' },
    userId: '',
    email: '',
    refreshToken: '',
  } as const
  const orderId = await requestedOrder(server, somebody, { vendorId: 'linked-west' })
  const row = await server.platform.db
    .selectFrom('orders')
    .select(['created_by', 'vendor_id'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  expect(row).toEqual({ created_by: 'platform:eats:user-7', vendor_id: 'linked-west' })
})

describe('the live socket of a platform', () => {
  const dial = (token: string) => {
    const parameter = encodeURIComponent(Buffer.from(`Platform ${token}`).toString('base64'))
    return new WebSocket(`${server.url.replace('http', 'ws')}/live?Authorization=${parameter}`, {
      headers: { 'x-country': 'SG' },
    })
  }
  const receive = (socket: WebSocket) =>
    new Promise<{ type: string; data: Record<string, unknown> }>((heard) =>
      socket.once('message', (raw) => heard(JSON.parse(String(raw)))),
    )

  it('follows its vendors and no others', async () => {
    const socket = dial(await eats.token(['chain-east']))
    await new Promise((open) => socket.once('open', open))
    const follow = (vendor_id: string) =>
      socket.send(JSON.stringify({ action: 'subscribeToVendor', data: { vendor_id, include_outlets: true } }))
    follow('chain-east')
    expect(await receive(socket)).toMatchObject({ type: 'subscribe_ok', data: { vendor_id: 'chain-east' } })
    for (const stranger of ['chain', 'alone', 'linked']) {
      follow(stranger)
      expect(await receive(socket)).toMatchObject({ type: 'error', data: { code: 'vendor.not-found' } })
    }
    socket.terminate()
  })

  it('closes the live connection when an operator replaces its platform', async () => {
    const socket = dial(await eats.token(['chain-east']))
    await new Promise((open) => socket.once('open', open))
    socket.send(JSON.stringify({ action: 'subscribeToVendor', data: { vendor_id: 'chain-east' } }))
    await receive(socket)
    const closed = new Promise((done) => socket.once('close', done))
    await server.platform.bus.publish(server.platform.db, 'platforms-changed', ['SG'])
    expect(await closed).toBe(1001)
  })

  it('is closed to a token that is not one', async () => {
    const socket = dial('a.b.c')
    expect(await new Promise((closed) => socket.once('close', closed))).toBe(4401)
  })
})

describe('framing of the portal', () => {
  const headersOf = async (url: string, country = 'SG') =>
    (await server.app.inject({ url, headers: { 'x-country': country, accept: 'text/html' } })).headers
  const ancestorsOf = (policy: unknown) => /frame-ancestors ([^;]*)/.exec(String(policy))?.[1]

  it.each([
    '/odwp',
    '/request-a-rider/sg-100?orderID=1',
    '/order-tracking/sg-100',
    '/history',
    '/bulk-order/sg-100/7',
    '/maintenance?planned=true',
    '/termsandconditions',
  ])('is limited to platform pages and our own origin at %s, without X-Frame-Options', async (url) => {
    const headers = await headersOf(url)
    expect(ancestorsOf(headers['content-security-policy'])).toBe(
      "'self' https://eats.test http://localhost:5500",
    )
    expect(headers['x-frame-options']).toBeUndefined()
    expect(headers['content-security-policy']).toContain("default-src 'self'")
  })

  it('is limited to our own origin where there is no platform, and for API responses', async () => {
    for (const headers of [await headersOf('/odwp', 'TH'), await headersOf('/api/orders/v1/vendors')]) {
      expect(ancestorsOf(headers['content-security-policy'])).toBe("'self'")
      expect(headers['x-frame-options']).toBe('SAMEORIGIN')
    }
  })

  it.each([
    '/',
    '/connect',
    '/register',
    '/forgot-password',
    '/verify-account',
    '/invitation',
    '/account/sg-100',
    '/helpcenter/sg-100',
    '/help-desk',
    '/tracking/sg-1-a',
    '/historyless',
    '/odwp%2Fconnect',
    '//odwp',
    '/dev/mailbox',
  ])('is limited to our own origin at %s, which embedded mode does not show', async (url) => {
    const headers = await headersOf(url)
    expect(ancestorsOf(headers['content-security-policy'])).toBe("'self'")
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
  })

  it('is part of the config, so that the portal accepts messages of these origins only', async () => {
    const config = await server.app.inject({ url: '/config.json', headers: { 'x-country': 'SG' } })
    expect(config.json().embed_origins).toEqual(['https://eats.test', 'http://localhost:5500'])
  })

  it('is nothing that could be read as more than an origin', async () => {
    await seedPlatform(server, {
      country: 'MY',
      id: 'sly',
      origins: ["https://x.test; script-src 'unsafe-inline'", '*', 'https:', 'https://ok.test', 'data:x'],
    })
    const headers = await headersOf('/odwp', 'MY')
    expect(ancestorsOf(headers['content-security-policy'])).toBe("'self' https://ok.test")
  })
})

function many(count: number, restaurant_id = 'chain-east') {
  return Array.from({ length: count }, () => ({ platform: 'eats', restaurant_id }))
}
