import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orderKeyOf } from '../../../../../test/dispatch.ts'
import { type DispatchWorld, startDispatchWorld } from '../../../../../test/worlds/dispatch-world.ts'
import { turnOff, turnOn } from '../../../../../test/seed/turn-on.ts'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import { seekRider } from './seek-rider.ts'
import { addOffer } from '../store.ts'

let world: DispatchWorld
beforeAll(async () => {
  world = await startDispatchWorld()
})
afterAll(() => world.server.stop())
beforeEach(async () => {
  await world.clear()
  await world.server.platform.db.deleteFrom('country_parameter').execute()
  await turnOn(world.server, 'SG', ['PayAtPickup'])
})

/** The limit of Singapore, in dollars. */
async function limit(value: string): Promise<void> {
  const row = { country: 'SG', name: 'riderAdvanceLimit', value, changed_at: world.clock.now() } as const
  await world.server.platform.db
    .insertInto('country_parameter')
    .values(row)
    .onConflict((same) => same.columns(['country', 'name']).doUpdateSet({ value }))
    .execute()
}

/** A delivery for which the customer gave this rider, the nearest, 20 of the 25.50 dollars paid to the shop. */
async function shortDelivery(rider: Awaited<ReturnType<DispatchWorld['riders']>>[number]): Promise<void> {
  const orderId = await world.search()
  await rider?.post(`/offer/${orderId}.0/accept`)
  await rider?.act('arrive_pickup', orderId)
  await rider?.act('collect', orderId, { paid: 25.5 })
  await rider?.act('leave_pickup', orderId)
  await rider?.act('arrive_dropoff', orderId)
  const response = await rider?.act('deliver', orderId, { received_by: 'Mei', collected: 20 })
  expect(response?.code).toBe('ok')
  // Without work for as long as the others, so that the nearest is asked.
  await world.server.platform.db.updateTable('rider').set({ idle_since: null }).execute()
}

describe('the advance limit of a rider', () => {
  it('counts what did not come back, and beyond the limit the next rider is asked', async () => {
    const [near, far] = await world.riders('near', 'far')
    await limit('31')
    await shortDelivery(near)
    const fits = await world.search()
    expect((await near.work()).offer?.offer_id).toBe(`${fits}.0`)
    await near.post(`/offer/${fits}.0/decline`, { reason: 'BUSY' })
    await limit('30.99')
    const beyond = await world.search()
    expect((await near.work()).offer).toBeNull()
    expect((await far.work()).offer?.offer_id).toBe(`${beyond}.0`)
  })

  it('leaves an order without a rider where all are at their limit, until it is raised', async () => {
    const [near] = await world.riders('near')
    await limit('30')
    await shortDelivery(near)
    const orderId = await world.search()
    expect((await world.record(orderId)).status).toBe('WAITING_FOR_TRANSPORT')
    await limit('100')
    await seekRider(world.deps, orderKeyOf(orderId))
    expect((await near.work()).offer?.offer_id).toBe(`${orderId}.0`)
  })

  it('does not count for orders that need no advance', async () => {
    const [near] = await world.riders('near')
    await shortDelivery(near)
    await limit('0')
    await turnOff(world.server, 'SG', ['PayAtPickup'])
    const orderId = await world.search()
    expect((await near.work()).offer?.offer_id).toBe(`${orderId}.0`)
  })

  it('is not exceeded by two offers that the same rider accepts at once', async () => {
    const [near] = await world.riders('near', 'far')
    await limit('40')
    const first = await world.search()
    const second = await world.search()
    // Both are offered to the same rider, as no search would do.
    const { db, clock } = world.server.platform
    await inTransaction(db, (tx) =>
      addOffer(tx, {
        ...orderKeyOf(second),
        position: 1,
        offerId: `${second}.1`,
        riderId: near.riderId,
        madeAt: clock.now(),
        expiresAt: new Date(clock.now().getTime() + 30_000),
      }),
    )
    const response = await Promise.all(
      [`${first}.0`, `${second}.1`].map((id) => near.post(`/offer/${id}/accept`)),
    )
    expect(response.map(({ code }) => code).toSorted()).toEqual(['offer.gone', 'ok'])
    expect((await near.work()).assignments).toHaveLength(1)
  })
})
