import type { AnswerOf, calls, Quote } from '@beckon/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { askForRider } from '../../../../test/ask-for-rider.ts'
import { send } from '../../../../test/post.ts'
import {
  north,
  type PressureWorld,
  shopPoint,
  startPressureWorld,
} from '../../../../test/worlds/pressure-world.ts'

const HOUR = 3600
let world: PressureWorld
beforeAll(async () => {
  world = await startPressureWorld()
})
afterEach(() => world.calm())
afterAll(() => world.server.stop())

const quoted = async (metres?: number, more?: object) => (await world.quote(metres, more)).body as Quote
const refusal = async (metres?: number, more?: object) => {
  const { status, code, meta } = await world.quote(metres, more)
  return { status, code, until: meta['until'] }
}
const validate = async (metres: number, more: object = {}) =>
  (
    await send(world.server, 'POST', '/api/hurrier/v1/delivery/area/validate', {
      headers: world.shop().headers,
      body: { vendor_id: 'shop', vendor_location: shopPoint, location: north(metres), ...more },
    })
  ).body
const notices = async (more: object = {}) =>
  (
    await send(world.server, 'POST', '/api/hurrier/v1/delivery/notices', {
      headers: world.shop().headers,
      body: { vendor_id: 'shop', source: shopPoint, ...more },
    })
  ).result
const order = (quote: Quote, change: object = {}, vendorId = 'shop') =>
  askForRider(world.server, world.shop(), {
    vendorId,
    quote,
    destination: north(1000),
    change: (request) => ({
      ...request,
      customer: { ...request.customer, phone_number: '+36201234567' },
      order: { ...request.order, amount: 2500 },
      ...change,
    }),
  })
const storedOrder = (orderId: string) =>
  world.server.platform.db
    .selectFrom('orders')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
const dropOrders = () => world.server.platform.db.deleteFrom('orders').execute()

describe('a pause', () => {
  it('refuses quotes from its start to its end, which comes by itself', async () => {
    const begin = world.seconds() + 600
    await world.start('pause', 0, { starts_at: begin })
    expect((await world.quote()).status).toBe(200)
    await world.advance(600)
    const paused = { status: 422, code: 'delivery.paused', until: begin + HOUR }
    expect(await refusal()).toEqual(paused)
    await world.advance(HOUR - 1)
    expect(await refusal()).toEqual(paused)
    await world.advance(1)
    expect((await world.quote()).status).toBe(200)
  })

  it('ends early by an operator, and holds neither for a test vendor nor outside of the zone', async () => {
    const measure = await world.start('pause')
    expect((await world.quote(1000, { vendor_id: 'test' })).status).toBe(200)
    const far = { vendor_id: 'elsewhere', source: north(20_000) }
    expect((await world.quote(21_000, far)).status).toBe(200)
    expect((await refusal()).code).toBe('delivery.paused')
    expect((await world.end(measure)).status).toBe(200)
    expect((await world.quote()).status).toBe(200)
    expect((await world.end(measure)).code).toBe('measure.not-found')
  })

  it('lets a quote be used until it expires, and refuses a new one then', async () => {
    const before = await quoted()
    await world.start('pause')
    expect((await order(before)).statusCode).toBe(200)
    const late = await quoted(1000, { vendor_id: 'test' })
    await world.advance(before.expires_at - world.seconds())
    expect((await order(before)).json().errors[0]).toMatchObject({ code: 'delivery.paused' })
    expect(late.fee).toBe(before.fee)
    await dropOrders()
  })

  it('counts at the time that is wanted, also for a quote of another time', async () => {
    const at = world.seconds() + 3 * HOUR
    await world.server.platform.db
      .insertInto('flag_value')
      .values({ country: 'HU', flag: 'PreOrder', value: true, changed_at: world.server.platform.clock.now() })
      .execute()
    const later = (preordered_for: number) => ({ delivery_type: 'LATER', preordered_for })
    await world.start('pause', 0, { starts_at: at - 60 })
    expect((await world.quote()).status).toBe(200)
    expect(await refusal(1000, later(at))).toMatchObject({ code: 'delivery.paused', until: at - 60 + HOUR })
    const free = await quoted(1000, later(at - 120))
    expect((await order(free, { preordered_for: at })).json().errors[0].code).toBe('delivery.paused')
    expect((await order(free, { preordered_for: at - 120 })).statusCode).toBe(200)
    await dropOrders()
  })

  it('counts where a guest has the parcel collected', async () => {
    await world.start('pause')
    const { db } = world.server.platform
    await db.updateTable('vendor').set({ is_guest: true }).where('vendor_id', '=', 'elsewhere').execute()
    const wanted = { vendor_id: 'elsewhere', source: shopPoint }
    expect(await refusal(1000, wanted)).toMatchObject({ code: 'delivery.paused' })
    await db.updateTable('vendor').set({ is_guest: false }).where('vendor_id', '=', 'elsewhere').execute()
  })
})

