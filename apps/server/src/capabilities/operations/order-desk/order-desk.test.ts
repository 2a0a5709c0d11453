import { calls } from '@beckon/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestRider } from '../../../../test/dispatch.ts'
import { type DeskWorld, startDeskWorld } from '../../../../test/worlds/desk-world.ts'

let world: DeskWorld
let rider: TestRider
const reason = 'the shop phoned'

beforeAll(async () => {
  world = await startDeskWorld()
})
beforeEach(async () => {
  await world.clear()
  await world.server.platform.db.deleteFrom('message').execute()
  ;[rider] = await world.riders('r1')
})
afterAll(() => world.server.stop())

describe('the page of an order', () => {
  it('shows order, shop, rider and conversation, and money only to roles that may see it', async () => {
    const id = await world.accepted(rider)
    const shown = await world.desk(id)
    expect(shown).toMatchObject({
      order: { order_id: id, status: 'COURIER_ACCEPTED_DELIVERY' },
      shop: { vendor_id: 'shop', is_guest: false },
      rider: { rider_id: 'r1', name: 'Rider r1', phone_number: '+6580000000', is_simulated: false },
      can: { cancel: true, edit: false, decide: false, write: true, send_link: true },
      cancel_terms: { fee: 0, returns: 0 },
      money: { payment: null, refunds: [], entries: [] },
    })
    expect((await world.desk(id, await world.operator('dispatcher'))).money).toBeNull()
    expect((await world.desk(id, await world.operator('finance'))).can).toEqual({
      cancel: false,
      edit: false,
      decide: false,
      write: false,
      send_link: false,
      view_shop: false,
      view_customer: false,
    })
  })

  it('shows everything that happened in the order of time, with both times of the acts of riders', async () => {
    const id = await world.undecided(rider)
    await world.make(calls.writeForShop, { path: { id }, body: { text: 'Please ring twice', reason } })
    const all = await world.events(id)
    expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted((a, b) => a - b))
    const kinds = new Set(all.map(({ kind }) => kind))
    expect([...kinds].toSorted()).toEqual(['act', 'asked', 'message', 'offer', 'operator', 'status'])
    const now = Math.floor(world.clock.now().getTime() / 1000)
    expect(all.find(({ kind }) => kind === 'act')).toMatchObject({
      rider: 'Rider r1',
      occurred_at: now,
      received_at: now,
      outcome: 'applied',
    })
    expect(all.find(({ kind }) => kind === 'offer')).toMatchObject({ rider: 'Rider r1', state: 'accepted' })
    expect(all.find(({ kind }) => kind === 'message')).toMatchObject({
      sender: 'vendor',
      operator: 'Operator support-SG@ops.test',
    })
    expect(all.find(({ kind }) => kind === 'operator')).toMatchObject({
      operator: 'Operator support-SG@ops.test',
      reason,
    })
  })

  it('shows the amount of a repeated refund only to roles that may see money', async () => {
    const id = await world.ask()
    await world.server.platform.db
      .insertInto('operator_change')
      .values({
        country: 'SG',
        operator_id: 'o1',
        subject: `refund:${id}`,
        before: 'FAILED',
        after: '4.2 SGD',
        reason,
        created_at: world.clock.now(),
      })
      .execute()
    const manager = await world.operator('fleet-manager')
    expect((await world.events(id)).map(({ kind }) => kind)).toContain('operator')
    expect((await world.events(id, manager)).map(({ kind }) => kind)).not.toContain('operator')
  })

  it('does not show the PIN that the customer tells at the door', async () => {
    const id = await world.ask((request) => ({
      ...request,
      handover_pin_required: true,
      order: { ...request.order, payment_method: 'PAID' },
    }))
    const { order, pin } = await world.desk(id)
    expect(pin).toEqual({ failures: 0, most: 5 })
    expect(order).not.toHaveProperty('handover_pin')
    const cancelled = await world.make(calls.cancelForShop, { path: { id }, body: { reason } })
    expect(cancelled.body).not.toContain('handover_pin')
  })

  it('shows the way that the rider rode', async () => {
    const id = await world.accepted(rider)
    await world.server.platform.db
      .insertInto('order_trail')
      .values({
        vendor_id: 'shop',
        order_id: id,
        taken_at: world.clock.now(),
        latitude: 1.3,
        longitude: 103.85,
      })
      .execute()
    const { result } = await world.make(calls.getDeskWay, { path: { id } })
    expect(result.trail).toMatchObject([{ latitude: 1.3, longitude: 103.85 }])
    expect(result.position).toMatchObject({ latitude: 1.301 })
  })
})

