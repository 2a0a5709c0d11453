import { boardConflict } from '@beckon/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { send } from '../../../../test/post.ts'
import type { SeededOperator } from '../../../../test/seed/seed-operator.ts'
import { type BoardWorld, startBoardWorld } from '../../../../test/worlds/board-world.ts'
import { begun, offered } from '../../../../test/worlds/dispatch-world.ts'
import { expireOffer } from '../../fulfilment/dispatch/search/answer-offer.ts'
import { seekRider } from '../../fulfilment/dispatch/search/seek-rider.ts'

let world: BoardWorld
beforeAll(async () => {
  world = await startBoardWorld()
})
afterAll(() => world.server.stop())
beforeEach(() => world.clear())

describe('an order that is assigned by hand', () => {
  it('is with the rider at once, and the offer of another rider ends', async () => {
    const [siti, mei] = await world.riders('siti', 'mei')
    const orderId = await world.search()
    expect((await siti.work()).offer?.offer_id).toBe(`${orderId}.0`)
    const assigned = await world.change(orderId, 'assign', { rider_id: 'mei' })
    expect(assigned).toMatchObject({
      code: 'ok',
      result: {
        order: { rider_id: 'mei', asked_rider_id: null, status: 'COURIER_ACCEPTED_DELIVERY' },
        riders: [{ rider_id: 'mei', order_ids: [orderId] }],
      },
    })
    expect(await siti.work()).toMatchObject({ offer: null, assignments: [] })
    expect(await mei.work()).toMatchObject({ offer: null, assignments: [{ picked_up: false }] })
    expect((await siti.post(`/offer/${orderId}.0/accept`)).code).toBe('offer.gone')
    expect(await world.history(orderId)).toEqual([
      ...begun,
      offered,
      'COURIER_ACCEPTED_DELIVERY by operator: ASSIGNED',
    ])
    expect((await world.record(orderId)).rider).toMatchObject({ name: 'Rider mei' })
    expect(await world.offers(orderId)).toMatchObject([
      {
        rider_id: 'siti',
        state: 'withdrawn',
        reason: 'ASSIGNED',
        operator_name: null,
        decision: { parcels: 0 },
      },
      { rider_id: 'mei', state: 'assigned', reason: 'a test', operator_name: 'Operator ana', decision: null },
    ])
  })

  it('is delivered like any other one, and paid to the rider who got it', async () => {
    const [, mei] = await world.riders('siti', 'mei')
    const orderId = await world.search()
    await world.change(orderId, 'assign', { rider_id: 'mei' })
    for (const act of ['arrive_pickup', 'collect', 'leave_pickup', 'arrive_dropoff'] as const) {
      expect((await mei.act(act, orderId)).code).toBe('ok')
    }
    expect((await mei.act('deliver', orderId, { received_by: 'Lim', collected: 25.5 })).code).toBe('ok')
    const earned = await world.server.app.inject({ url: '/api/fleet/v1/earnings', headers: mei.headers })
    expect(earned.json().result.days).toMatchObject([{ jobs: 1 }])
    expect(earned.json().result.cash.in_hand).toBe(25.5)
  })

  it('comes out of a search that was given up', async () => {
    const [siti] = await world.riders('siti')
    await siti.put('/duty', { state: 'off' })
    const orderId = await world.search()
    world.clock.advance(1200)
    await world.server.platform.db.updateTable('dispatch').set({ give_up_at: world.clock.now() }).execute()
    await seekRider(world.deps, { vendorId: 'shop', orderId })
    expect(await world.orderOf(orderId)).toMatchObject({
      status: 'STALLED',
      attention: expect.arrayContaining(['no_rider']),
    })
    await world.server.platform.db.updateTable('rider').set({ on_duty: true }).execute()
    expect(await world.change(orderId, 'assign', { rider_id: 'siti' })).toMatchObject({ code: 'ok' })
    expect(await world.record(orderId)).toMatchObject({ status: 'COURIER_ACCEPTED_DELIVERY', decision: null })
  })

  it('is refused for a rider off duty, suspended, without room or unknown, and for an order in hand', async () => {
    const [siti, mei] = await world.riders('siti', 'mei')
    const { db } = world.server.platform
    const orderId = await world.search()
    const assign = (riderId: string) => world.change(orderId, 'assign', { rider_id: riderId })
    await mei.put('/duty', { state: 'off' })
    expect(await assign('mei')).toMatchObject({ status: 422, code: 'board.rider-off-duty' })
    await db.updateTable('rider_account').set({ status: 'suspended' }).where('rider_id', '=', 'mei').execute()
    expect(await assign('mei')).toMatchObject({ status: 422, code: 'board.rider-suspended' })
    expect(await assign('nobody')).toMatchObject({ status: 404, code: 'rider.not-found' })
    expect((await world.offers(orderId)).map(({ state }) => state)).toEqual(['open'])
    expect((await siti.post(`/offer/${orderId}.0/accept`)).code).toBe('ok')
    expect(await assign('siti')).toMatchObject({ status: 409, code: 'board.order-state' })
    await db.updateTable('rider').set({ on_duty: true }).where('rider_id', '=', 'mei').execute()
    await db.updateTable('rider_account').set({ status: 'active' }).execute()
    await world.set('riderParcels', '1')
    const another = await world.search()
    expect(await world.change(another, 'assign', { rider_id: 'siti' })).toMatchObject({
      status: 422,
      code: 'board.rider-full',
    })
  })

  it('is refused for a rider whose documents are missing, or whose cash is at the limit', async () => {
    await world.riders('siti')
    const { db } = world.server.platform
    await db.updateTable('rider_account').set({ is_simulated: false }).execute()
    const orderId = await world.search()
    await world.set('riderCashLimit', '10')
    expect((await world.change(orderId, 'assign', { rider_id: 'siti' })).code).toBe('board.rider-cash')
    await world.set('riderDocuments', 'identity')
    expect((await world.change(orderId, 'assign', { rider_id: 'siti' })).code).toBe('board.rider-documents')
  })
})

