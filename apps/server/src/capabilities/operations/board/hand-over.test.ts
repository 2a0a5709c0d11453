import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestRider } from '../../../../test/dispatch.ts'
import { send } from '../../../../test/post.ts'
import { type BoardWorld, startBoardWorld } from '../../../../test/worlds/board-world.ts'

let world: BoardWorld
let siti: TestRider
let mei: TestRider
beforeAll(async () => {
  world = await startBoardWorld()
})
afterAll(() => world.server.stop())
beforeEach(async () => {
  await world.clear()
  ;[siti, mei] = await world.riders('siti', 'mei')
})

async function collected(): Promise<string> {
  const orderId = await world.accepted(siti)
  for (const act of ['arrive_pickup', 'collect', 'leave_pickup'] as const) await siti.act(act, orderId)
  return orderId
}

const handOver = (orderId: string, to = 'mei') => world.change(orderId, 'hand-over', { to_rider_id: to })
const take = (rider: TestRider, orderId: string) => rider.post(`/transfers/${orderId}/take`)
const earnings = async ({ headers }: TestRider) =>
  (await world.server.app.inject({ url: '/api/fleet/v1/earnings', headers })).json().result

describe('before the collection', () => {
  it('the order is with the other rider at once', async () => {
    const orderId = await world.accepted(siti)
    await siti.act('arrive_pickup', orderId)
    expect(await handOver(orderId)).toMatchObject({
      code: 'ok',
      result: {
        order: { rider_id: 'mei', status: 'COURIER_ACCEPTED_DELIVERY', transfer_to_rider_id: null },
        riders: [
          { rider_id: 'mei', order_ids: [orderId] },
          { rider_id: 'siti', order_ids: [] },
        ],
      },
    })
    expect((await world.history(orderId)).slice(-3)).toEqual([
      'WAITING_FOR_TRANSPORT by operator: TAKEN_BACK',
      'ASSIGNED_TO_TRANSPORT by operator: OFFERED',
      'COURIER_ACCEPTED_DELIVERY by operator: ASSIGNED',
    ])
    expect((await siti.act('collect', orderId)).code).toBe('act.other-rider')
    expect((await mei.act('arrive_pickup', orderId)).code).toBe('ok')
    expect((await world.offers(orderId)).map(({ state }) => state)).toEqual(['taken_back', 'assigned'])
  })

  it('the order is not shown as taken to a rider who has it again', async () => {
    const orderId = await world.accepted(siti)
    await handOver(orderId)
    expect((await siti.work()).taken_back).toEqual([orderId])
    await handOver(orderId, 'siti')
    expect([(await siti.work()).taken_back, (await mei.work()).taken_back]).toEqual([[], [orderId]])
  })

  it('nothing changes where the other rider may not have it', async () => {
    const orderId = await world.accepted(siti)
    await mei.put('/duty', { state: 'break' })
    expect((await handOver(orderId)).code).toBe('board.rider-off-duty')
    expect((await handOver(orderId, 'siti')).code).toBe('board.same-rider')
    expect(await world.orderOf(orderId)).toMatchObject({ rider_id: 'siti' })
    expect(await siti.work()).toMatchObject({ assignments: [{ picked_up: false }] })
  })
})

