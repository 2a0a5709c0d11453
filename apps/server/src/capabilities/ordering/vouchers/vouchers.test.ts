import type { Discount, OrderRecord, Quote } from '@beckon/contract'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askForRider, requestedOrder, quoteFor } from '../../../../test/ask-for-rider.ts'
import { orderKeyOf } from '../../../../test/dispatch.ts'
import { move } from '../../../../test/moving.ts'
import { type DispatchWorld, startDispatchWorld } from '../../../../test/worlds/dispatch-world.ts'
import { send } from '../../../../test/post.ts'
import { type SeededOperator, seedOperator } from '../../../../test/seed/seed-operator.ts'
import { seedVendors } from '../../../../test/seed/seed-vendors.ts'
import type { SignedIn } from '../../../../test/seed/sign-in.ts'
import { turnOff, turnOn } from '../../../../test/seed/turn-on.ts'
import { beginDispatch } from '../../fulfilment/dispatch/search/seek-rider.ts'
import { applyVoucher, askWithVoucher, make, withDiscount } from '../../../../test/seed/vouchers.ts'

let world: DispatchWorld
let operator: SeededOperator
let chain: SignedIn
beforeAll(async () => {
  world = await startDispatchWorld()
  operator = await seedOperator(world.server, 'asia', ['SG'])
  chain = await seedVendors(world.server, {
    country: 'SG',
    email: 'chain@shop.test',
    vendors: [{ vendor_id: 'chain', outlets: [{ vendor_id: 'east' }, { vendor_id: 'west' }] }],
  })
})
afterAll(() => world.server.stop())
beforeEach(async () => {
  await turnOn(world.server, 'SG', ['Voucher'])
  const { db } = world.server.platform
  for (const table of ['voucher_use', 'voucher', 'attempt_window', 'operator_change'] as const)
    await db.deleteFrom(table).execute()
  await world.clear()
})

const issue = (voucher: object) => make(world.server, operator, voucher)
const apply = (code: string, other: object = {}) =>
  applyVoucher(world.server, world.shop, { vendorId: 'shop', code, ...other })
const order = (code: string) => askWithVoucher(world.server, world.shop, { vendorId: 'shop', code })
const quote = async () => (await quoteFor(world.server, world.shop, { vendorId: 'shop' })).json<Quote>()
const usedOf = async (code: string) =>
  (
    await world.server.platform.db
      .selectFrom('voucher')
      .select('used')
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
  ).used

