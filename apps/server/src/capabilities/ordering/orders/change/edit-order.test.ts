import type { OrderChange, OrderRecord } from '@beckon/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { quoteFor } from '../../../../../test/ask-for-rider.ts'
import { type DispatchWorld, startDispatchWorld } from '../../../../../test/worlds/dispatch-world.ts'
import { orderKeyOf } from '../../../../../test/dispatch.ts'
import { send } from '../../../../../test/post.ts'
import { redispatchOrder } from '../../../fulfilment/dispatch/search/redispatch-order.ts'

let world: DispatchWorld
beforeAll(async () => {
  world = await startDispatchWorld()
})
afterAll(() => world.server.stop())
beforeEach(() => world.clear())

async function edit(orderId: string, change: Partial<OrderChange> = {}) {
  const record = await world.record(orderId)
  const body: OrderChange = {
    vendor_id: 'shop',
    payment_method: record.order.payment_method,
    amount: record.order.amount,
    item_details: record.order.description,
    location: record.customer.location,
    delivery_fee: record.delivery_fee,
    signature: '',
    version: record.version,
    ...change,
  }
  return send(world.server, 'PUT', `/api/orders/v1/order/${orderId}`, { headers: world.shop.headers, body })
}

const elsewhere = { latitude: 1.32, longitude: 103.87, address: '#1, 9 Lake Road', notes: '' }

