import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addRider, orderKeyOf } from '../../../../../test/dispatch.ts'
import { type DispatchWorld, startDispatchWorld } from '../../../../../test/worlds/dispatch-world.ts'
import { seekRider } from './seek-rider.ts'

let world: DispatchWorld
beforeAll(async () => {
  world = await startDispatchWorld()
})
afterAll(() => world.server.stop())
beforeEach(() => world.clear())

const seek = (orderId: string) => seekRider(world.deps, orderKeyOf(orderId))

/** Two orders that wait for a rider, the first for 20 seconds longer. */
async function twoWaiting(): Promise<readonly [string, string]> {
  const first = await world.search()
  world.clock.advance(20)
  return [first, await world.search()]
}

describe('orders that wait for the same rider', () => {
  it('leave the rider to the order that waits longer, whichever looks first', async () => {
    const [first, second] = await twoWaiting()
    const [rider] = await world.riders('near')
    await seek(second)
    expect((await rider.work()).offer).toBeNull()
    await seek(first)
    expect((await rider.work()).offer?.offer_id).toBe(`${first}.0`)
  })

  it('do not leave the rider to an order that the rider has declined', async () => {
    const [first, second] = await twoWaiting()
    const [rider] = await world.riders('near')
    await seek(first)
    await rider.post(`/offer/${first}.0/decline`, { reason: 'BUSY' })
    await seek(second)
    expect((await rider.work()).offer?.offer_id).toBe(`${second}.0`)
  })

  it('do not leave the rider to an order beyond the limit of the cash in hand', async () => {
    await world.set('riderCashLimit', '40')
    const first = await world.search((request) => ({ ...request, order: { ...request.order, amount: 50 } }))
    world.clock.advance(20)
    const second = await world.search()
    const [rider] = await world.riders('near')
    await seek(second)
    expect((await rider.work()).offer?.offer_id).toBe(`${second}.0`)
    expect((await world.record(first)).status).toBe('WAITING_FOR_TRANSPORT')
  })

  it('do not leave the rider to an order that was cancelled a moment ago', async () => {
    const [first, second] = await twoWaiting()
    const [rider] = await world.riders('near')
    const { db } = world.server.platform
    await db.updateTable('orders').set({ status: 'CANCELLED' }).where('order_id', '=', first).execute()
    await seek(second)
    expect((await rider.work()).offer?.offer_id).toBe(`${second}.0`)
  })

  it('do not leave the rider to each other where six nearer riders may take no order', async () => {
    const [first, second] = await twoWaiting()
    const [, , , , , , able] = await world.riders('a', 'b', 'c', 'd', 'e', 'f', 'able')
    const { db } = world.server.platform
    await db
      .updateTable('rider_account')
      .set({ status: 'suspended' })
      .where('rider_id', '<>', 'able')
      .execute()
    await seek(second)
    await seek(first)
    expect((await able.work()).offer?.offer_id).toBe(`${first}.0`)
  })

  it('leave the rider to the order that waits longer where all riders with parcels are too far away', async () => {
    const [, second] = await twoWaiting()
    const [near] = await world.riders('near')
    const { db } = world.server.platform
    for (const riderId of ['a', 'b', 'c', 'd']) {
      await addRider(world.server, { riderId, at: { latitude: 1.35, longitude: 103.85 } })
      const orderId = await world.ask()
      await db
        .updateTable('orders')
        .set({ rider_id: riderId, status: 'COURIER_LEFT_VENDOR' })
        .where('order_id', '=', orderId)
        .execute()
    }
    await seek(second)
    expect((await near.work()).offer).toBeNull()
  })

  it('ask the nearest rider as ever where riders are plenty', async () => {
    const [, second] = await twoWaiting()
    const [near] = await world.riders('near', 'b', 'c', 'd')
    await seek(second)
    expect((await near.work()).offer?.offer_id).toBe(`${second}.0`)
  })
})