describe('POST /voucher/validate', () => {
  it('answers the lower fee with a signature of its own, and uses nothing up', async () => {
    await issue({ code: 'welcome', uses_total: 1 })
    const { fee, signature } = await quote()
    const applied = await apply(' Welcome ', { quote: { fee, signature } })
    expect(applied.body).toMatchObject({
      voucher: { code: 'WELCOME', amount: 3, type: 'AMOUNT' },
      delivery_fee: Math.round((fee - 3) * 100) / 100,
      discount: 3,
    })
    const claims = decodeJwt((applied.body as Discount).signature)
    expect(claims).toMatchObject({ voucher: { code: 'WELCOME', off: 300 }, exp: decodeJwt(signature).exp })
    expect(await usedOf('WELCOME')).toBe(0)
  })

  it('returns the same error for every code that is not available', async () => {
    const now = Math.floor(world.clock.now().getTime() / 1000)
    await issue({ code: 'SOON', valid_from: now + 60 })
    await issue({ code: 'PAST', valid_until: now })
    await issue({ code: 'THEIRS', vendor_ids: ['chain'] })
    await issue({ code: 'LATER', delivery_type: 'LATER' })
    await issue({ code: 'BIG-ONES', minimum_fee: 500 })
    await issue({ code: 'GONE' })
    await send(world.server, 'POST', '/api/ops/v1/vouchers/gone/stop', {
      headers: operator.headersIn('SG'),
      body: { reason: 'over' },
    })
    for (const code of ['SOON', 'PAST', 'THEIRS', 'LATER', 'BIG-ONES', 'GONE', 'NEVER-MADE']) {
      const { status, code: said, meta } = await apply(code)
      expect([code, status, said, meta]).toEqual([
        code,
        422,
        'voucher.unavailable',
        { translation_key: 'voucher.error.validation.message' },
      ])
    }
  })

  it("is not combined with another voucher, another vendor's quote or an invented fee", async () => {
    await issue({ code: 'WELCOME' })
    const whole = await quote()
    const lower = (await apply('WELCOME', { quote: whole })).body as Discount
    const again = { fee: lower.delivery_fee, signature: lower.signature }
    expect((await apply('WELCOME', { quote: again })).code).toBe('SignatureInvalid')
    expect((await apply('WELCOME', { quote: { ...whole, fee: 99 } })).code).toBe('SignatureInvalid')
    const theirs = await applyVoucher(world.server, chain, {
      vendorId: 'east',
      code: 'WELCOME',
      quote: whole,
    })
    expect(theirs.code).toBe('SignatureInvalid')
  })

  it('is refused when the fee is over, and where vouchers are off', async () => {
    await issue({ code: 'WELCOME' })
    const old = await quote()
    world.clock.advance(1200)
    expect((await apply('WELCOME', { quote: old })).code).toBe('SignatureExpired')
    await turnOff(world.server, 'SG', ['Voucher'])
    expect((await apply('WELCOME')).code).toBe('voucher.unavailable')
  })

  it('is for the outlets of a parent that is named', async () => {
    await issue({ code: 'CHAIN', vendor_ids: ['chain'] })
    const applied = await applyVoucher(world.server, chain, { vendorId: 'east', code: 'CHAIN' })
    expect(applied.status).toBe(200)
  })

  it('limits wrong codes, and does not count right ones', async () => {
    await issue({ code: 'RIGHT' })
    for (let tries = 0; tries < 15; tries += 1) expect((await apply('RIGHT')).status).toBe(200)
    const said: string[] = []
    for (let tries = 0; tries < 12; tries += 1) said.push((await apply(`WRONG-${tries}`)).code)
    expect(said.slice(0, 10)).toEqual(Array(10).fill('voucher.unavailable'))
    expect(said.slice(10)).toEqual(['request.too-many', 'request.too-many'])
    expect((await apply('RIGHT')).meta).toMatchObject({ retry_after: expect.any(Number) })
  })
})

describe('GET /voucher/{code}', () => {
  const get = (user: SignedIn, code: string) =>
    send(world.server, 'GET', `/api/orders/v1/voucher/${code}`, { headers: user.headers })

  it('shows its details to a vendor that may use it', async () => {
    await issue({ code: 'HALF', type: 'PERCENTAGE', amount: 50, maximum_discount: 4, vendor_ids: ['chain'] })
    expect((await get(chain, 'half')).result).toMatchObject({
      code: 'HALF',
      type: 'PERCENTAGE',
      amount: 50,
      maximum_discount: 4,
      minimum_fee: 0,
      currency: 'SGD',
    })
    expect((await get(world.shop, 'half')).code).toBe('voucher.not-found')
    expect((await get(world.shop, 'nothing')).meta).toMatchObject({
      translation_key: 'voucher.error.get.message',
    })
  })
})

