import type { OrderRequest } from '@beckon/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestedOrder, askForRider, type RiderRequestOptions } from '../../../../../test/ask-for-rider.ts'
import { seedVendors } from '../../../../../test/seed/seed-vendors.ts'
import type { SignedIn } from '../../../../../test/seed/sign-in.ts'
import { testClock } from '../../../../../test/test-clock.ts'
import { turnOn } from '../../../../../test/seed/turn-on.ts'
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts'

const clock = testClock()
let server: TestServer
let anna: SignedIn
let kuwaiti: SignedIn
let tokyo: SignedIn
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
  const abroad = (country: 'KW' | 'JP' | 'PK', at = kuwait) =>
    seedVendors(server, {
      country,
      email: 'a@shop.test',
      vendors: [{ vendor_id: `shop-${country.toLowerCase()}`, ...at }],
    })
  kuwaiti = await abroad('KW')
  tokyo = await abroad('JP')
  karachi = await abroad('PK')
})
afterAll(() => server.stop())

const send = (wish: Partial<RiderRequestOptions> = {}, user = anna) =>
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
    const orderId = await requestedOrder(server, anna, { vendorId: 'chain-east' })
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
    const orderId = await requestedOrder(server, anna, { vendorId: 'chain' })
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
      can: { cancel: false, edit: true },
    })
  })

  it('weight and size are stored, and null where none were sent', async () => {
    const parcel = { weight_grams: 5000, longest_side_cm: 45 }
    const orderId = await requestedOrder(server, anna, {
      vendorId: 'chain',
      change: (request) => ({ ...request, order: { ...request.order, parcel } }),
    })
    expect(await orderOf(orderId)).toMatchObject({ parcel_grams: 5000, parcel_side_cm: 45 })
    const record = async (id: string) => {
      const url = `/api/orders/v1/order?vendorId=chain&orderId=${id}`
      return (await server.app.inject({ url, headers: anna.headers })).json().result
    }
    expect((await record(orderId)).order.parcel).toEqual(parcel)
    const plain = await requestedOrder(server, anna, { vendorId: 'chain' })
    expect((await record(plain)).order).not.toHaveProperty('parcel')
  })

  it('the answer contains the extras of the request, so that it can be repeated', async () => {
    const orderId = await requestedOrder(server, anna, {
      vendorId: 'chain',
      change: (request) => ({ ...request, age_validation_required: true, vat_number: '12345678' }),
    })
    const url = `/api/orders/v1/order?vendorId=chain&orderId=${orderId}`
    const { order } = (await server.app.inject({ url, headers: anna.headers })).json().result
    expect(order).toMatchObject({ age_validation_required: true, vat_number: '12345678' })
  })

  it.each([
    ['three decimals of Kuwait', () => kuwaiti, 'shop-kw', 'KW', 12.345, 12345],
    ['no amount in Kuwait', () => kuwaiti, 'shop-kw', 'KW', 0, 0],
    ['no decimals of Japan', () => tokyo, 'shop-jp', 'JP', 1200, 1200],
  ])('keeps %s', async (_name, user, vendorId, country, amount, minor) => {
    const destination = { latitude: kuwait.latitude + 0.01, longitude: kuwait.longitude }
    const phone = { KW: '+96550012345', JP: '+819012345678' }[country] ?? ''
    const orderId = await requestedOrder(server, user(), {
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

describe('invalid requests', () => {
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

  it.each<[string, NonNullable<RiderRequestOptions['change']>, Record<string, string>]>([
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
    [
      'more than riders carry',
      order({ parcel: { weight_grams: 5001, longest_side_cm: 30 } }),
      { parcel: 'parcel-too-heavy' },
    ],
    [
      'a long roll',
      order({ parcel: { weight_grams: 900, longest_side_cm: 46 } }),
      { parcel: 'parcel-too-large' },
    ],
    [
      'weight and size after all of the nine',
      (request) =>
        order({ payment_method: 'NONE', parcel: { weight_grams: 9000, longest_side_cm: 90 } })(request),
      { paymentMethod: 'payment-missing', parcel: 'parcel-too-heavy' },
    ],
    ['a short VAT number', (request) => ({ ...request, vat_number: '1234' }), { vatNumber: 'vat-length' }],
    [
      'a later delivery',
      (request) => ({ ...request, preordered_for: 2_000_000_000 }),
      { preorderedFor: 'preorder-too-far' },
    ],
    [
      'several things',
      (request) => order({ amount: 0 })(customer({ name: '', phone_number: '' })(request)),
      { name: 'name-missing', phone: 'phone-missing', amount: 'amount-invalid' },
    ],
  ])('%s', async (_name, change, violations) => {
    const before = await countOf('chain')
    const answer = await send({ change })
    const fields = Object.fromEntries(
      Object.entries(violations).map(([field, code]) => [field, `request.fault.${code}`]),
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
    expect(answer.json().errors[0].meta.fields).toEqual({ amount: 'request.fault.amount-too-low' })
  })

  it('a body that is none at all', async () => {
    const answer = await send({ change: (request) => ({ ...request, delivery_fee: -1 }) })
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([400, 'request.invalid'])
  })

  it('cash where the vendor takes none, or the country', async () => {
    expect((await send({ vendorId: 'no-cash' })).json().errors[0].code).toBe(
      'order.payment-method-unavailable',
    )
    const { db } = server.platform
    await db
      .insertInto('country_parameter')
      .values({ country: 'SG', name: 'paymentMethods', value: 'PAID', changed_at: clock.now() })
      .execute()
    expect((await send()).json().errors[0].code).toBe('order.payment-method-unavailable')
    await db.deleteFrom('country_parameter').execute()
    expect((await send()).statusCode).toBe(200)
  })

  it('no payment at all only where that is turned on', async () => {
    const { db } = server.platform
    const change = (request: OrderRequest) => ({
      ...request,
      order: { ...request.order, payment_method: 'NONE' as const },
    })
    expect((await send({ change })).json().errors[0].code).toBe('order.invalid')
    await turnOn(server, 'SG', ['NonePaymentMethod'])
    expect((await send({ change })).statusCode).toBe(200)
    await db.deleteFrom('flag_value').execute()
  })

  it('the tax within the fee stays with the order where it is shown', async () => {
    const { db } = server.platform
    const taxOf = async () =>
      (await orderOf(await requestedOrder(server, anna, { vendorId: 'chain' }))).tax_hundredths
    expect(await taxOf()).toBeNull()
    await turnOn(server, 'SG', ['PaymentTax'])
    expect(await taxOf()).toBe(900)
    await db.deleteFrom('flag_value').execute()
    expect(await taxOf()).toBeNull()
  })

  it('the hours; a test vendor has none', async () => {
    const { db } = server.platform
    // It is 18:00 in Singapore.
    const row = { country: 'SG', name: 'serviceHours', value: '0900:1759', changed_at: clock.now() } as const
    await db.insertInto('country_parameter').values(row).execute()
    expect((await send()).json().errors[0]).toMatchObject({
      code: 'delivery.service-closed',
      meta: { service_hours: '0900:1759' },
    })
    expect((await send({ vendorId: 'rehearsal' })).statusCode).toBe(200)
    await db.deleteFrom('country_parameter').execute()
  })

  it('a door outside the outlet’s area, and an outlet that is closed down', async () => {
    const outside = await send({ vendorId: 'fenced' })
    expect([outside.statusCode, outside.json().errors[0].code]).toEqual([422, 'delivery.outside-area'])
    const inside = { latitude: 1.305, longitude: 103.852 }
    expect((await send({ vendorId: 'fenced', destination: inside })).statusCode).toBe(200)
    expect((await send({ vendorId: 'closed-down' })).json().errors[0].code).toBe('delivery.undeliverable')
  })
})
