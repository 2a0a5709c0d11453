import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  askForRider,
  quoteFor,
  requestedOrder,
  type RiderRequestOptions,
} from '../../../../test/ask-for-rider.ts'
import { seedVendors } from '../../../../test/seed/seed-vendors.ts'
import type { SignedIn } from '../../../../test/seed/sign-in.ts'
import { testClock } from '../../../../test/test-clock.ts'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'

const clock = testClock()
let server: TestServer
let anna: SignedIn
let ben: SignedIn
let taipei: SignedIn

const taiwan = { latitude: 25.033, longitude: 121.5654 }

beforeAll(async () => {
  server = await startTestServer({ clock, env: { ROLES: 'api' } })
  anna = await seedVendors(server, {
    country: 'SG',
    email: 'anna@shop.test',
    vendors: [{ vendor_id: 'chain', outlets: [{ vendor_id: 'chain-east' }] }],
  })
  ben = await seedVendors(server, { country: 'SG', email: 'ben@shop.test', vendors: [{ vendor_id: 'bens' }] })
  taipei = await seedVendors(server, {
    country: 'TW',
    email: 'a@shop.test',
    vendors: [{ vendor_id: 'shop-tw', ...taiwan }],
  })
})
afterAll(() => server.stop())

const send = (wish: Partial<RiderRequestOptions> = {}, user = anna) =>
  askForRider(server, user, { vendorId: 'chain', ...wish })
const countOf = async (vendorId: string) => {
  const { db } = server.platform
  const orders = await db.selectFrom('orders').select('order_id').where('vendor_id', '=', vendorId).execute()
  return orders.length
}

describe('the signature', () => {
  const quote = async (wish: Partial<RiderRequestOptions> = {}) =>
    (await quoteFor(server, anna, { vendorId: 'chain', ...wish })).json()

  it('is valid only for its own vendor, points and fee', async () => {
    const good = await quote()
    const codes = await Promise.all(
      [
        send({ quote: { ...good, fee: good.fee - 1 } }),
        send({ quote: good, destination: { latitude: 1.32, longitude: 103.86 } }),
        send({ quote: good, vendorId: 'chain-east' }),
        send({ quote: await quote({ source: { latitude: 1.309, longitude: 103.86 } }) }),
        send({ quote: { ...good, signature: `${good.signature.slice(0, -4)}AAAA` } }),
        send({ quote: { ...good, signature: 'nonsense' } }),
      ].map(async (answer) => (await answer).json().errors?.[0].code),
    )
    expect(codes).toEqual(codes.map(() => 'SignatureInvalid'))
    expect((await send({ quote: good })).statusCode).toBe(200)
  })

  it('is over after ten minutes, and then the fresh quote is inside', async () => {
    const old = await quote()
    clock.advance(601)
    const answer = await send({ quote: old })
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([409, 'SignatureExpired'])
    const { quote: fresh } = answer.json().errors[0].meta
    expect(fresh).toMatchObject({ fee: old.fee, currency: 'SGD', distance: old.distance })
    expect(fresh.expires_at).toBe(clock.now().getTime() / 1000 + 600)
    expect((await send({ quote: fresh })).statusCode).toBe(200)
  })

  it('of Taiwan without the extra for cash does not do for cash', async () => {
    const destination = { latitude: taiwan.latitude + 0.01, longitude: taiwan.longitude }
    const paid = await server.app.inject({
      method: 'POST',
      url: '/api/hurrier/v1/delivery/fee',
      headers: taipei.headers,
      payload: {
        vendor_id: 'shop-tw',
        source: taiwan,
        destination,
        delivery_type: 'INSTANT',
        payment_method: 'PAID',
      },
    })
    const answer = await askForRider(server, taipei, {
      vendorId: 'shop-tw',
      destination,
      quote: paid.json(),
      change: (request) => ({
        ...request,
        customer: { ...request.customer, phone_number: '+886912345678' },
      }),
    })
    expect(answer.json().errors[0].code).toBe('SignatureExpired')
    expect(answer.json().errors[0].meta.quote.fee).toBe(paid.json().fee + 25)
  })
})