describe('an order with a voucher', () => {
  it('costs the remaining fee and shows the discount', async () => {
    await issue({ code: 'WELCOME' })
    const { fee } = await quote()
    const answer = await order('WELCOME')
    const record = await world.record(answer.json().result.order_id)
    expect(record).toMatchObject({
      delivery_fee: Math.round((fee - 3) * 100) / 100,
      voucher: { code: 'WELCOME', discount: 3 },
    } satisfies Partial<OrderRecord>)
    expect(await usedOf('WELCOME')).toBe(1)
  })

  it('is refused when a part of the discount is not what was signed', async () => {
    await issue({ code: 'WELCOME' })
    await issue({ code: 'OTHER', amount: 5 })
    const whole = await quote()
    const lower = (await apply('WELCOME', { quote: whole })).body as Discount
    const other = (await apply('OTHER', { quote: whole })).body as Discount
    const wrong: Discount[] = [
      { ...lower, delivery_fee: 0 },
      { ...lower, signature: whole.signature },
      { ...lower, voucher: other.voucher },
      { ...lower, delivery_fee: other.delivery_fee },
    ]
    for (const discount of wrong) {
      const change = withDiscount(discount)
      const answer = await askForRider(world.server, world.shop, { vendorId: 'shop', quote: whole, change })
      expect(answer.json().errors[0].code).toBe('SignatureInvalid')
    }
    // A lowered fee is no fee of its own.
    const bare = { fee: lower.delivery_fee, signature: lower.signature }
    const answer = await askForRider(world.server, world.shop, { vendorId: 'shop', quote: bare })
    expect(answer.json().errors[0].code).toBe('SignatureInvalid')
    expect(await usedOf('WELCOME')).toBe(0)
  })

  it('is refused when the voucher was stopped meanwhile, and nothing is left behind', async () => {
    await issue({ code: 'WELCOME' })
    const whole = await quote()
    const lower = (await apply('WELCOME', { quote: whole })).body as Discount
    await send(world.server, 'POST', '/api/ops/v1/vouchers/WELCOME/stop', {
      headers: operator.headersIn('SG'),
      body: { reason: 'misused' },
    })
    const change = withDiscount(lower)
    const answer = await askForRider(world.server, world.shop, { vendorId: 'shop', quote: whole, change })
    expect(answer.json().errors[0].code).toBe('voucher.unavailable')
    expect(await world.server.platform.db.selectFrom('orders').select('order_id').execute()).toEqual([])
  })

  it('is one and takes one use, however often the same request comes', async () => {
    await issue({ code: 'WELCOME' })
    const whole = await quote()
    const change = withDiscount((await apply('WELCOME', { quote: whole })).body as Discount)
    const key = 'the-same-key'
    const wish = { vendorId: 'shop', quote: whole, change, key }
    const ids = new Set<string>()
    for (let times = 0; times < 3; times += 1) {
      ids.add(await requestedOrder(world.server, world.shop, wish))
    }
    expect(ids.size).toBe(1)
    expect(await usedOf('WELCOME')).toBe(1)
  })

  it.each([
    [{ uses_total: 5 }, 5],
    [{ uses_per_vendor: 3 }, 3],
    [{ uses_total: 20, uses_per_vendor: 4 }, 4],
  ])('of %j gets through %i times when thirty come at once', async (limits, most) => {
    await issue({ code: 'RUSH', ...limits })
    const whole = await quote()
    const change = withDiscount((await apply('RUSH', { quote: whole })).body as Discount)
    const answers = await Promise.all(
      Array.from({ length: 30 }, () =>
        askForRider(world.server, world.shop, { vendorId: 'shop', quote: whole, change }),
      ),
    )
    const taken = answers.filter(({ statusCode }) => statusCode === 200)
    const refused = answers.filter(({ statusCode }) => statusCode !== 200)
    expect(taken).toHaveLength(most)
    expect(new Set(refused.map((one) => one.json().errors[0].code))).toEqual(new Set(['voucher.unavailable']))
    expect(await usedOf('RUSH')).toBe(most)
  })

  it('counts the outlets of a parent as one business', async () => {
    await issue({ code: 'ONCE', uses_per_vendor: 1 })
    const first = await askWithVoucher(world.server, chain, { vendorId: 'east', code: 'ONCE' })
    expect(first.statusCode).toBe(200)
    expect((await applyVoucher(world.server, chain, { vendorId: 'west', code: 'ONCE' })).code).toBe(
      'voucher.unavailable',
    )
    expect((await order('ONCE')).statusCode).toBe(200)
  })

  it('gives the use back when it is called off, once', async () => {
    await issue({ code: 'ONCE', uses_total: 1 })
    const answer = await order('ONCE')
    const orderId: string = answer.json().result.order_id
    await world.server.platform.db.updateTable('orders').set({ status: 'RECEIVED' }).execute()
    const cancel = { vendor_id: 'shop', order_id: orderId, reason: 'MISTAKE_ERROR' }
    for (let times = 0; times < 2; times += 1) {
      const said = await send(world.server, 'PUT', '/api/orders/v1/order/cancel', {
        headers: world.shop.headers,
        body: cancel,
      })
      expect(said.status).toBe(200)
      expect(await usedOf('ONCE')).toBe(0)
    }
    expect((await order('ONCE')).statusCode).toBe(200)
  })

  it('takes the use again when the parcel was delivered before the order was called off', async () => {
    await issue({ code: 'ONCE', uses_total: 1 })
    const [rider] = await world.riders('siti')
    const orderId: string = (await order('ONCE')).json().result.order_id
    await beginDispatch(world.deps, orderKeyOf(orderId))
    await rider.post(`/offer/${orderId}.0/accept`)
    const at = { occurred_at: world.clock.now().getTime() / 1000 }
    world.clock.advance(60)
    await move(world.server, { ...orderKeyOf(orderId), to: 'DELAYED', actor: 'system', reason: 'LATE' })
    await turnOn(world.server, 'SG', ['DelayedCancellation'])
    const body = { vendor_id: 'shop', order_id: orderId, reason: 'MISTAKE_ERROR' }
    const { headers } = world.shop
    await send(world.server, 'PUT', '/api/orders/v1/order/cancel', { headers, body })
    await turnOff(world.server, 'SG', ['DelayedCancellation'])
    expect(await usedOf('ONCE')).toBe(0)
    expect((await rider.act('collect', orderId, at)).code).toBe('ok')
    expect(await usedOf('ONCE')).toBe(1)
  })

  it('keeps its voucher when it is changed, and loses one that is not signed for the new fee', async () => {
    await issue({ code: 'PART', type: 'PERCENTAGE', amount: 50 })
    const orderId: string = (await order('PART')).json().result.order_id
    const record = await world.record(orderId)
    const destination = { latitude: 1.32, longitude: 103.87 }
    const next = (await quoteFor(world.server, world.shop, { vendorId: 'shop', destination })).json<Quote>()
    const seen = await apply('PART', { quote: next, orderId })
    const edited = await send(world.server, 'PUT', `/api/orders/v1/order/${orderId}`, {
      headers: world.shop.headers,
      body: {
        vendor_id: 'shop',
        payment_method: record.order.payment_method,
        amount: record.order.amount,
        item_details: record.order.description,
        location: { ...destination, address: '#1, 9 Lake Road', notes: '' },
        delivery_fee: next.fee,
        signature: next.signature,
      },
    })
    const { delivery_fee: left, discount } = seen.body as Discount
    expect(edited.result).toMatchObject({ delivery_fee: left, voucher: { code: 'PART', discount } })
    expect(await usedOf('PART')).toBe(1)
  })
})

