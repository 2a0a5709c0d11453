import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addRider, type TestRider } from '../../../../../test/dispatch.ts'
import { eventually } from '../../../../../test/eventually.ts'
import { send } from '../../../../../test/post.ts'
import { type SeededOperator, seedOperator } from '../../../../../test/seed/seed-operator.ts'
import {
  begun,
  type DispatchWorld,
  offered,
  startDispatchWorld,
} from '../../../../../test/worlds/dispatch-world.ts'
import { takeBackParcels } from './take-back.ts'

let world: DispatchWorld
let operator: SeededOperator
let rider: TestRider
beforeAll(async () => {
  world = await startDispatchWorld()
  operator = await seedOperator(world.server, 'asia', ['SG'])
})
afterAll(() => world.server.stop())
beforeEach(async () => {
  await world.clear()
  rider = (await world.riders('siti'))[0]
  await world.deps.db.updateTable('rider_account').set({ is_simulated: false }).execute()
})

const setStatus = (status: string) =>
  send(world.server, 'PUT', '/api/ops/v1/riders/siti/status', {
    headers: operator.headersIn('SG'),
    body: { status, reason: 'complaint 12' },
  })
const takeBack = () => takeBackParcels(world.deps, { riderId: 'siti' })
const isSignedIn = async () =>
  (await send(world.server, 'GET', '/api/fleet/v1/rider', { headers: rider.headers })).code === 'ok'
const collected = async () => {
  const orderId = await world.accepted(rider)
  expect((await rider.act('collect', orderId)).code).toBe('ok')
  return orderId
}
const deliver = (orderId: string) => rider.act('deliver', orderId, { received_by: 'Mei', collected: 25.5 })

describe('a parcel that a suspended rider has accepted', () => {
  it('and not collected goes to another rider at once, and the answer names it', async () => {
    const orderId = await world.accepted(rider)
    const next = await addRider(world.server, { riderId: 'next' })
    expect(await setStatus('suspended')).toMatchObject({
      code: 'ok',
      result: { in_hand: [{ order_id: orderId, is_collected: false }] },
    })
    await Promise.all([takeBack(), takeBack()])
    expect(await world.history(orderId)).toEqual([
      ...begun,
      offered,
      'COURIER_ACCEPTED_DELIVERY by fleet: ACCEPTED',
      'WAITING_FOR_TRANSPORT by operator: GIVEN_BACK',
      offered,
    ])
    expect((await next.work()).offer?.offer_id).toBe(`${orderId}.1`)
    expect((await next.post(`/offer/${orderId}.1/accept`)).status).toBe(200)
    expect(await isSignedIn()).toBe(false)
  })

  it('and not collected is shown without the stops of that rider', async () => {
    const orderId = await world.accepted(rider)
    await world.deps.db.updateTable('orders').set({ stops_before: 2 }).execute()
    expect((await world.record(orderId)).stops_before).toBe(2)
    await setStatus('suspended')
    await takeBack()
    expect(await world.record(orderId)).not.toHaveProperty('stops_before')
  })

  it('and collected stays with the rider, who finishes it and is signed out then', async () => {
    const orderId = await collected()
    expect(await setStatus('suspended')).toMatchObject({
      result: { devices: 1, in_hand: [{ order_id: orderId, status: 'PICKED_UP', is_collected: true }] },
    })
    await takeBack()
    expect(await rider.work()).toMatchObject({
      assignments: [{ status: 'PICKED_UP' }],
      duty: { state: 'off', no_offers: ['suspended'] },
    })
    expect((await deliver(orderId)).code).toBe('ok')
    await eventually(async () => expect(await isSignedIn()).toBe(false))
    await setStatus('active')
    expect(await isSignedIn()).toBe(false)
  })

  it('and collected stays signed in after the suspension has ended', async () => {
    const orderId = await collected()
    await setStatus('suspended')
    await setStatus('active')
    expect((await deliver(orderId)).code).toBe('ok')
    expect(await isSignedIn()).toBe(true)
  })

  it('stays with a rider whose suspension ended before the parcel was taken back', async () => {
    const orderId = await world.accepted(rider)
    await setStatus('suspended')
    await setStatus('active')
    await takeBack()
    expect((await world.history(orderId)).at(-1)).toBe('COURIER_ACCEPTED_DELIVERY by fleet: ACCEPTED')
  })

  it('and collected by a rider who has left is named, and the rider is signed out at once', async () => {
    const orderId = await collected()
    expect(await setStatus('left')).toMatchObject({
      result: { devices: 0, in_hand: [{ order_id: orderId, is_collected: true }] },
    })
    expect(await isSignedIn()).toBe(false)
  })
})

describe('a suspended rider with a collected parcel', () => {
  it('gets the next access token, and none without a parcel', async () => {
    const orderId = await collected()
    await setStatus('suspended')
    const { db } = world.deps
    expect(await isSignedIn()).toBe(true)
    await db.updateTable('orders').set({ rider_id: null }).where('order_id', '=', orderId).execute()
    expect(await isSignedIn()).toBe(false)
  })

  it('cannot come on duty or on a break, and gets no offers', async () => {
    await collected()
    await setStatus('suspended')
    for (const state of ['on', 'break']) {
      expect((await rider.put('/duty', { state })).code).toBe('rider.suspended')
    }
    expect((await rider.put('/duty', { state: 'off' })).code).toBe('ok')
  })

  it('is located until the parcel is delivered', async () => {
    const orderId = await collected()
    await rider.post('/tracker')
    await setStatus('suspended')
    const trackers = () => world.deps.db.selectFrom('rider_tracker').selectAll().execute()
    expect(await trackers()).toHaveLength(1)
    await deliver(orderId)
    expect(await trackers()).toEqual([])
  })
})