let elsewhere: Record<string, string>
beforeAll(async () => {
  elsewhere = await world.operator('support', 'MY')
})

it.each([
  calls.getDeskOrder,
  calls.listDeskEvents,
  calls.getDeskWay,
  calls.getDeskPhoto,
  calls.cancelForShop,
  calls.previewChange,
  calls.changeForShop,
  calls.decideForShop,
  calls.priceForShop,
  calls.sendLinkForShop,
  calls.writeForShop,
  calls.seeForShop,
] as const)('an order of another country is not found by $name', async (call) => {
  const id = await world.ask()
  const location = { latitude: 1.31, longitude: 103.86, address: 'x', notes: '' }
  const body = {
    reason,
    location,
    payment_method: 'PAID',
    amount: 1,
    item_details: 'Tea',
    version: 1,
    delivery_fee: 7,
    position: 0,
    answer: { option: 'CANCEL' },
    text: 'Hello',
    up_to: 0,
  }
  const input = { path: { id, photo: 'x' }, ...(call.method === 'GET' ? {} : { body }) }
  const made = await world.make(call, input, elsewhere)
  expect([made.status, made.code]).toEqual([404, 'order.not-found'])
  const unknown = await world.make(call, { ...input, path: { id: 'shop-NONE', photo: 'x' } })
  expect([unknown.status, unknown.code]).toEqual([404, 'order.not-found'])
})

describe('an operator cancels for the shop', () => {
  const cancel = (id: string) => world.make(calls.cancelForShop, { path: { id }, body: { reason } })

  it('before a rider was found, with the operator in the history and the reason in the record', async () => {
    const id = await world.search()
    const made = await cancel(id)
    expect([made.status, made.result.status]).toEqual([200, 'CANCELLED'])
    expect(await world.last(id)).toBe('CANCELLED by operator: CALLED_OFF')
    expect(await world.recorded(id)).toEqual([
      { before: 'ASSIGNED_TO_TRANSPORT', after: 'cancelled', reason },
    ])
    expect((await world.events(id)).findLast(({ kind }) => kind === 'status')).toMatchObject({
      operator: 'Operator support-SG@ops.test',
    })
  })

  it('after a rider has accepted, when the shop cannot any more', async () => {
    const id = await world.accepted(rider)
    expect((await world.record(id)).can.cancel).toBe(false)
    expect((await cancel(id)).status).toBe(200)
    expect((await rider.work()).assignments).toEqual([])
  })

  it('not once the parcel is collected', async () => {
    const id = await world.accepted(rider)
    await rider.act('arrive_pickup', id)
    await rider.act('collect', id)
    expect((await world.desk(id)).can.cancel).toBe(false)
    const made = await cancel(id)
    expect([made.status, made.code]).toEqual([409, 'order.not-cancellable'])
    expect(await world.recorded(id)).toEqual([])
  })

  it('once: a repeated call gets the same answer', async () => {
    const id = await world.search()
    await cancel(id)
    expect((await cancel(id)).result.status).toBe('CANCELLED')
    expect((await world.history(id)).filter((entry) => entry.startsWith('CANCELLED'))).toHaveLength(1)
  })

  it('not without a reason', async () => {
    const id = await world.search()
    const made = await world.make(calls.cancelForShop, { path: { id }, body: { reason: ' ' } })
    expect([made.status, made.code]).toEqual([400, 'request.invalid'])
  })
})
