import type { ProgramOrder } from '@beckon/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeKey } from '../../../../../test/seed/program-key.ts'
import { seedVendors } from '../../../../../test/seed/seed-vendors.ts'
import { type ProgramWorld, startProgramWorld } from '../../../../../test/worlds/program-world.ts'

let world: ProgramWorld
let theirs: Record<string, string>
beforeAll(async () => {
  world = await startProgramWorld()
  const stranger = await seedVendors(world.server, {
    country: 'SG',
    email: 'stranger@shop.test',
    vendors: [{ vendor_id: 'theirs' }],
  })
  theirs = { ...(await makeKey(world.server, stranger, { business: 'theirs' })).headers }
})
beforeEach(() => world.clear())
afterAll(() => world.server.stop())

const ordered = async (reference?: string) => {
  const change = reference === undefined ? {} : { reference }
  return world.create(world.order((await world.quote()).id, change))
}

const found = async (query: string, headers: Record<string, string> = {}) =>
  (await world.send<{ data: ProgramOrder[] }>('GET', `/orders?${query}`, { headers })).body.data.map(
    ({ id }) => id,
  )

const update = (id: string, body: object) => world.send<ProgramOrder>('PATCH', `/orders/${id}`, { body })

/** The events of an order, oldest first, as the log has them. */
async function eventsOf(id: string) {
  const rows = await world.server.platform.db
    .selectFrom('public_event')
    .select(['type', 'data'])
    .where('subject', '=', id)
    .orderBy('event_no')
    .execute()
  return rows.map(({ type, data }) => ({ type, reference: data['reference'], changed: data['changed'] }))
}

describe('the reference of an order', () => {
  it('is null where the program gives none', async () => {
    expect((await ordered()).body.reference).toBeNull()
  })

  it.each([
    ['of digits', '1042', '1042'],
    ['with spaces around it', ' R 10  42 ', 'R 10 42'],
    ['in another script', 'ออเดอร์ ๑๐๔๒', 'ออเดอร์ ๑๐๔๒'],
    ['from right to left', 'طلب ١٠٤٢', 'طلب ١٠٤٢'],
    ['of 64 characters', 'x'.repeat(64), 'x'.repeat(64)],
  ])('%s is stored, answered and found', async (_what, reference, stored) => {
    const { status, body } = await ordered(reference)
    expect([status, body.reference]).toEqual([201, stored])
    expect((await world.send<ProgramOrder>('GET', `/orders/${body.id}`)).body.reference).toBe(stored)
    expect(await found(`reference=${encodeURIComponent(reference)}`)).toEqual([body.id])
  })

  it.each([
    ['that is empty', ''],
    ['of spaces alone', '  '],
    ['of invisible characters alone', '\u200b\u2060'],
    ['of 65 characters', 'x'.repeat(65)],
    ['that is a number', 1042],
    ['that is null', null],
  ])('%s is refused, and nothing is ordered', async (_what, reference) => {
    const body = world.order((await world.quote()).id, { reference })
    expect(await world.failure(world.create(body))).toMatchObject({
      ...{ status: 400, code: 'request.invalid' },
      fields: { reference: expect.any(String) },
    })
    expect(await found('')).toEqual([])
  })

  it('may be that of several orders, which a list returns newest first', async () => {
    const first = (await ordered('1042')).body.id
    world.clock.advance(1)
    const second = (await ordered('1042')).body.id
    await ordered('1043')
    expect(await found('reference=1042')).toEqual([second, first])
    expect(await found('reference=1042&state=ended')).toEqual([])
    expect(await found('reference=104')).toEqual([])
  })

  it('finds nothing with a key of another business', async () => {
    const { id } = (await ordered('1042')).body
    expect(await found('reference=1042', theirs)).toEqual([])
    expect(await found('reference=1042')).toEqual([id])
  })

  it('is part of a request: the same key with another one is refused', async () => {
    const body = world.order((await world.quote()).id, { reference: '1042' })
    const [first, again] = [
      await world.create(body, 'till-order-1'),
      await world.create(body, 'till-order-1'),
    ]
    expect(again.body).toMatchObject({ id: first.body.id, reference: '1042' })
    const other = world.create({ ...body, reference: '1043' }, 'till-order-1')
    expect(await world.failure(other)).toMatchObject({ status: 409, code: 'idempotency.conflict' })
  })
})

describe('a change of the reference', () => {
  it('keeps the offer to a rider and is published once', async () => {
    const [rider] = await world.riders('r1')
    const id = await world.accepted(rider)
    const before = (await world.send<ProgramOrder>('GET', `/orders/${id}`)).body
    const { body } = await update(id, { reference: '1042' })
    expect(body).toMatchObject({ status: 'rider_assigned', reference: '1042', version: before.version + 1 })
    const again = await update(id, { reference: '1042' })
    expect(again.body.version).toBe(body.version)
    expect((await update(id, { reference: null })).body.reference).toBeNull()
    expect((await eventsOf(id)).filter(({ type }) => type === 'order.updated')).toEqual([
      { type: 'order.updated', reference: '1042', changed: ['reference'] },
      { type: 'order.updated', reference: null, changed: ['reference'] },
    ])
  })

  it('together with the goods is one update', async () => {
    const { id } = (await ordered('1042')).body
    const { body } = await update(id, { reference: '1043', goods: { description: 'Two cakes' } })
    expect(body).toMatchObject({ reference: '1043', goods: { description: 'Two cakes' } })
    expect(await eventsOf(id)).toEqual([
      { type: 'order.created', reference: '1042', changed: undefined },
      { type: 'order.updated', reference: '1043', changed: ['description', 'reference'] },
    ])
    expect((await update(id, { goods: { description: 'Three' } })).body.reference).toBe('1043')
  })

  it('is refused for an older version, and for a key of another business', async () => {
    const { id, version } = (await ordered('1042')).body
    await update(id, { reference: '1043' })
    expect(await world.failure(update(id, { reference: '1044', version }))).toMatchObject({
      ...{ status: 409, code: 'order.changed' },
    })
    const body = { reference: 'mine' }
    const foreign = world.send('PATCH', `/orders/${id}`, { body, headers: theirs })
    expect(await world.failure(foreign)).toMatchObject({ status: 404, code: 'order.not-found' })
    expect((await world.send<ProgramOrder>('GET', `/orders/${id}`)).body.reference).toBe('1043')
  })

  it('is possible after the end of the order', async () => {
    const id = await world.search()
    await world.send('POST', `/orders/${id}/cancel`, { body: {} })
    expect((await update(id, { reference: '1042' })).body).toMatchObject({
      ...{ status: 'cancelled', reference: '1042' },
    })
  })
})
