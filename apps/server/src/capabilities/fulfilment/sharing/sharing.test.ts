import type { OrderStatus } from '@beckon/domain/order'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { requestedOrder } from '../../../../test/ask-for-rider.ts'
import { byLink, tokenOf } from '../../../../test/seed/link-token.ts'
import { seedVendors } from '../../../../test/seed/seed-vendors.ts'
import { type SignedIn, signIn } from '../../../../test/seed/sign-in.ts'
import { testClock } from '../../../../test/test-clock.ts'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'
import { turnOff, turnOn } from '../../../../test/seed/turn-on.ts'

const DAY = 86_400
const clock = testClock()
let server: TestServer
let anna: SignedIn
let ben: SignedIn
let orderId: string

beforeAll(async () => {
  server = await startTestServer({ clock, env: { ROLES: 'api' } })
  anna = await seedVendors(server, {
    country: 'SG',
    email: 'anna@shop.test',
    vendors: [{ vendor_id: 'shop' }],
  })
  ben = await seedVendors(server, { country: 'SG', email: 'ben@shop.test', vendors: [{ vendor_id: 'bens' }] })
  await server.platform.db
    .insertInto('rider')
    .values({
      rider_id: 'r1',
      country: 'SG',
      name: 'Somchai Jaidee',
      vehicle: 'MOTORBIKE',
      phone: '+6598765432',
      is_simulated: true,
      created_at: clock.now(),
      bearing: null,
      heading_latitude: null,
      heading_longitude: null,
      open_offer_id: null,
      latitude: 1.305,
      longitude: 103.855,
      located_at: clock.now(),
    })
    .execute()
})
beforeEach(async () => {
  // The clock advances from test to test.
  anna = await signIn(server, 'SG', 'anna@shop.test')
  ben = await signIn(server, 'SG', 'ben@shop.test')
  orderId = await requestedOrder(server, anna, { vendorId: 'shop' })
})
afterAll(() => server.stop())

const call = (user: { readonly headers: object } | undefined, url: string, payload?: object) =>
  server.app.inject({
    method: payload ? 'POST' : 'GET',
    url,
    headers: { 'x-country': 'SG', ...user?.headers },
    ...(payload ? { payload } : {}),
  })
const share = (user = anna) => call(user, `/api/orders/v1/order/${orderId}/link`, { vendor_id: 'shop' })
const revoke = () => call(anna, `/api/orders/v1/order/${orderId}/link/revoke`, { vendor_id: 'shop' })
const shared = async () =>
  (
    await call(
      await signIn(server, 'SG', 'anna@shop.test'),
      `/api/orders/v1/order/${orderId}/shared?vendor_id=shop`,
    )
  ).json().result
const record = async () =>
  (
    await call(
      await signIn(server, 'SG', 'anna@shop.test'),
      `/api/orders/v1/order?vendorId=shop&orderId=${orderId}`,
    )
  ).json().result
const link = async () => tokenOf((await share()).json().result.url)
const waiting = (t: string) => ({ headers: { 'x-country': 'SG', ...byLink(t) } })
const follow = (t = '') => call(waiting(t), `/api/orders/v1/public-order/${orderId}`)
const receipt = (t = '') => call(waiting(t), `/api/orders/v1/receipt/${orderId}`)
const rate = (t: string, stars = 4, comment = 'Quick') =>
  call(waiting(t), `/api/orders/v1/public-order/${orderId}/rating`, { stars, comment })
const secrets = ['Mei Lin', '91234567', 'Garden Road', 'Somchai', 'Jaidee', '1.305']

/** Behind every entry that the service wrote itself. */
let position = 100

/** As if the order had gone this way. */
async function went(...statuses: OrderStatus[]): Promise<void> {
  const { db } = server.platform
  for (const status of statuses) {
    position += 1
    const at = { vendor_id: 'shop', order_id: orderId }
    const entry = {
      ...at,
      position,
      status,
      actor: 'fleet',
      reason: null,
      created_at: clock.now(),
    }
    await db.insertInto('order_status').values(entry).execute()
    const rider = { rider_id: 'r1', rider_name: 'Somchai Jaidee', rider_vehicle: 'MOTORBIKE' }
    await db
      .updateTable('orders')
      .set({ status, ...rider })
      .where('order_id', '=', orderId)
      .execute()
  }
}

