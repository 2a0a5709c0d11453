import { randomUUID } from 'node:crypto'
import type { OrderRequest } from '@beckon/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askedFor, askForRider, quoteFor, type Wish } from '../../../test/ask-for-rider.ts'
import { seedVendors } from '../../../test/seed-vendors.ts'
import type { SignedIn } from '../../../test/sign-in.ts'
import { testClock } from '../../../test/test-clock.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

const clock = testClock()
let server: TestServer
let anna: SignedIn
let ben: SignedIn
let kuwaiti: SignedIn
let tokyo: SignedIn
let taipei: SignedIn
let karachi: SignedIn

const kuwait = { latitude: 29.3759, longitude: 47.9774 }
const area = [
  [103.84, 1.29],
  [103.856, 1.29],
  [103.856, 1.31],
  [103.84, 1.31],
  [103.84, 1.29],
]

beforeAll(async () => {
  server = await startTestServer({ clock, env: { ROLES: 'api' } })
  anna = await seedVendors(server, {
    country: 'SG',
    email: 'anna@shop.test',
    vendors: [
      { vendor_id: 'chain', outlets: [{ vendor_id: 'chain-east', estimation_pick_up_time: 20 }] },
      { vendor_id: 'fenced', delivery_area: JSON.stringify(area) },
      { vendor_id: 'no-cash', payment_methods: '{"CASH_ON_DELIVERY":false}' },
      { vendor_id: 'rehearsal', is_test: true },
      { vendor_id: 'closed-down', is_active: false },
    ],
  })
  ben = await seedVendors(server, { country: 'SG', email: 'ben@shop.test', vendors: [{ vendor_id: 'bens' }] })
  const abroad = (country: 'KW' | 'JP' | 'TW' | 'PK', at = kuwait) =>
    seedVendors(server, {
      country,
      email: 'a@shop.test',
      vendors: [{ vendor_id: `shop-${country.toLowerCase()}`, ...at }],
    })
  kuwaiti = await abroad('KW')
  tokyo = await abroad('JP')
  taipei = await abroad('TW')
  karachi = await abroad('PK')
})
afterAll(() => server.stop())

const ask = (wish: Partial<Wish> = {}, user = anna) =>
  askForRider(server, user, { vendorId: 'chain', ...wish })
const orderOf = (orderId: string) =>
  server.platform.db
    .selectFrom('orders')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
const countOf = async (vendorId: string) =>
  (
    await server.platform.db
      .selectFrom('orders')
      .select('order_id')
      .where('vendor_id', '=', vendorId)
      .execute()
  ).length

describe('asking for a rider', () => {
  it('keeps the order, its first status, an event and a job together', async () => {
    const orderId = await askedFor(server, anna, { vendorId: 'chain-east' })
    expect(orderId).toMatch(/^chain-east-[0-9A-HJKMNP-TV-Z]{13,}$/)
    const order = await orderOf(orderId)
    expect(order).toMatchObject({
      vendor_id: 'chain-east',
      country: 'SG',
      status: 'NEW',
      version: 1,
      currency: 'SGD',
      amount_minor: 2550,
      customer_phone: '+6591234567',
      pickup_name: 'Shop chain-east',
    })
    // 1,572 m: 6 and 1.58 of it by the kilometre, the part rounded up to a cent.
    expect(order.delivery_fee_minor).toBe(758)
    expect(order.ready_at.getTime() - order.created_at.getTime()).toBe(20 * 60_000)
    const { db } = server.platform
    const history = await db.selectFrom('order_status').selectAll().where('order_id', '=', orderId).execute()
    expect(history).toMatchObject([{ position: 0, status: 'NEW', actor: 'vendor' }])
    const events = await db.selectFrom('outbox').selectAll().where('subject', '=', orderId).execute()
    expect(events).toMatchObject([{ vendor_id: 'chain-east', country: 'SG', type: 'order_changed' }])
  })

  it('shows it to its vendor as a record', async () => {
    const orderId = await askedFor(server, anna, { vendorId: 'chain' })
    const answer = await server.app.inject({
      url: `/api/orders/v1/order?vendorId=chain&orderId=${orderId}`,
      headers: anna.headers,
    })
    expect(answer.json().result).toMatchObject({
      order_id: orderId,
      status: 'NEW',
      status_history: [{ status: 'NEW', actor: 'vendor', reason: 'ASKED_FOR' }],
      delivery_fee: 7.58,
      order: { amount: 25.5, payment_method: 'CASH_ON_DELIVERY' },
      customer: { name: 'Mei Lin', location: { notes: 'Ring twice' } },
      eta: { pickup: null, dropoff: null },
      rider: null,
      can: { cancel: false, edit: false },
    })
  })

  it.each([
    ['three decimals of Kuwait', () => kuwaiti, 'shop-kw', 'KW', 12.345, 12345],
    ['no amount in Kuwait', () => kuwaiti, 'shop-kw', 'KW', 0, 0],
    ['no decimals of Japan', () => tokyo, 'shop-jp', 'JP', 1200, 1200],
  ])('keeps %s', async (_name, user, vendorId, country, amount, minor) => {
    const destination = { latitude: kuwait.latitude + 0.01, longitude: kuwait.longitude }
    const phone = { KW: '+96550012345', JP: '+819012345678' }[country] ?? ''
    const orderId = await askedFor(server, user(), {
      vendorId,
      source: kuwait,
      destination,
      change: (request) => ({
        ...request,
        customer: { ...request.customer, phone_number: phone },
        order: { ...request.order, amount },
      }),
    })
    expect((await orderOf(orderId)).amount_minor).toBe(minor)
  })
})