describe('a slower promise', () => {
  it('moves the promised times, and the order has the promise of its quote', async () => {
    const usual = await quoted()
    const { ends_at } = await world.start('slower', 15)
    const slow = await quoted()
    expect(slow.fee).toBe(usual.fee)
    expect(slow.dropoff_eta.lower - usual.dropoff_eta.lower).toBe(900)
    expect(slow.pickup_eta.upper - usual.pickup_eta.upper).toBe(900)
    const orders = [await order(usual), await order(slow)].map((answer) => answer.json().result.order_id)
    const [first, second] = await Promise.all(orders.map(storedOrder))
    expect([first?.promised_lower, second?.promised_lower].map((at) => Number(at) / 1000)).toEqual([
      usual.dropoff_eta.lower,
      slow.dropoff_eta.lower,
    ])
    expect(await notices()).toEqual([{ kind: 'slower', minutes: 15, until: ends_at }])
    const tracking = await send(world.server, 'GET', `/api/orders/v1/public-order/${orders[0]}`, {
      headers: { 'x-country': 'HU' },
    })
    expect(tracking.result).toMatchObject({ slower: { minutes: 15, until: ends_at } })
    await world.advance(HOUR)
    expect(await notices()).toEqual([])
    await dropOrders()
  })

  it('of two zones is the slower one, until that one ends', async () => {
    const usual = await quoted()
    const wide = await world.start('slower', 30, { zone: 'wide', minutes: 10 })
    const centre = await world.start('slower', 15)
    expect((await quoted()).dropoff_eta.lower - usual.dropoff_eta.lower).toBe(1800)
    expect(await notices()).toEqual([{ kind: 'slower', minutes: 30, until: wide.ends_at }])
    await world.advance(600)
    expect(await notices()).toEqual([{ kind: 'slower', minutes: 15, until: centre.ends_at }])
  })
})

describe('a surcharge', () => {
  it('is a line of the fee, and of two only the higher one counts', async () => {
    const usual = await quoted()
    await world.start('surcharge', 200)
    expect((await quoted()).components.at(-1)).toEqual({ name: 'surcharge', amount: 200 })
    await world.start('surcharge_percent', 100, { zone: 'wide' })
    const dear = await quoted()
    expect(dear.fee).toBe(2 * usual.fee)
    expect(dear.components.filter(({ name }) => name === 'surcharge')).toHaveLength(1)
    const kinds = (await notices()) as { kind: string }[]
    expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(['surcharge', 'surcharge_percent'])
  })

  it('of two zones is announced once, with the higher value', async () => {
    await world.start('surcharge_percent', 20)
    const { ends_at: until } = await world.start('surcharge_percent', 50, { zone: 'wide' })
    expect(await notices()).toEqual([{ kind: 'surcharge_percent', percent: 50, until }])
  })

  it('is part of the fee that is charged, and a quote without it is honoured', async () => {
    const usual = await quoted()
    await world.start('surcharge_percent', 50)
    const dear = await quoted()
    const fees = await Promise.all([usual, dear].map((quote) => order(quote)))
    const stored = await Promise.all(fees.map((answer) => storedOrder(answer.json().result.order_id)))
    expect(stored.map(({ delivery_fee_minor: minor }) => minor / 100)).toEqual([usual.fee, dear.fee])
    await world.advance(700)
    const expired = (await order(usual)).json().errors[0]
    expect(expired).toMatchObject({ code: 'SignatureExpired', meta: { quote: { fee: dear.fee } } })
    await dropOrders()
  })
})

