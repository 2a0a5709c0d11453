import { type Call, calls } from '@beckon/contract'
import { tidyLines } from '@beckon/domain/text'
import { SignJWT, exportJWK, generateKeyPair } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestedOrder, quoteFor } from './ask-for-rider.ts'
import {
  type Input,
  makeCall,
  namingVendor,
  orderInput,
  type Subject,
  vendorCallInputs,
  vendorCalls,
} from './every-vendor-call.ts'
import { seedOperator } from './seed/seed-operator.ts'
import { acceptInvitation, inviteRider } from './seed/seed-rider.ts'
import { seedVendors } from './seed/seed-vendors.ts'
import { type SignedIn, signIn } from './seed/sign-in.ts'
import { testClock } from './test-clock.ts'
import { startTestServer, type TestServer } from './test-server.ts'

const clock = testClock()
let server: TestServer
let owner: SignedIn
let stranger: SignedIn
let orderId: string
let signature: string

beforeAll(async () => {
  server = await startTestServer({ clock })
  owner = await seedVendors(server, {
    country: 'SG',
    email: 'owner@shop.test',
    vendors: [{ vendor_id: 'mine' }],
  })
  stranger = await seedVendors(server, {
    country: 'SG',
    email: 'stranger@shop.test',
    vendors: [{ vendor_id: 'theirs' }],
  })
  orderId = await requestedOrder(server, owner, { vendorId: 'mine' })
  signature = (await quoteFor(server, owner, { vendorId: 'mine' })).json().signature
})
afterAll(() => server.stop())

const subject = (): Subject => ({ vendorId: 'mine', orderId, ownerId: owner.userId, signature })
const inputOf = ({ name }: Call): Input => vendorCallInputs(subject())[name] ?? {}
const ofOthers: readonly Call[] = Object.values(calls).filter(
  ({ audience }) => audience === 'rider' || audience === 'operator' || audience === 'help',
)
const make = (call: Call, headers: Record<string, string>, input: Input = inputOf(call)) =>
  makeCall(server, call, headers, input)

it('the inputs cover every call of a vendor', () => {
  const inputs = vendorCallInputs(subject())
  expect(vendorCalls.map(({ name }) => name).filter((name) => !(name in inputs))).toEqual([])
})

describe('a user of another business', () => {
  it.each(namingVendor)('does not get at a vendor by $name', async (call) => {
    const { status, code, body } = await make(call, stranger.headers)
    expect([status, code]).toEqual([404, expect.stringMatching(/^(vendor|order|rider)\.not-found$/)])
    // Not even what was asked about comes back.
    expect(body).not.toContain('Mei Lin')
  })

  it('left everything as it was', async () => {
    const { db } = server.platform
    const vendor = await db
      .selectFrom('vendor')
      .selectAll()
      .where('vendor_id', '=', 'mine')
      .executeTakeFirstOrThrow()
    expect(vendor.address_text).toBe('1 Test Street')
    const owners = await db.selectFrom('vendor_owner').selectAll().where('vendor_id', '=', 'mine').execute()
    expect(owners).toMatchObject([{ vendor_id: 'mine', user_id: owner.userId }])
    expect(await db.selectFrom('owner_invitation').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('orders').select('order_id').execute()).toEqual([{ order_id: orderId }])
  })

  it('does not read an order under a vendor of their own', async () => {
    const call = calls.getOrder
    const input = { query: { vendorId: 'theirs', orderId } }
    expect((await make(call, stranger.headers, input)).code).toBe('order.not-found')
  })
})