describe('a link', () => {
  it('shows rider, parcel and address; the order id without a token shows none of them', async () => {
    await went('COURIER_ACCEPTED_DELIVERY', 'PICKED_UP')
    const { result } = (await follow(await link())).json()
    expect(result).toMatchObject({
      link: 'valid',
      details: {
        shop: 'Shop shop',
        customer: 'Mei Lin',
        address: '#04-12, 5 Garden Road',
        door: { latitude: 1.31, longitude: 103.86 },
        rider: { name: 'Somchai', vehicle: 'MOTORBIKE' },
        position: { latitude: 1.305, longitude: 103.855 },
        rating: null,
        rated_until: null,
      },
    })
    const bare = await follow()
    expect(bare.json().result).toMatchObject({ link: 'none', details: null })
    for (const secret of secrets) expect(bare.body).not.toContain(secret)
  })

  it('an order has one link at a time, with a token of at least 128 bits', async () => {
    const [first, second] = [await link(), await link()]
    expect(second).toBe(first)
    expect(Buffer.from(first, 'base64url').length).toBeGreaterThanOrEqual(16)
    const both = await Promise.all([share(), share()])
    expect(new Set(both.map((answer) => answer.json().result.url)).size).toBe(1)
  })

  it('a revoked link shows no details; a new one does', async () => {
    const old = await link()
    expect((await revoke()).json().result).toEqual({ revoked: true })
    expect((await revoke()).json().result).toEqual({ revoked: false })
    const answer = await follow(old)
    expect(answer.json().result).toMatchObject({ link: 'gone', details: null })
    for (const secret of secrets) expect(answer.body).not.toContain(secret)
    clock.advance(1)
    const next = await link()
    expect(next).not.toBe(old)
    expect((await follow(next)).json().result.link).toBe('valid')
    expect((await shared()).links).toMatchObject([
      { revoked_at: null, url: expect.stringContaining(next) },
      { revoked_at: expect.any(Number), url: null },
    ])
  })

  it.each([
    ['guessed', () => Promise.resolve('A'.repeat(32))],
    [
      'of another order',
      async () => {
        const mine = orderId
        orderId = await requestedOrder(server, anna, { vendorId: 'shop' })
        const other = await link()
        orderId = mine
        return other
      },
    ],
    ['in another case', async () => (await link()).toUpperCase()],
    ['cut short', async () => (await link()).slice(0, -1)],
  ])('that is %s shows nothing, and rates nothing', async (_, made) => {
    await went('DELIVERED')
    const token = await made()
    expect((await follow(token)).json().result).toMatchObject({ link: 'gone', details: null })
    expect((await receipt(token)).json().result).toMatchObject({ link: 'gone', details: null })
    expect((await rate(token)).statusCode).toBe(410)
  })

  it('a link is created, listed and revoked only by its shop', async () => {
    const token = await link()
    const body = { vendor_id: 'shop' }
    for (const answer of [
      await share(ben),
      await call(ben, `/api/orders/v1/order/${orderId}/link`, { vendor_id: 'bens' }),
      await call(ben, `/api/orders/v1/order/${orderId}/link/revoke`, body),
      await call(ben, `/api/orders/v1/order/${orderId}/shared?vendor_id=shop`),
      await call(ben, `/api/orders/v1/order/${orderId}/shared?vendor_id=bens`),
    ]) {
      expect(answer.statusCode).toBe(404)
      expect(answer.body).not.toContain(token)
    }
    expect((await follow(token)).json().result.link).toBe('valid')
  })

  it('the rider is shown only between collection and handover, unless the country shows the rider before', async () => {
    const token = await link()
    const shown = async () => (await follow(token)).json().result.details.position
    await turnOff(server, 'SG', ['TrackBeforePickup'])
    await went('COURIER_ACCEPTED_DELIVERY')
    expect(await shown()).toBeNull()
    await turnOn(server, 'SG', ['TrackBeforePickup'])
    expect(await shown()).not.toBeNull()
    await turnOff(server, 'SG', ['TrackBeforePickup'])
    await went('PICKED_UP')
    const path = [
      [103.855, 1.305],
      [103.86, 1.31],
    ]
    expect(await shown()).toMatchObject({ latitude: 1.305, located_at: expect.any(Number), path })
    // The parcel continues to its door, late or not.
    await went('DELAYED')
    expect(await shown()).toMatchObject({ path })
    // The public status never returns to an earlier one.
    for (const t of [token, '']) {
      expect((await follow(t)).json().result).toMatchObject({ status: 'COLLECTED', sentence: 'delayed' })
    }
  })
})

