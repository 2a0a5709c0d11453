import type { ActKind } from '@beckon/domain/rider'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addRider, type TestRider } from '../../../../test/dispatch.ts'
import { type DispatchWorld, startDispatchWorld } from '../../../../test/worlds/dispatch-world.ts'

let world: DispatchWorld
let rider: TestRider
beforeAll(async () => {
  world = await startDispatchWorld()
})
beforeEach(async () => {
  await world.clear()
  ;[rider] = await world.riders('r1')
})
afterAll(() => world.server.stop())

const heldUp = (orderId: string, seconds: number, who = rider) =>
  who.act('report_hold_up', orderId, { seconds })
const steps = async (orderId: string, ...names: readonly ActKind[]) => {
  for (const name of names) expect((await rider.act(name, orderId)).code).toBe('ok')
}

describe('a rider who is held up', () => {
  it('a hold-up within the promise only moves the expected times, and the last report counts', async () => {
    const orderId = await world.accepted(rider)
    const { eta: before } = await world.record(orderId)
    for (const seconds of [300, 120]) expect((await heldUp(orderId, seconds)).code).toBe('ok')
    const { eta, status, delay } = await world.record(orderId)
    expect(eta).toEqual({ pickup: (before.pickup ?? 0) + 120, dropoff: (before.dropoff ?? 0) + 120 })
    expect([status, delay]).toEqual(['COURIER_ACCEPTED_DELIVERY', null])
  })

  it.each<[string, ActKind[], string]>([
    ['to the collection point', [], 'RIDER_LATE'],
    ['on the road', ['arrive_pickup', 'collect', 'leave_pickup'], 'ON_THE_ROAD'],
  ])('past it delays the order at once: %s', async (_where, names, reason) => {
    const orderId = await world.accepted(rider)
    await steps(orderId, ...names)
    const response = await heldUp(orderId, 7200)
    expect(response.json.result).toEqual({ status: 'DELAYED' })
    const record = await world.record(orderId)
    expect(record).toMatchObject({ status: 'DELAYED', delay: reason })
    expect(record.milestones).toMatchObject([{ kind: 'LATE', reason }])
    // The rider continues from the last step.
    await steps(orderId, names.length === 0 ? 'arrive_pickup' : 'arrive_dropoff')
  })

  it('a hold-up is refused for another rider’s parcel or one that is being returned', async () => {
    const orderId = await world.accepted(rider)
    const other = await addRider(world.server, { riderId: 'r9' })
    expect((await heldUp(orderId, 600, other)).code).toBe('order.not-found')
    await steps(orderId, 'arrive_pickup', 'collect')
    await rider.act('start_return', orderId, { reason: 'REFUSED' })
    expect((await heldUp(orderId, 600)).code).toBe('order.move-not-allowed')
  })
})