describe('permitted callers', () => {
  it.each([
    ['another vendor’s shop', () => ben, 'chain'],
    ['an outlet of another', () => ben, 'chain-east'],
    ['a shop that is not there', () => anna, 'nowhere'],
    ['a shop of another country', () => anna, 'shop-tw'],
  ])('not for %s', async (_name, user, vendorId) => {
    const quote = (await quoteFor(server, anna, { vendorId: 'chain' })).json()
    const answer = await askForRider(server, user(), { vendorId, quote })
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([404, 'vendor.not-found'])
  })

  it('a call without a session, or with one of another country, is refused', async () => {
    const without = { ...anna, headers: { authorization: '', 'x-country': 'SG' as const } }
    const quote = (await quoteFor(server, anna, { vendorId: 'chain' })).json()
    expect((await askForRider(server, without, { vendorId: 'chain', quote })).statusCode).toBe(401)
    const elsewhere = { ...anna, headers: { ...anna.headers, 'x-country': 'HU' as const } }
    const refused = await askForRider(server, elsewhere, { vendorId: 'chain', quote })
    expect([401, 403]).toContain(refused.statusCode)
  })
})

describe('a vendor that the process has read before', () => {
  const change = (values: object, vendorId = 'changing') =>
    server.platform.db.updateTable('vendor').set(values).where('vendor_id', '=', vendorId).execute()
  let owner: SignedIn

  beforeAll(async () => {
    owner = await seedVendors(server, {
      country: 'SG',
      email: 'changing@shop.test',
      vendors: [{ vendor_id: 'changing' }],
    })
  })

  it('is collected from at the address of now', async () => {
    await requestedOrder(server, owner, { vendorId: 'changing' })
    await change({ name: 'New name' })
    const orderId = await requestedOrder(server, owner, { vendorId: 'changing' })
    const order = await server.platform.db
      .selectFrom('orders')
      .select('pickup_name')
      .where('order_id', '=', orderId)
      .executeTakeFirst()
    expect(order).toEqual({ pickup_name: 'New name' })
  })

  it('is refused once it is closed, and open again afterwards', async () => {
    await change({ is_active: false })
    expect((await send({ vendorId: 'changing' }, owner)).statusCode).not.toBe(200)
    await change({ is_active: true })
    expect((await send({ vendorId: 'changing' }, owner)).statusCode).toBe(200)
  })

  it('is not found by an owner who was removed, also under a key that has an answer', async () => {
    const key = randomUUID()
    const quote = (await quoteFor(server, owner, { vendorId: 'changing' })).json()
    expect((await send({ vendorId: 'changing', key, quote }, owner)).statusCode).toBe(200)
    expect((await send({ vendorId: 'changing', key, quote }, owner)).statusCode).toBe(200)
    const before = await countOf('changing')
    await server.platform.db.deleteFrom('vendor_owner').where('vendor_id', '=', 'changing').execute()
    for (const repeated of [key, randomUUID()]) {
      const answer = await send({ vendorId: 'changing', key: repeated, quote }, owner)
      expect([answer.statusCode, answer.json().errors[0].code]).toEqual([404, 'vendor.not-found'])
    }
    expect(await countOf('changing')).toBe(before)
  })
})

describe('the key of a request', () => {
  it('must be there', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/orders/v1/order',
      headers: anna.headers,
      payload: {},
    })
    expect(answer.statusCode).toBe(400)
  })

  it('replays the first answer, also when the quote is over by then; another body is a conflict', async () => {
    const key = randomUUID()
    const quote = (await quoteFor(server, anna, { vendorId: 'chain' })).json()
    const first = await send({ key, quote })
    clock.advance(700)
    const again = await send({ key, quote })
    expect([again.statusCode, again.json()]).toEqual([200, first.json()])
    const other = await send({
      key,
      quote,
      change: (request) => ({ ...request, age_validation_required: true }),
    })
    expect([other.statusCode, other.json().errors[0].code]).toEqual([409, 'idempotency.conflict'])
  })

  it('is free again after a refusal', async () => {
    const key = randomUUID()
    expect((await send({ key, quote: { fee: 1, signature: 'nonsense' } })).statusCode).toBe(422)
    expect((await send({ key })).statusCode).toBe(200)
  })

  it('makes one order of ten at once', async () => {
    const before = await countOf('chain')
    const key = randomUUID()
    const quote = (await quoteFor(server, anna, { vendorId: 'chain' })).json()
    const answers = await Promise.all(Array.from({ length: 10 }, () => send({ key, quote })))
    expect(await countOf('chain')).toBe(before + 1)
    const ids = new Set(answers.flatMap((answer) => (answer.statusCode === 200 ? [answer.body] : [])))
    expect(ids.size).toBe(1)
    for (const answer of answers.filter((one) => one.statusCode !== 200)) {
      expect(answer.json().errors[0].code).toBe('idempotency.running')
      expect(answer.headers['retry-after']).toBe('1')
    }
  })
})
