import { randomUUID } from 'node:crypto'
import { calls } from '@beckon/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orderKeyOf, type TestRider } from '../../../../test/dispatch.ts'
import { makeCall } from '../../../../test/every-vendor-call.ts'
import { mailsTo } from '../../../../test/mailbox.ts'
import { type DeskWorld, startDeskWorld } from '../../../../test/worlds/desk-world.ts'
import { seekRider } from '../../fulfilment/dispatch/search/seek-rider.ts'

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

describe('an operator changes an order for the shop', () => {
  const preview = (id: string, location: object) =>
    world.make(calls.previewChange, { path: { id }, body: { location, payment_method: 'CASH_ON_DELIVERY' } })
  const change = async (id: string, changes: object) => {
    const { order } = await world.desk(id)
    const { location } = order.customer
    return world.make(calls.changeForShop, {
      path: { id },
      body: {
        version: order.version,
        payment_method: order.order.payment_method,
        amount: order.order.amount,
        item_details: order.order.description,
        location,
        delivery_fee: order.delivery_fee,
        reason,
        ...changes,
      },
    })
  }

  it('at the same drop-off point for the same fee', async () => {
    const id = await world.ask()
    const made = await change(id, { item_details: 'Two cakes' })
    expect(made.result).toMatchObject({ order: { description: 'Two cakes' } })
    expect(await world.last(id)).toBe('NEW by operator: EDITED')
    expect(await world.recorded(id)).toEqual([{ before: null, after: 'changed: description', reason }])
  })

  it('to another drop-off point for the fee of the preview, and for no other one', async () => {
    const id = await world.search()
    const { order } = await world.desk(id)
    const there = { latitude: 1.34, longitude: 103.9 }
    const priced = (await preview(id, there)).result
    expect(priced.is_kept).toBe(false)
    expect(priced.delivery_fee).toBeGreaterThan(order.delivery_fee)
    const location = { ...there, address: '#1, 9 Far Road', notes: '' }
    const unit_number = '#1'
    const cheap = await change(id, { location, unit_number })
    expect([cheap.status, cheap.code]).toEqual([409, 'order.fee-changed'])
    const made = await change(id, { location, unit_number, delivery_fee: priced.delivery_fee })
    expect(made.result).toMatchObject({
      status: 'MODIFIED',
      delivery_fee: priced.delivery_fee,
      customer: { location: { address: '#1, 9 Far Road' } },
    })
    // The record outlives the order, so it has no address.
    expect(JSON.stringify(await world.recorded(id))).not.toContain('Far Road')
  })

  it('not what another one has changed meanwhile', async () => {
    const id = await world.ask()
    await change(id, { item_details: 'Two cakes' })
    const late = await change(id, { item_details: 'Three cakes', version: 1 })
    expect([late.status, late.code]).toEqual([409, 'order.changed'])
  })

  it('not after a rider has accepted', async () => {
    const id = await world.accepted(rider)
    const made = await change(id, { item_details: 'Two cakes' })
    expect([made.status, made.code]).toEqual([409, 'order.edit-too-late'])
  })
})