describe('PUT /order/{id}', () => {
  it('an edit changes what may be changed, keeps the fee for the same door, and is recorded in the history', async () => {
    const orderId = await world.search()
    const before = await world.record(orderId)
    const edited = await edit(orderId, { item_details: ' Two cakes ', amount: 30 })
    expect(edited.result).toMatchObject({
      version: before.version + 1,
      status: 'MODIFIED',
      delivery_fee: before.delivery_fee,
      order: { description: 'Two cakes', amount: 30 },
      customer: before.customer,
    })
    expect((await world.history(orderId)).at(-1)).toBe('MODIFIED by vendor: EDITED')
    expect((await world.record(orderId)).status_history.at(-1)?.changes).toEqual([
      { kind: 'text', field: 'description', before: before.order.description, after: 'Two cakes' },
      { kind: 'money', field: 'amount', before: before.order.amount, after: 30 },
    ])
    expect(before.status_history.every(({ changes }) => changes === undefined)).toBe(true)
  })

  it('leaves weight and size as they were', async () => {
    const parcel = { weight_grams: 2000, longest_side_cm: 25 }
    const orderId = await world.search((request) => ({ ...request, order: { ...request.order, parcel } }))
    const edited = await edit(orderId, { item_details: 'Two cakes' })
    expect(edited.result).toMatchObject({ order: { description: 'Two cakes', parcel } })
  })

  it('an edit withdraws the open offer and starts a search with the new data', async () => {
    const [rider] = await world.riders('near')
    const orderId = await world.search()
    const offered = await rider.work()
    expect(offered.offer?.offer_id).toBe(`${orderId}.0`)
    await edit(orderId, { item_details: 'Two cakes' })
    expect((await rider.post(`/offer/${orderId}.0/accept`)).code).toBe('offer.gone')
    await redispatchOrder(world.deps, orderKeyOf(orderId))
    expect((await rider.work()).offer?.offer_id).toBe(`${orderId}.1`)
    await redispatchOrder(world.deps, orderKeyOf(orderId))
    expect((await rider.work()).offer?.offer_id).toBe(`${orderId}.1`)
  })

  it('takes a second change before the search has gone on', async () => {
    const orderId = await world.search()
    expect((await edit(orderId, { item_details: 'Two cakes' })).code).toBe('ok')
    expect((await edit(orderId, { item_details: 'Three cakes' })).code).toBe('ok')
    expect(await world.record(orderId)).toMatchObject({
      status: 'MODIFIED',
      order: { description: 'Three cakes' },
    })
    await redispatchOrder(world.deps, orderKeyOf(orderId))
    await redispatchOrder(world.deps, orderKeyOf(orderId))
    expect((await world.history(orderId)).slice(-3)).toEqual([
      'MODIFIED by vendor: EDITED',
      'MODIFIED by vendor: EDITED',
      'WAITING_FOR_TRANSPORT by system: SEARCHING',
    ])
  })

  it('the second of two simultaneous edits is refused with the order as it is now', async () => {
    const orderId = await world.search()
    const { version } = await world.record(orderId)
    await edit(orderId, { item_details: 'First' })
    const second = await edit(orderId, { item_details: 'Second', version })
    expect(second).toMatchObject({ status: 409, code: 'order.changed' })
    expect((second.meta['order'] as OrderRecord).order.description).toBe('First')
  })

  it('is too late once a rider has accepted', async () => {
    const [rider] = await world.riders('near')
    const orderId = await world.accepted(rider)
    expect((await edit(orderId)).code).toBe('order.edit-too-late')
  })

  it('requires a quote for another drop-off point, and charges it', async () => {
    const orderId = await world.search()
    const before = await world.record(orderId)
    expect((await edit(orderId, { location: elsewhere })).code).toBe('SignatureInvalid')
    const quote = (
      await quoteFor(world.server, world.shop, { vendorId: 'shop', destination: elsewhere })
    ).json()
    const edited = await edit(orderId, {
      location: elsewhere,
      delivery_fee: quote.fee,
      signature: quote.signature,
    })
    expect(edited.result).toMatchObject({
      delivery_fee: quote.fee,
      distance: quote.distance,
      customer: { location: elsewhere },
    })
    expect((await world.record(orderId)).status_history.at(-1)?.changes).toContainEqual({
      kind: 'money',
      field: 'fee',
      before: before.delivery_fee,
      after: quote.fee,
    })
  })

  it('replaces unit and building, and keeps them where the caller sends only the same address', async () => {
    const orderId = await world.search()
    const { customer } = await world.record(orderId)
    expect(customer.unit_number).toBe('#04-12')
    const location = { ...customer.location, address: '#05-01, Plaza, 5 Garden Road' }
    const changed = await edit(orderId, { location, unit_number: ' #05-01 ', building: 'Plaza' })
    expect(changed.result).toMatchObject({ customer: { unit_number: '#05-01', building: 'Plaza', location } })
    await redispatchOrder(world.deps, orderKeyOf(orderId))
    expect((await edit(orderId, { item_details: 'Pie' })).result).toMatchObject({
      customer: { unit_number: '#05-01', building: 'Plaza' },
    })
  })

  it('requires the unit of another address where the country asks for one', async () => {
    const orderId = await world.search()
    const { location } = (await world.record(orderId)).customer
    const bare = { ...location, address: '10 Bintang Street' }
    for (const change of [{ location: bare }, { location: bare, unit_number: '' }]) {
      const refused = await edit(orderId, change)
      expect(refused.meta['fields']).toEqual({ unit: 'request.fault.unit-missing' })
    }
    const read = await edit(orderId, { location: { ...bare, address: '#2, 10 Bintang Street' } })
    expect(read.result).toMatchObject({ customer: { unit_number: '#2' } })
  })

  it('an expired quote is refused with a fresh one', async () => {
    const orderId = await world.search()
    const quote = (
      await quoteFor(world.server, world.shop, { vendorId: 'shop', destination: elsewhere })
    ).json()
    world.clock.advance(601)
    const late = await edit(orderId, {
      location: elsewhere,
      delivery_fee: quote.fee,
      signature: quote.signature,
    })
    expect(late.code).toBe('SignatureExpired')
    expect(late.meta['quote']).toMatchObject({ fee: quote.fee })
  })

  it.each<[string, Partial<OrderChange>, string]>([
    ['a long description', { item_details: 'x'.repeat(201) }, 'description'],
    ['no amount', { amount: 0 }, 'amount'],
    ['no address', { location: { ...elsewhere, address: ' ' } }, 'address'],
    ['no payment', { payment_method: 'NONE' }, 'paymentMethod'],
  ])('refuses %s, and leaves the order as it was', async (_what, change, field) => {
    const orderId = await world.search()
    const before = await world.record(orderId)
    const refused = await edit(orderId, change)
    expect(refused.code).toBe('order.invalid')
    expect(Object.keys(refused.meta['fields'] as object)).toContain(field)
    expect(await world.record(orderId)).toEqual(before)
  })
})