describe('an order that is taken back', () => {
  it('is searched for again, and leaves the rider', async () => {
    const [siti] = await world.riders('siti')
    const orderId = await world.accepted(siti)
    expect(await world.change(orderId, 'take-back', {})).toMatchObject({
      code: 'ok',
      result: {
        order: { rider_id: null, status: 'WAITING_FOR_TRANSPORT', lane: 'without_rider' },
        riders: [{ rider_id: 'siti', state: 'free', order_ids: [] }],
      },
    })
    expect(await siti.work()).toMatchObject({ assignments: [], taken_back: [orderId] })
    expect((await siti.act('arrive_pickup', orderId)).code).toBe('act.other-rider')
    expect((await world.history(orderId)).at(-1)).toBe('WAITING_FOR_TRANSPORT by operator: TAKEN_BACK')
    expect(await world.offers(orderId)).toMatchObject([
      { rider_id: 'siti', state: 'taken_back', reason: 'a test', operator_name: 'Operator ana' },
    ])
    expect(await world.record(orderId)).toMatchObject({ rider: null, eta: { pickup: null, dropoff: null } })
  })

  it('is not offered to the same rider again, also where no other one is there', async () => {
    const [siti] = await world.riders('siti')
    const orderId = await world.accepted(siti)
    await world.change(orderId, 'take-back', {})
    const key = { vendorId: 'shop', orderId }
    await seekRider(world.deps, key)
    expect((await siti.work()).offer).toBeNull()
    const [mei] = await world.riders('mei')
    await seekRider(world.deps, key)
    expect((await mei.work()).offer).toMatchObject({ offer_id: `${orderId}.1` })
  })

  it('is refused once the parcel is collected, and without a rider', async () => {
    const [siti] = await world.riders('siti')
    const orderId = await world.search()
    expect((await world.change(orderId, 'take-back', {})).code).toBe('board.order-state')
    await siti.post(`/offer/${orderId}.0/accept`)
    await siti.act('arrive_pickup', orderId)
    await siti.act('collect', orderId)
    expect(await world.change(orderId, 'take-back', {})).toMatchObject({
      status: 409,
      code: 'board.order-state',
    })
  })
})