describe('with a collected parcel', () => {
  it('the parcel stays with the first rider until the second one has it', async () => {
    const orderId = await collected()
    expect(await handOver(orderId)).toMatchObject({
      code: 'ok',
      result: { order: { rider_id: 'siti', transfer_to_rider_id: 'mei', status: 'COURIER_LEFT_VENDOR' } },
    })
    expect(await siti.work()).toMatchObject({
      assignments: [{ picked_up: true }],
      transfers: [{ order_id: orderId, role: 'pass_on', rider_name: 'Rider mei' }],
    })
    expect(await mei.work()).toMatchObject({
      assignments: [],
      transfers: [
        { order_id: orderId, role: 'take_over', rider_name: 'Rider siti', at: { latitude: 1.301 } },
      ],
    })
    expect(await world.record(orderId)).toMatchObject({ rider: { name: 'Rider siti' } })
    expect((await take(siti, orderId)).code).toBe('transfer.gone')
    expect((await take(mei, orderId)).code).toBe('ok')
    expect((await take(mei, orderId)).code).toBe('ok')
    expect(await world.record(orderId)).toMatchObject({ rider: { name: 'Rider mei' } })
    expect(await world.orderOf(orderId)).toMatchObject({ rider_id: 'mei', transfer_to_rider_id: null })
    expect(await siti.work()).toMatchObject({ assignments: [], transfers: [] })
    expect(await mei.work()).toMatchObject({
      assignments: [{ picked_up: true }],
      stops: [{ kind: 'dropoff' }],
    })
  })

  it('the parcel stays with the first rider where a limit forbids it to the second one by then', async () => {
    const orderId = await collected()
    await handOver(orderId)
    await world.set('riderCashLimit', '25')
    expect(await take(mei, orderId)).toMatchObject({ status: 422, code: 'board.rider-cash' })
    expect(await world.orderOf(orderId)).toMatchObject({ rider_id: 'siti', transfer_to_rider_id: 'mei' })
    await world.set('riderCashLimit', '100')
    await mei.put('/duty', { state: 'break' })
    expect((await take(mei, orderId)).code).toBe('board.rider-off-duty')
    await mei.put('/duty', { state: 'on' })
    expect((await take(mei, orderId)).code).toBe('ok')
  })

  it('a suspended rider is signed out when another one has the last parcel', async () => {
    const orderId = await collected()
    await handOver(orderId)
    const { db } = world.server.platform
    await db
      .updateTable('rider_account')
      .set({ status: 'suspended' })
      .where('rider_id', '=', 'siti')
      .execute()
    await take(mei, orderId)
    const devices = await db
      .selectFrom('rider_device')
      .select('ended_at')
      .where('rider_id', '=', 'siti')
      .execute()
    expect(devices).toEqual([{ ended_at: world.clock.now() }])
  })

  it('the first rider has had no work since the second one has the parcel', async () => {
    const orderId = await collected()
    await handOver(orderId)
    world.clock.advance(60)
    await take(mei, orderId)
    const row = await world.server.platform.db
      .selectFrom('rider')
      .select('idle_since')
      .where('rider_id', '=', 'siti')
      .executeTakeFirstOrThrow()
    expect(row.idle_since).toEqual(world.clock.now())
  })

  it('cash and pay are of the rider who delivers', async () => {
    const orderId = await collected()
    await handOver(orderId)
    await take(mei, orderId)
    expect((await siti.act('arrive_dropoff', orderId)).code).toBe('act.other-rider')
    await mei.act('arrive_dropoff', orderId)
    expect((await mei.act('deliver', orderId, { received_by: 'Lim', collected: 25.5 })).code).toBe('ok')
    expect(await earnings(mei)).toMatchObject({ days: [{ jobs: 1 }], cash: { in_hand: 25.5 } })
    expect(await earnings(siti)).toMatchObject({ days: [], cash: { in_hand: 0 } })
  })

  it('the hand-over ends when the first rider delivers, and when an operator takes it back', async () => {
    const orderId = await collected()
    await handOver(orderId)
    expect(await world.change(orderId, 'take-back', {})).toMatchObject({
      code: 'ok',
      result: { order: { rider_id: 'siti', transfer_to_rider_id: null } },
    })
    expect((await take(mei, orderId)).code).toBe('transfer.gone')
    await handOver(orderId)
    await siti.act('arrive_dropoff', orderId)
    await siti.act('deliver', orderId, { received_by: 'Lim', collected: 25.5 })
    expect((await take(mei, orderId)).code).toBe('transfer.gone')
    expect((await mei.work()).transfers).toEqual([])
    const late = (version: number) =>
      send(world.server, 'POST', `/api/ops/v1/board/orders/${orderId}/take-back`, {
        headers: world.ana.headersIn('SG'),
        body: { reason: 'a test', version },
      })
    const { meta } = await late(0)
    expect((await late(Number(meta['version']))).code).toBe('board.order-state')
  })

  it('is refused at the door, and where the rider paid the shop', async () => {
    const orderId = await collected()
    await world.server.platform.db.updateTable('orders').set({ pays_at_pickup: true }).execute()
    expect(await handOver(orderId)).toMatchObject({ status: 422, code: 'board.paid-by-rider' })
    await siti.act('arrive_dropoff', orderId)
    expect(await handOver(orderId)).toMatchObject({ status: 409, code: 'board.order-state' })
  })

  it('of the confirming rider and the delivering one exactly one has it at the end', async () => {
    const orderId = await collected()
    await siti.act('arrive_dropoff', orderId)
    await world.server.platform.db.updateTable('orders').set({ status: 'COURIER_LEFT_VENDOR' }).execute()
    await handOver(orderId)
    const proof = { received_by: 'Lim', collected: 25.5 }
    const [taken, delivered] = await Promise.all([take(mei, orderId), siti.act('deliver', orderId, proof)])
    const { rider, status } = await world.record(orderId)
    if (taken.code === 'ok') {
      expect([delivered.code, rider?.name]).toEqual(['act.other-rider', 'Rider mei'])
    } else {
      expect([taken.code, delivered.code, status]).toEqual(['transfer.gone', 'ok', 'DELIVERED'])
    }
  })
})

describe('the order of stops', () => {
  it('is set by an operator, and follows the parcels', async () => {
    const first = await world.accepted(siti)
    const second = await world.search()
    expect((await world.change(second, 'assign', { rider_id: 'siti' })).code).toBe('ok')
    const { stops, stops_version: version } = await world.riderOf('siti')
    const wished = [
      ...stops.filter(({ order_id: id }) => id === second),
      ...stops.filter(({ order_id: id }) => id === first),
    ]
    expect(await world.setStops('siti', wished)).toMatchObject({
      code: 'ok',
      result: { rider: { stops: wished, order_ids: [second, first] } },
    })
    expect((await siti.work()).stops.map(({ order_id: id }) => id)).toEqual([second, second, first, first])
    expect(await world.setStops('siti', stops, version)).toMatchObject({
      status: 409,
      code: 'board.stops-changed',
      meta: { changed_by: { kind: 'operator', name: 'Operator ana' } },
    })
    expect((await world.setStops('siti', wished.toReversed())).code).toBe('stops.order')
  })

  it('of a rider who changed it meanwhile is refused with the name of the rider', async () => {
    const orderId = await world.accepted(siti)
    const { stops, stops_version: version } = await world.riderOf('siti')
    await siti.act('arrive_pickup', orderId)
    await siti.act('collect', orderId)
    expect(await world.setStops('siti', stops, version)).toMatchObject({
      code: 'board.stops-changed',
      meta: { changed_by: { kind: 'fleet', name: 'Rider siti' }, changed_at: null },
    })
  })
})