describe('vouchers of operators', () => {
  it('is refused when the terms make no sense, or the code is taken', async () => {
    expect((await issue({ code: 'x' })).code).toBe('voucher.invalid')
    expect((await issue({ code: 'MUCH', type: 'PERCENTAGE', amount: 120 })).meta).toMatchObject({
      field: 'value',
    })
    expect((await issue({ code: 'FINE', amount: 1.234 })).code).toBe('voucher.invalid')
    expect((await issue({ code: 'FINE' })).status).toBe(200)
    expect((await issue({ code: 'fine' })).code).toBe('voucher.exists')
  })

  it('is listed, and written down with its reason', async () => {
    await issue({ code: 'FINE' })
    const headers = operator.headersIn('SG')
    await send(world.server, 'POST', '/api/ops/v1/vouchers/fine/stop', {
      headers,
      body: { reason: 'season over' },
    })
    const listed = await send(world.server, 'GET', '/api/ops/v1/vouchers', { headers })
    expect(listed.result).toMatchObject([{ code: 'FINE', used: 0, stopped_at: expect.any(Number) }])
    const changes = await send(world.server, 'GET', '/api/ops/v1/changes?subject=voucher:FINE', { headers })
    expect(changes.result).toMatchObject([
      { before: 'counts', after: 'stopped', reason: 'season over' },
      { before: null, after: 'AMOUNT 3', reason: 'a season' },
    ])
  })

  it('is listed with its state and the orders that it was used for', async () => {
    await issue({ code: 'ONCE', uses_total: 1 })
    const made = await order('ONCE')
    const headers = operator.headersIn('SG')
    const listed = await send(world.server, 'GET', '/api/ops/v1/vouchers', { headers })
    expect(listed.result).toMatchObject([{ code: 'ONCE', used: 1, state: 'used-up' }])
    const uses = await send(world.server, 'GET', '/api/ops/v1/vouchers/once/uses', { headers })
    expect(uses.result).toEqual([
      {
        order_id: made.json().result.order_id,
        vendor_id: 'shop',
        vendor_name: expect.any(String),
        discount: 3,
        used_at: expect.any(Number),
        given_back_at: null,
      },
    ])
    const none = await send(world.server, 'GET', '/api/ops/v1/vouchers/none/uses', { headers })
    expect(none.code).toBe('voucher.not-found')
  })
})