describe('a radius', () => {
  it('refuses a longer way by road, and names both lengths and the end', async () => {
    const { ends_at: until } = await world.start('radius', 3000)
    expect((await world.quote(3000)).status).toBe(200)
    const refused = await world.quote(3001)
    expect([refused.status, refused.code]).toEqual([422, 'delivery.radius'])
    expect(refused.meta).toMatchObject({ distance: 3001, limit: 3000, until })
    expect(await validate(3001)).toEqual({
      ...{ result: 'UNDELIVERABLE', reason: 'RADIUS', distance: 3001, limit: 3000, until },
    })
    await world.start('radius', 2000, { zone: 'wide' })
    expect((await refusal(2500)).code).toBe('delivery.radius')
  })

  it('comes after the distance of the country', async () => {
    await world.start('radius', 3000)
    expect((await refusal(99_000)).code).toBe('delivery.too-far')
    expect(await validate(99_000)).toMatchObject({ reason: 'TOO_FAR' })
  })
})

describe('a cap', () => {
  it('refuses quotes while the zone has as many orders in work', async () => {
    const { ends_at: until } = await world.start('cap', 2)
    const first = await order(await quoted())
    expect((await world.quote()).status).toBe(200)
    await order(await quoted())
    expect(await refusal()).toEqual({ status: 422, code: 'delivery.full', until })
    expect(await validate(1000)).toMatchObject({ reason: 'FULL', until })
    expect(await notices()).toEqual([{ kind: 'full', until, limit: 2 }])
    await world.server.platform.db
      .updateTable('orders')
      .set({ status: 'DELIVERED' })
      .where('order_id', '=', first.json().result.order_id)
      .execute()
    expect((await world.quote()).status).toBe(200)
    await dropOrders()
  })
})

describe('a reached cap', () => {
  it('does not count the order that is changed', async () => {
    const farther = await quoted(1500)
    const orderId: string = (await order(await quoted())).json().result.order_id
    await world.start('cap', 1)
    await world.advance(700)
    const { headers } = world.shop()
    const url = `/api/orders/v1/order?vendorId=shop&orderId=${orderId}`
    const answer: AnswerOf<typeof calls.getOrder> = (await send(world.server, 'GET', url, { headers }))
      .body as never
    const before = answer.result
    const changed = await send(world.server, 'PUT', `/api/orders/v1/order/${orderId}`, {
      headers,
      body: {
        vendor_id: 'shop',
        payment_method: before.order.payment_method,
        amount: before.order.amount,
        item_details: before.order.description,
        location: { ...before.customer.location, ...north(1500) },
        delivery_fee: farther.fee,
        signature: farther.signature,
        version: before.version,
      },
    })
    expect(changed).toMatchObject({ code: 'SignatureExpired', meta: { quote: { fee: farther.fee } } })
    expect((await refusal()).code).toBe('delivery.full')
    await dropOrders()
  })
})

describe('the hours of a zone', () => {
  it('close its collection points outside of them', async () => {
    await world.putZone('centre', { hours: '0300:0400' })
    const refused = await world.quote()
    expect(refused).toMatchObject({
      ...{ code: 'delivery.zone-closed', meta: { from: '0300', to: '0400' } },
    })
    expect(await validate(1000)).toMatchObject({ reason: 'ZONE_CLOSED', hours: '0300:0400' })
    expect(await notices()).toEqual([{ kind: 'zone-closed', from: '0300', to: '0400' }])
    await world.putZone('centre', {})
    expect((await world.quote()).code).toBe('delivery.zone-closed')
    await world.putZone('centre', { hours: null })
    expect((await world.quote()).status).toBe(200)
  })
})