describe('two changes of one version', () => {
  it('of two operators: exactly one wins, and the other one reads who changed it', async () => {
    await world.riders('siti', 'mei', 'lin')
    const orderId = await world.search()
    const { version } = await world.orderOf(orderId)
    const assign = (who: SeededOperator, riderId: string) =>
      send(world.server, 'POST', `/api/ops/v1/board/orders/${orderId}/assign`, {
        headers: who.headersIn('SG'),
        body: { rider_id: riderId, reason: 'a test', version },
      })
    const answers = await Promise.all([assign(world.ana, 'mei'), assign(world.ben, 'lin')])
    const codes = answers.map(({ code }) => code)
    expect(codes.toSorted()).toEqual(['board.changed', 'ok'])
    const winner = codes[0] === 'ok' ? 'Operator ana' : 'Operator ben'
    const refused = answers.find(({ code }) => code === 'board.changed')
    expect(refused?.status).toBe(409)
    expect(boardConflict.parse(refused?.meta)).toMatchObject({
      changed_by: { kind: 'operator', name: winner },
      version: (await world.orderOf(orderId)).version,
    })
  })

  it('of an operator and the accepting rider: the operator reads that the rider has it', async () => {
    const [siti] = await world.riders('siti', 'mei')
    const orderId = await world.search()
    const { version } = await world.orderOf(orderId)
    await siti.post(`/offer/${orderId}.0/accept`)
    expect(await world.change(orderId, 'assign', { rider_id: 'mei', version })).toMatchObject({
      code: 'board.changed',
      meta: { changed_by: { kind: 'fleet', name: 'Rider siti' } },
    })
  })

  it.each(['accept', 'decline', 'expire'] as const)(
    'of an operator and the end of an offer (%s): the order has the rider of the operator and no open offer',
    async (end) => {
      const [siti] = await world.riders('siti', 'mei')
      const orderId = await world.search()
      const offerId = `${orderId}.0`
      const { version } = await world.orderOf(orderId)
      world.clock.advance(end === 'expire' ? 31 : 1)
      const ends = {
        accept: () => siti.post(`/offer/${offerId}/accept`),
        decline: () => siti.post(`/offer/${offerId}/decline`, { reason: 'BUSY' }),
        expire: () => expireOffer(world.deps, { offerId }),
      }
      const assigning = world.change(orderId, 'assign', { rider_id: 'mei', version })
      const [assigned] = await Promise.all([assigning, ends[end]()])
      const { rider_id: riderId, asked_rider_id: askedRiderId } = await world.orderOf(orderId)
      expect(askedRiderId).toBeNull()
      expect(riderId).toBe(assigned.code === 'ok' ? 'mei' : 'siti')
      expect(['ok', ...(end === 'accept' ? ['board.changed'] : [])]).toContain(assigned.code)
      expect((await world.riderOf('siti')).has_offer).toBe(false)
      const gifts = (await world.offers(orderId)).filter(
        ({ state }) => state === 'assigned' || state === 'accepted',
      )
      expect(gifts.map(({ rider_id: id }) => id)).toEqual([riderId])
    },
  )

  it('of an operator who takes back and a rider who collects: exactly one happens', async () => {
    const [siti] = await world.riders('siti')
    const orderId = await world.accepted(siti)
    await siti.act('arrive_pickup', orderId)
    const { version } = await world.orderOf(orderId)
    const [taken, collected] = await Promise.all([
      world.change(orderId, 'take-back', { version }),
      siti.act('collect', orderId),
    ])
    const { rider_id: riderId, is_collected: isCollected } = await world.orderOf(orderId)
    if (taken.code === 'ok') {
      expect([collected.code, riderId, isCollected]).toEqual(['act.other-rider', null, false])
    } else {
      expect([taken.code, collected.code, riderId, isCollected]).toEqual([
        'board.changed',
        'ok',
        'siti',
        true,
      ])
    }
  })

  it('do not conflict with an offer that is declined meanwhile', async () => {
    const [siti] = await world.riders('siti', 'mei')
    const orderId = await world.search()
    const { version } = await world.orderOf(orderId)
    await siti.post(`/offer/${orderId}.0/decline`, { reason: 'BUSY' })
    expect((await world.change(orderId, 'assign', { rider_id: 'mei', version })).code).toBe('ok')
  })
})