describe('an operator decides for the shop', () => {
  const decide = (id: string, answer: object, position = 0) =>
    world.make(calls.decideForShop, { path: { id }, body: { position, answer, reason } })

  it('an answer about a parcel, with the operator in the history', async () => {
    const id = await world.undecided(rider)
    expect((await world.desk(id)).can.decide).toBe(true)
    const made = await decide(id, { option: 'BRING_BACK' })
    expect([made.status, made.result.status]).toEqual([200, 'RETURN_INITIATED'])
    expect(await world.last(id)).toBe('RETURN_INITIATED by operator: UNREACHABLE')
    expect((await world.events(id)).find(({ kind }) => kind === 'decided')).toMatchObject({
      option: 'BRING_BACK',
      by: 'operator',
      operator: 'Operator support-SG@ops.test',
    })
    expect(await world.recorded(id)).toEqual([
      { before: 'NEAR_CUSTOMER', after: 'decided: BRING_BACK', reason },
    ])
    const { milestones } = await world.record(id)
    expect(milestones.find(({ kind }) => kind === 'DECIDED')).toMatchObject({ by: 'operator' })
  })

  it('to send the parcel to another drop-off point for the price that was asked for', async () => {
    const id = await world.undecided(rider)
    const location = { latitude: 1.32, longitude: 103.87, address: '7 New Street', notes: '' }
    const price = await world.make(calls.priceForShop, { path: { id }, body: { location } })
    expect(price.result.price).toBeGreaterThanOrEqual(0)
    expect((await decide(id, { option: 'NEW_PIN', location })).status).toBe(200)
    expect(await world.last(id)).toBe('COURIER_LEFT_VENDOR by operator: NEW_PIN')
  })

  it.each([{ option: 'WAIT' }, { option: 'CANCEL' }])('after no rider was found: %j', async (answer) => {
    await world.clear()
    const id = await world.search()
    await world.server.platform.db.updateTable('dispatch').set({ give_up_at: world.clock.now() }).execute()
    await seekRider(world.deps, orderKeyOf(id))
    expect((await decide(id, answer)).status).toBe(200)
    expect(await world.last(id)).toMatch(/ by operator: /u)
  })

  it('not twice: the shop was quicker', async () => {
    const id = await world.undecided(rider)
    await makeCall(world.server, calls.decide, world.shop.headers, {
      path: { id },
      body: { vendor_id: 'shop', position: 0, answer: { option: 'TRY_AGAIN' } },
    })
    const made = await decide(id, { option: 'BRING_BACK' })
    expect([made.status, made.code]).toEqual([409, 'decision.gone'])
    expect(await world.recorded(id)).toEqual([])
  })
})

describe('an operator sends the tracking link', () => {
  const sendLink = (id: string) => world.make(calls.sendLinkForShop, { path: { id }, body: { reason } })

  it('to the phone of the customer, the same link each time, at most three times an hour', async () => {
    const id = await world.ask()
    for (const _ of [1, 2, 3]) expect((await sendLink(id)).result).toEqual({ sent_to: '+6591234567' })
    const texts = await mailsTo(world.server, '+6591234567')
    expect(texts).toHaveLength(3)
    expect(new Set(texts.map(({ text }) => /#t=\S+/u.exec(text)?.[0])).size).toBe(1)
    const fourth = await sendLink(id)
    expect([fourth.status, fourth.code]).toEqual([429, 'order.link-limit'])
    const sent = (await world.events(id)).filter(({ kind }) => kind === 'notice')
    expect(sent).toHaveLength(3)
    expect(sent[0]).toMatchObject({ channel: 'text', recipient: '+6591234567' })
  })
})

describe('an operator writes for the shop', () => {
  const write = (id: string, key: string = randomUUID()) =>
    makeCall(
      world.server,
      calls.writeForShop,
      { ...world.ana, 'idempotency-key': key },
      {
        path: { id },
        body: { text: 'Please ring twice', reason },
      },
    )

  it('to the rider, who reads a message of the shop, once for each key', async () => {
    const id = await world.accepted(rider)
    await write(id, 'the-same-key')
    expect((await write(id, 'the-same-key')).status).toBe(200)
    const { conversation } = await world.desk(id)
    expect(conversation.messages).toMatchObject([
      { sender: 'vendor', text: 'Please ring twice', by_operator: true },
    ])
    expect(JSON.stringify(await world.recorded(id))).not.toContain('ring twice')
  })

  it('not before there is a rider', async () => {
    const made = await write(await world.ask())
    expect([made.status, made.code]).toEqual([409, 'message.closed'])
  })

  it('nothing, but confirms the messages of the rider', async () => {
    const id = await world.accepted(rider)
    await world.server.app.inject({
      method: 'POST',
      url: `/api/fleet/v1/order/${id}/messages`,
      headers: { ...rider.headers, 'idempotency-key': randomUUID() },
      payload: { text: 'Which gate?' },
    })
    expect((await world.record(id)).messages).toEqual({ count: 1, unseen: 1 })
    expect((await world.make(calls.seeForShop, { path: { id }, body: { up_to: 0, reason } })).status).toBe(
      200,
    )
    expect((await world.record(id)).messages).toEqual({ count: 1, unseen: 0 })
  })
})