describe('what is wrong with a request', () => {
  const customer = (change: Partial<OrderRequest['customer']>) => (request: OrderRequest) => ({
    ...request,
    customer: { ...request.customer, ...change },
  })
  const order = (change: Partial<OrderRequest['order']>) => (request: OrderRequest) => ({
    ...request,
    order: { ...request.order, ...change },
  })
  const place = (change: object) => (request: OrderRequest) =>
    customer({ location: { ...request.customer.location, ...change } })(request)

  it.each<[string, NonNullable<Wish['change']>, Record<string, string>]>([
    ['no unit', customer({ unit_number: ' ' }), { unit: 'unit-missing' }],
    ['no name', customer({ name: '' }), { name: 'name-missing' }],
    ['a digit in the name', customer({ name: 'R2 D2' }), { name: 'name-invalid' }],
    ['no phone', customer({ phone_number: '' }), { phone: 'phone-missing' }],
    ['half a phone', customer({ phone_number: '+65 12' }), { phone: 'phone-invalid' }],
    ['a long description', order({ description: 'x'.repeat(201) }), { description: 'description-too-long' }],
    ['no address', place({ address: '' }), { address: 'address-missing' }],
    ['no coordinates', place({ latitude: 0, longitude: 0 }), { address: 'coordinates-missing' }],
    ['no amount', order({ amount: 0 }), { amount: 'amount-invalid' }],
    ['a tenth of a cent', order({ amount: 1.001 }), { amount: 'amount-invalid' }],
    ['no payment', order({ payment_method: 'NONE' }), { paymentMethod: 'payment-missing' }],
    ['a short VAT number', (request) => ({ ...request, vat_number: '1234' }), { vatNumber: 'vat-length' }],
    [
      'a later delivery',
      (request) => ({ ...request, preordered_for: 2_000_000_000 }),
      { preorderedFor: 'preorder-unavailable' },
    ],
    [
      'several things',
      (request) => order({ amount: 0 })(customer({ name: '', phone_number: '' })(request)),
      { name: 'name-missing', phone: 'phone-missing', amount: 'amount-invalid' },
    ],
  ])('%s', async (_name, change, faults) => {
    const before = await countOf('chain')
    const answer = await ask({ change })
    const fields = Object.fromEntries(
      Object.entries(faults).map(([field, code]) => [field, `request.error.${code}`]),
    )
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors[0]).toMatchObject({
      code: 'order.invalid',
      meta: { translation_key: Object.values(fields)[0], fields },
    })
    expect(answer.json().errors[0].meta.fields).toEqual(fields)
    expect(await countOf('chain')).toBe(before)
  })

  it('less than a hundred rupees in Pakistan', async () => {
    const answer = await askForRider(server, karachi, {
      vendorId: 'shop-pk',
      source: kuwait,
      destination: { latitude: kuwait.latitude + 0.01, longitude: kuwait.longitude },
      change: (request) => order({ amount: 99.99 })(customer({ phone_number: '+923001234567' })(request)),
    })
    expect(answer.json().errors[0].meta.fields).toEqual({ amount: 'request.error.amount-too-low' })
  })

  it('a body that is none at all', async () => {
    const answer = await ask({ change: (request) => ({ ...request, delivery_fee: -1 }) })
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([400, 'request.invalid'])
  })

  it('cash where the vendor takes none, or the country', async () => {
    expect((await ask({ vendorId: 'no-cash' })).json().errors[0].code).toBe(
      'order.payment-method-unavailable',
    )
    const { db } = server.platform
    await db
      .insertInto('country_parameter')
      .values({ country: 'SG', name: 'paymentMethods', value: 'PAID', changed_at: clock.now() })
      .execute()
    expect((await ask()).json().errors[0].code).toBe('order.payment-method-unavailable')
    await db.deleteFrom('country_parameter').execute()
    expect((await ask()).statusCode).toBe(200)
  })

  it('the hours; a test vendor has none', async () => {
    const { db } = server.platform
    // It is 18:00 in Singapore.
    const row = { country: 'SG', name: 'serviceHours', value: '0900:1759', changed_at: clock.now() } as const
    await db.insertInto('country_parameter').values(row).execute()
    expect((await ask()).json().errors[0]).toMatchObject({
      code: 'delivery.service-closed',
      meta: { service_hours: '0900:1759' },
    })
    expect((await ask({ vendorId: 'rehearsal' })).statusCode).toBe(200)
    await db.deleteFrom('country_parameter').execute()
  })

  it('a door outside the outlet’s area, and an outlet that is closed down', async () => {
    const outside = await ask({ vendorId: 'fenced' })
    expect([outside.statusCode, outside.json().errors[0].code]).toEqual([422, 'delivery.outside-area'])
    const inside = { latitude: 1.305, longitude: 103.852 }
    expect((await ask({ vendorId: 'fenced', destination: inside })).statusCode).toBe(200)
    expect((await ask({ vendorId: 'closed-down' })).json().errors[0].code).toBe('delivery.undeliverable')
  })
})

