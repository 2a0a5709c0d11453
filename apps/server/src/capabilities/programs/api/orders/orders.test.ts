import type { ProgramOrder } from '@beckon/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ProgramWorld, startProgramWorld } from '../../../../../test/worlds/program-world.ts'

/** Longer than a quote is valid, and shorter than a session. */
const QUOTE_SECONDS = 1000

let world: ProgramWorld
beforeAll(async () => {
  world = await startProgramWorld()
})
beforeEach(() => world.clear())
afterAll(() => world.server.stop())

describe('a quote', () => {
  it('has the fee in minor units, its parts and times in ISO 8601', async () => {
    const shown = await world.quote()
    expect(shown).toMatchObject({ fee: { amount: 758, currency: 'SGD' }, distance_is_estimated: false })
    expect(shown.components.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(758)
    expect(shown.expires_at).toMatch(/^2030-06-15T10:\d\d:\d\dZ$/u)
  })

  it('is refused where no rider can deliver', async () => {
    const body = { collection_point: 'shop', dropoff: { latitude: 5, longitude: 103 } }
    expect(await world.failure(world.send('POST', '/quotes', { body }))).toMatchObject({
      ...{ status: 422, code: 'delivery.too-far' },
    })
  })
})

describe('an order of a program', () => {
  it('is created with the fee of its quote, and is the order that the portal shows', async () => {
    const answer = await world.created()
    expect(answer).toMatchObject({
      collection_point: 'shop',
      status: 'searching',
      dropoff: { address: '#04-12, 5 Garden Road', unit: '#04-12', notes: 'Ring twice' },
      goods: { value: { amount: 2550, currency: 'SGD' }, payment: 'cash_on_delivery', weight_grams: null },
      can: { update: true, cancel: false },
    })
    expect(await world.record(answer.id)).toMatchObject({ delivery_fee: 7.58, order: { amount: 25.5 } })
    expect((await world.send('GET', `/orders/${answer.id}`)).body).toEqual(answer)
  })

  it('is created once for an idempotency key, also after its quote expired', async () => {
    const body = world.order((await world.quote()).id)
    const first = await world.create(body, 'till-1-receipt-7')
    world.clock.advance(QUOTE_SECONDS)
    const again = await world.create(body, 'till-1-receipt-7')
    expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id])
    const other = world.create({ ...body, check_age: true }, 'till-1-receipt-7')
    expect(await world.failure(other)).toMatchObject({ status: 409, code: 'idempotency.conflict' })
    const { body: list } = await world.send<{ data: ProgramOrder[] }>('GET', '/orders')
    expect(list.data).toHaveLength(1)
  })

  it('is created once where the same request comes eight times at once', async () => {
    const body = world.order((await world.quote()).id)
    const answers = await Promise.all(Array.from({ length: 8 }, () => world.create(body, 'at-the-same-time')))
    const ids = answers.filter(({ status }) => status === 201).map((answer) => answer.body.id)
    expect(new Set(ids).size).toBe(1)
    expect(answers.map(({ status }) => status).filter((status) => status !== 201 && status !== 409)).toEqual(
      [],
    )
  })

  it.each([
    ['without a key of its own', {}, {}, 400, 'idempotency.missing'],
    ['with a quote that is none', { quote: 'x' }, { 'idempotency-key': 'a-key-of-8' }, 422, 'quote.invalid'],
    ['with an unknown field', { note: 'x' }, { 'idempotency-key': 'a-key-of-8' }, 400, 'request.invalid'],
  ])('is refused %s', async (_what, change, headers, status, code) => {
    const body = world.order((await world.quote()).id, change)
    expect(await world.failure(world.send('POST', '/orders', { body, headers }))).toMatchObject({
      status,
      code,
    })
  })

  it('is refused with an expired quote, and for another drop-off than the quoted one', async () => {
    const { id } = await world.quote()
    const elsewhere = world.order(id, {
      dropoff: { latitude: 1.3, longitude: 103.8, address: 'x', unit: '1' },
    })
    expect(await world.failure(world.create(elsewhere))).toMatchObject({ status: 422, code: 'quote.invalid' })
    world.clock.advance(QUOTE_SECONDS)
    expect(await world.failure(world.create(world.order(id)))).toMatchObject({
      status: 409,
      code: 'quote.expired',
    })
  })

  it('is refused by the rules of the country with the names of its own fields', async () => {
    const body = world.order((await world.quote()).id, { customer: { name: '7', phone: '12' } })
    expect(await world.failure(world.create(body))).toMatchObject({
      ...{ status: 422, code: 'order.invalid' },
      fields: {
        'customer.name': 'must not have digits',
        'customer.phone': 'is no phone number of this country',
      },
    })
  })

  it('is updated in part, and refused for an older version', async () => {
    const { id, version } = await world.created()
    const path = `/orders/${id}`
    const changed = await world.send<ProgramOrder>('PATCH', path, {
      body: { goods: { description: 'Two cakes' } },
    })
    expect(changed.body).toMatchObject({
      goods: { description: 'Two cakes', value: { amount: 2550 } },
      dropoff: { unit: '#04-12', notes: 'Ring twice' },
    })
    const late = world.send('PATCH', path, { body: { goods: { description: 'Three' }, version } })
    expect(await world.failure(late)).toMatchObject({ status: 409, code: 'order.changed' })
  })

  it('moves its drop-off with a quote for the way, and not without one', async () => {
    const { id } = await world.created()
    const to = { latitude: 1.32, longitude: 103.87 }
    const dropoff = { ...to, address: '9 Hill Street', unit: '#1' }
    const without = world.send('PATCH', `/orders/${id}`, { body: { dropoff } })
    expect(await world.failure(without)).toMatchObject({ status: 422, code: 'quote.invalid' })
    const { id: quoted } = await world.quote({ dropoff: to, order: id })
    const moved = await world.send<ProgramOrder>('PATCH', `/orders/${id}`, {
      body: { dropoff, quote: quoted },
    })
    expect(moved.body.dropoff).toMatchObject({ ...to, address: '#1, 9 Hill Street' })
  })

  it('is cancelled once, as in its preview, while that is possible', async () => {
    const id = await world.search()
    const preview = await world.send('GET', `/orders/${id}/cancellation`)
    expect(preview.body).toEqual({ allowed: true, refund: { amount: 0, currency: 'SGD' }, free_until: null })
    const cancel = () =>
      world.send<ProgramOrder>('POST', `/orders/${id}/cancel`, { body: { reason: 'mistake' } })
    const [first, again] = [await cancel(), await cancel()]
    expect([first.body.status, again.body.version]).toEqual(['cancelled', first.body.version])
    expect(await world.history(id)).toContain('CANCELLED by vendor: MISTAKE_ERROR')
    expect((await world.send('GET', `/orders/${id}/cancellation`)).body).toMatchObject({ allowed: false })
    const late = world.send('PATCH', `/orders/${id}`, { body: { goods: { description: 'x' } } })
    expect(await world.failure(late)).toMatchObject({ status: 409, code: 'order.update-too-late' })
  })

  it('has a rider on the map, proof and events, on request all at once', async () => {
    const [rider] = await world.riders('r1')
    const id = await world.accepted(rider)
    expect(await world.failure(world.send('GET', `/orders/${await world.search()}/rider`))).toMatchObject({
      ...{ status: 404, code: 'order.no-rider' },
    })
    for (const act of ['arrive_pickup', 'collect', 'leave_pickup', 'arrive_dropoff'] as const)
      await rider.act(act, id)
    const position = await world.send('GET', `/orders/${id}/rider`)
    expect(position.body).toMatchObject({ position: { latitude: expect.any(Number) } })
    await rider.act('deliver', id, { received_by: 'Mei Lin', collected: 25.5 })
    const { body } = await world.send<ProgramOrder>('GET', `/orders/${id}?expand=events,proof,rider_position`)
    expect(body).toMatchObject({ status: 'delivered', rider_position: { position: null } })
    expect(body.proof?.map(({ kind, received_by }) => [kind, received_by])).toContainEqual([
      'dropoff',
      'Mei Lin',
    ])
    const statuses = body.events?.flatMap((event) => (event.kind === 'status' ? [event.status] : []))
    expect(statuses).toEqual([
      'searching',
      'rider_assigned',
      'near_pickup',
      'picked_up',
      'near_dropoff',
      'delivered',
    ])
    const money = await world.send('GET', `/orders/${id}/money`)
    expect(money.body).toMatchObject({ fee: { amount: 758 }, charges: [], payment: null })
  })

  it('gets one tracking link, which can be turned off', async () => {
    const { id } = await world.created()
    const share = () => world.send<{ url: string }>('POST', `/orders/${id}/tracking-link`)
    const [first, again] = [await share(), await share()]
    expect(first.body.url).toContain(`/tracking/${id}#t=`)
    expect(again.body.url).toBe(first.body.url)
    expect((await world.send('DELETE', `/orders/${id}/tracking-link`)).body).toEqual({ revoked: true })
    expect((await share()).body).not.toEqual(first.body)
  })
})