describe('a day after the end', () => {
  it('only the receipt is left, with what the link shows', async () => {
    await went('DELIVERED')
    const token = await link()
    clock.advance(DAY)
    expect((await follow(token)).statusCode).toBe(200)
    clock.advance(1)
    const answer = await follow(token)
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([410, 'order.past'])
    for (const secret of secrets) expect(answer.body).not.toContain(secret)
    expect((await receipt(token)).json().result).toMatchObject({
      status: 'DELIVERED',
      link: 'valid',
      details: { customer: 'Mei Lin', address: '#04-12, 5 Garden Road', voucher: null },
    })
    const bare = await receipt()
    expect(bare.json().result).toMatchObject({ ended_at: expect.any(Number), link: 'none', details: null })
    for (const secret of secrets) expect(bare.body).not.toContain(secret)
  })

  it('the receipt shows the beginning of the voucher code and its discount, only with the link', async () => {
    await server.platform.db
      .updateTable('orders')
      .set({ voucher_code: 'RIVER3', voucher_minor: 300 })
      .where('order_id', '=', orderId)
      .execute()
    await went('DELIVERED')
    const shown = await receipt(await link())
    expect(shown.json().result.details.voucher).toEqual({ code: 'RIV…', discount: 3, currency: 'SGD' })
    expect(shown.body).not.toContain('RIVER3')
    expect((await receipt()).body).not.toContain('RIV')
  })

  it.each(['CANCELLED', 'RETURNED_TO_VENDOR'] as const)('%s has a receipt too', async (status) => {
    await went(status)
    expect((await receipt()).json().result.ended_at).not.toBeNull()
  })

  it('an order in progress has no receipt', async () => {
    await went('PICKED_UP')
    clock.advance(10 * DAY)
    expect((await follow()).statusCode).toBe(200)
    expect((await receipt()).json().result.ended_at).toBeNull()
  })
})

describe('a rating', () => {
  it('a rating is given through the link after the delivery, and shown to the shop', async () => {
    const token = await link()
    await went('PICKED_UP')
    expect((await rate(token)).json().errors[0].code).toBe('rating.closed')
    await went('DELIVERED')
    expect((await rate('')).json().errors[0].code).toBe('link.gone')
    const { version } = await record()
    expect((await rate(token)).json().result).toMatchObject({ rating: { stars: 4, comment: 'Quick' } })
    // The rating reaches open pages as a new version of the order.
    expect(await record()).toMatchObject({
      version: version + 1,
      rating: { stars: 4, comment: 'Quick' },
      milestones: [{ kind: 'RATED', stars: 4 }],
    })
    expect((await shared()).rating).toMatchObject({ stars: 4, comment: 'Quick' })
    expect((await follow(token)).json().result.details.rating).toMatchObject({ stars: 4 })
  })

  it('a rating can be changed for a day and is final afterwards', async () => {
    const token = await link()
    await went('DELIVERED')
    clock.advance(DAY - 1)
    await rate(token, 2, '')
    clock.advance(DAY)
    expect((await rate(token, 5, 'Better')).statusCode).toBe(200)
    clock.advance(1)
    expect((await rate(token, 1, '')).json().errors[0].code).toBe('rating.closed')
    expect((await shared()).rating).toMatchObject({ stars: 5, comment: 'Better' })
  })

  it('a first rating is refused a day after the delivery', async () => {
    const token = await link()
    await went('DELIVERED')
    clock.advance(DAY + 1)
    expect((await rate(token)).json().errors[0].code).toBe('rating.closed')
  })

  it.each([0, 6, 2.5])('a rating of %d stars is refused', async (stars) => {
    const token = await link()
    await went('DELIVERED')
    expect((await rate(token, stars)).statusCode).toBe(400)
  })
})