describe('the signature', () => {
  const quote = async (wish: Partial<Wish> = {}) =>
    (await quoteFor(server, anna, { vendorId: 'chain', ...wish })).json()

  it('holds for its own vendor, points and fee alone', async () => {
    const good = await quote()
    const codes = await Promise.all(
      [
        ask({ quote: { ...good, fee: good.fee - 1 } }),
        ask({ quote: good, destination: { latitude: 1.32, longitude: 103.86 } }),
        ask({ quote: good, vendorId: 'chain-east' }),
        ask({ quote: await quote({ source: { latitude: 1.309, longitude: 103.86 } }) }),
        ask({ quote: { ...good, signature: `${good.signature.slice(0, -4)}AAAA` } }),
        ask({ quote: { ...good, signature: 'nonsense' } }),
      ].map(async (answer) => (await answer).json().errors?.[0].code),
    )
    expect(codes).toEqual(codes.map(() => 'SignatureInvalid'))
    expect((await ask({ quote: good })).statusCode).toBe(200)
  })

  it('is over after ten minutes, and then the fresh quote is inside', async () => {
    const old = await quote()
    clock.advance(601)
    const answer = await ask({ quote: old })
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([409, 'SignatureExpired'])
    const { quote: fresh } = answer.json().errors[0].meta
    expect(fresh).toMatchObject({ fee: old.fee, currency: 'SGD', distance: old.distance })
    expect(fresh.expires_at).toBe(clock.now().getTime() / 1000 + 600)
    expect((await ask({ quote: fresh })).statusCode).toBe(200)
  })

  it('of Taiwan without the extra for cash does not do for cash', async () => {
    const destination = { latitude: kuwait.latitude + 0.01, longitude: kuwait.longitude }
    const paid = await server.app.inject({
      method: 'POST',
      url: '/api/hurrier/v1/delivery/fee',
      headers: taipei.headers,
      payload: {
        vendor_id: 'shop-tw',
        source: kuwait,
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

describe('who may ask', () => {
  it.each([
    ['another vendor’s shop', () => ben, 'chain'],
    ['an outlet of another', () => ben, 'chain-east'],
    ['a shop that is not there', () => anna, 'nowhere'],
    ['a shop of another country', () => anna, 'shop-kw'],
  ])('not for %s', async (_name, user, vendorId) => {
    const quote = (await quoteFor(server, anna, { vendorId: 'chain' })).json()
    const answer = await askForRider(server, user(), { vendorId, quote })
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([404, 'vendor.not-found'])
  })

  it('nobody without a session, or with one of another country', async () => {
    const without = { ...anna, headers: { authorization: '', 'x-country': 'SG' as const } }
    const quote = (await quoteFor(server, anna, { vendorId: 'chain' })).json()
    expect((await askForRider(server, without, { vendorId: 'chain', quote })).statusCode).toBe(401)
    const elsewhere = { ...anna, headers: { ...anna.headers, 'x-country': 'HU' as const } }
    const refused = await askForRider(server, elsewhere, { vendorId: 'chain', quote })
    expect([401, 403]).toContain(refused.statusCode)
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
    const first = await ask({ key, quote })
    clock.advance(700)
    const again = await ask({ key, quote })
    expect([again.statusCode, again.json()]).toEqual([200, first.json()])
    const other = await ask({
      key,
      quote,
      change: (request) => ({ ...request, age_validation_required: true }),
    })
    expect([other.statusCode, other.json().errors[0].code]).toEqual([409, 'idempotency.conflict'])
  })

  it('is free again after a refusal', async () => {
    const key = randomUUID()
    expect((await ask({ key, quote: { fee: 1, signature: 'nonsense' } })).statusCode).toBe(422)
    expect((await ask({ key })).statusCode).toBe(200)
  })

  it('makes one order of ten at once', async () => {
    const before = await countOf('chain')
    const key = randomUUID()
    const quote = (await quoteFor(server, anna, { vendorId: 'chain' })).json()
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask({ key, quote })))
    expect(await countOf('chain')).toBe(before + 1)
    const ids = new Set(answers.flatMap((answer) => (answer.statusCode === 200 ? [answer.body] : [])))
    expect(ids.size).toBe(1)
    for (const answer of answers.filter((one) => one.statusCode !== 200)) {
      expect(answer.json().errors[0].code).toBe('idempotency.running')
      expect(answer.headers['retry-after']).toBe('1')
    }
  })
})