describe('a token', () => {
  const tokensOf = ({ headers }: SignedIn) => headers.authorization.slice('Bearer '.length).split('|')
  const country = { 'x-country': 'SG' }

  /** Returns a token with any claims and header, signed by a key of its own. */
  async function forged(header: object, claims: object): Promise<string> {
    const { privateKey, publicKey } = await generateKeyPair('EdDSA', { extractable: true })
    const jwk = await exportJWK(publicKey)
    return new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'EdDSA', jwk, ...header })
      .setExpirationTime(Math.floor(clock.now().getTime() / 1000) + 3600)
      .sign(privateKey)
  }
  const claimsOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object
  const headerOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as object
  const unsigned = (token: string, alg: string) => {
    const head = Buffer.from(JSON.stringify({ ...headerOf(token), alg })).toString('base64url')
    return `${head}.${token.split('.')[1] ?? ''}.`
  }

  const bad: readonly (readonly [string, () => Promise<string> | string])[] = [
    ['nothing', () => ''],
    ['another scheme', () => owner.headers.authorization.replace('Bearer', 'Basic')],
    ['a single part', () => `Bearer ${tokensOf(owner)[0] ?? ''}`],
    ['the two parts in turn', () => `Bearer ${tokensOf(owner).toReversed().join('|')}`],
    ['three parts', () => `${owner.headers.authorization}|x`],
    ['the parts of two people', () => `Bearer ${tokensOf(owner)[0] ?? ''}|${tokensOf(stranger)[1] ?? ''}`],
    [
      'no signature',
      () =>
        `Bearer ${tokensOf(owner)
          .map((token) => unsigned(token, 'none'))
          .join('|')}`,
    ],
    [
      'another algorithm',
      () =>
        `Bearer ${tokensOf(owner)
          .map((token) => unsigned(token, 'HS256'))
          .join('|')}`,
    ],
    [
      'a key of their own',
      async () => {
        const parts = await Promise.all(
          tokensOf(owner).map((token) => {
            const { kid, typ } = headerOf(token) as { kid: string; typ: string }
            return forged({ kid, typ }, claimsOf(token))
          }),
        )
        return `Bearer ${parts.join('|')}`
      },
    ],
    ['a cut one', () => owner.headers.authorization.slice(0, -3)],
    ['something very long', () => `Bearer ${'x'.repeat(8000)}`],
  ]

  it.each(bad)('of %s opens no call of a vendor, a rider or an operator', async (_what, make_) => {
    const authorization = await make_()
    const headers = authorization === '' ? country : { ...country, authorization }
    for (const call of [...vendorCalls, ...ofOthers]) {
      const { status, code } = await make(call, headers)
      expect([call.name, status, code]).toEqual([call.name, 401, 'auth.required'])
    }
  })

  it('of a vendor opens nothing of a rider or an operator', async () => {
    for (const call of ofOthers) expect((await make(call, owner.headers)).status).toBe(401)
  })

  it('of a rider opens nothing of a vendor or an operator', async () => {
    const operator = await seedOperator(server, 'asia', ['SG'])
    const rider = await acceptInvitation(server, await inviteRider(server, operator, '+6591234567'))
    const closed = [...vendorCalls, ...ofOthers.filter(({ audience }) => audience !== 'rider')]
    for (const call of closed) {
      const { status, code } = await make(call, rider.headers)
      expect([call.name, status, code]).toEqual([call.name, 401, 'auth.required'])
    }
  })

  it('of one country is nothing in another', async () => {
    const headers = { ...owner.headers, 'x-country': 'MY' }
    for (const call of vendorCalls) expect((await make(call, headers)).status).toBe(401)
  })

  it('that is over is refused by that name, and one that was signed out at once', async () => {
    const fresh = await signIn(server, 'SG', 'owner@shop.test')
    await make(calls.logout, fresh.headers)
    for (const call of vendorCalls) expect((await make(call, fresh.headers)).code).toBe('auth.required')
    clock.advance(3600)
    for (const call of vendorCalls) expect((await make(call, owner.headers)).code).toBe('auth.token-expired')
    owner = await signIn(server, 'SG', 'owner@shop.test')
  })
})

describe('hostile input', () => {
  const script = '<script>alert(1)</script>'
  const nasty = [
    script,
    "'; drop table orders; --",
    'a\r\nSet-Cookie: x=1',
    '\u0000',
    '{{7*7}}',
    '../../etc',
    '\u202Egnp.exe',
  ]

  it.each(nasty)('%j stays text in every field of an order, or is refused', async (text) => {
    const quote = (await quoteFor(server, owner, { vendorId: 'mine' })).json()
    const sent = orderInput({ ...subject(), fee: quote.fee, signature: quote.signature })
    const body = {
      ...sent,
      customer: {
        ...sent.customer,
        name: text,
        location: { ...sent.customer.location, address: text, notes: text },
      },
      order: { ...sent.order, description: text },
    }
    const answer = await make(calls.createOrder, owner.headers, { body })
    expect(answer.status).toBeLessThan(500)
    expect(answer.body).not.toContain(script)
    if (answer.status !== 200) return
    const { order_id } = JSON.parse(answer.body).result
    const read = await make(calls.getOrder, owner.headers, { query: { vendorId: 'mine', orderId: order_id } })
    expect(JSON.parse(read.body).result.order.description).toBe(tidyLines(text))
  })

  it.each(nasty)('%j is nothing in a header, a path or a query', async (text) => {
    const headers = {
      ...owner.headers,
      'x-request-id': 'x'.repeat(100),
      'accept-language': text.replace(/[\0\r\n]/gu, ''),
    }
    for (const input of [{ path: { id: text } }, { path: { id: 'mine' }, query: { pagination_key: text } }]) {
      const { status, body } = await make(calls.listOrders, headers, input)
      expect(status).toBeLessThan(500)
      expect(body).not.toContain(script)
    }
  })
})