it('an unchanged tracking page is not sent a second time', async () => {
  const first = await follow()
  const etag = String(first.headers.etag)
  expect(first.headers['cache-control']).toBe('private, no-cache')
  const again = () =>
    server.app.inject({
      url: `/api/orders/v1/public-order/${orderId}`,
      headers: { 'x-country': 'SG', 'if-none-match': etag },
    })
  const same = await again()
  expect([same.statusCode, same.body]).toEqual([304, ''])
  await went('PICKED_UP')
  expect((await again()).statusCode).toBe(200)
})

it('an order of a sender without a business is followed on the page for individuals', async () => {
  const { url: ofShop } = (await share()).json().result
  expect(new URL(ofShop).pathname).toBe(`/tracking/${orderId}`)
  expect((await receipt()).json().result.individual).toBe(false)
  await server.platform.db
    .updateTable('orders')
    .set({ sender_email: 'mei@home.test' })
    .where('order_id', '=', orderId)
    .execute()
  const { url } = (await share()).json().result
  expect(new URL(url).pathname).toBe(`/tracking-c2c/${orderId}`)
  expect((await receipt()).json().result.individual).toBe(true)
})

it('the receipt of an abandoned payment shows that nothing was paid', async () => {
  await server.platform.db
    .updateTable('orders')
    .set({ status: 'PAYMENT_CANCELLED' })
    .where('order_id', '=', orderId)
    .execute()
  expect((await follow()).json().result).toMatchObject({ status: 'CANCELLED', sentence: 'unpaid' })
})

describe('the shop’s own receipt', () => {
  const signed = async (url?: string) => {
    const s = tokenOf(url ?? (await shared()).receipt_url, 's')
    const headers = { 'x-country': 'SG', authorization: `Receipt ${s}` }
    return call({ headers }, `/api/orders/v1/receipt/${orderId}`)
  }

  it('shows the cost of the order without stars, and only under the signature of the shop', async () => {
    await went('COURIER_ACCEPTED_DELIVERY', 'PICKED_UP', 'DELIVERED')
    const { delivery_fee: fee } = await record()
    const { result } = (await signed()).json()
    expect(result).toMatchObject({
      link: 'valid',
      details: { customer: 'Mei Lin', rating: null, rated_until: null },
      books: { currency: 'SGD', fee, tax: null, charges: [], cash: null },
    })
    await server.platform.db
      .updateTable('orders')
      .set({ tax_hundredths: 900, delivery_fee_minor: 1090 })
      .where('order_id', '=', orderId)
      .execute()
    expect((await signed()).json().result.books.tax).toEqual({ percent: 9, amount: 0.9 })
    const customers = (await receipt(await link())).json().result
    expect(customers).toMatchObject({ details: { rated_until: expect.any(Number) }, books: null })
    expect((await receipt()).json().result).toMatchObject({ details: null, books: null })
  })

  it('the receipt is refused to another signature, to a changed one, and after a day', async () => {
    await went('DELIVERED')
    const { receipt_url: url } = await shared()
    const gone = { link: 'gone', details: null, books: null }
    expect((await signed(`${url.slice(0, -3)}abc`)).json().result).toMatchObject(gone)
    orderId = await requestedOrder(server, await signIn(server, 'SG', 'anna@shop.test'), {
      vendorId: 'shop',
    })
    expect((await signed(url)).json().result).toMatchObject(gone)
    orderId = new URL(url).pathname.split('/').at(-1) ?? ''
    expect((await signed(url)).json().result.books).not.toBeNull()
    clock.advance(DAY + 1)
    expect((await signed(url)).json().result).toMatchObject(gone)
  })
})

it('the tracking page shows one time of arrival and the phone number of the shop', async () => {
  const { db } = server.platform
  const set = (values: object) =>
    db.updateTable('orders').set(values).where('order_id', '=', orderId).execute()
  await went('COURIER_ACCEPTED_DELIVERY', 'PICKED_UP')
  const at = new Date(clock.now().getTime() + 600_000)
  await set({ eta_dropoff: at, pickup_phone: '+6561234567' })
  const t = await link()
  const seen = async () => (await follow(t)).json().result
  expect(await seen()).toMatchObject({
    arrives_at: at.getTime() / 1000,
    details: { shop_phone: '+6561234567' },
  })
  await set({ pickup_phone: '' })
  await went('DELAYED')
  expect(await seen()).toMatchObject({ arrives_at: null, details: { shop_phone: null } })
})
