import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type DispatchWorld, startDispatchWorld } from '../../../../../test/worlds/dispatch-world.ts'
import { moving } from '../../../../../test/moving.ts'
import { watchDelays } from './watch-delays.ts'

let world: DispatchWorld
beforeAll(async () => {
  world = await startDispatchWorld()
})
beforeEach(() => world.clear())
afterAll(() => world.server.stop())

/** The promised time, in seconds from now. */
const promise = (seconds: number) =>
  world.server.platform.db
    .updateTable('orders')
    .set({ promised_upper: new Date(world.clock.now().getTime() + seconds * 1000), eta_dropoff: null })
    .execute()
const watch = () => watchDelays({ db: world.server.platform.db, ...moving(world.server) })

it('an order in time is not changed', async () => {
  const orderId = await world.search()
  await watch()
  expect(await world.record(orderId)).toMatchObject({ delay: null, status: 'WAITING_FOR_TRANSPORT' })
})

it('a late order without a rider shows its reason, and the search continues', async () => {
  const orderId = await world.search()
  const { version } = await world.record(orderId)
  await promise(-61)
  await watch()
  const record = await world.record(orderId)
  expect(record).toMatchObject({ delay: 'NO_RIDER_YET', status: 'WAITING_FOR_TRANSPORT' })
  expect(record.milestones).toEqual([
    { kind: 'LATE', at: world.clock.now().getTime() / 1000, reason: 'NO_RIDER_YET' },
  ])
  expect(record.version).toBe(version + 1)
  await watch()
  expect((await world.record(orderId)).version).toBe(version + 1)
})

it('delays what its rider brings too late, once, and lets it go on', async () => {
  const [rider] = await world.riders('r1')
  const orderId = await world.accepted(rider)
  await promise(-61)
  await watch()
  expect(await world.record(orderId)).toMatchObject({ delay: 'RIDER_LATE', status: 'DELAYED' })
  for (const step of ['arrive_pickup', 'collect', 'leave_pickup'] as const) {
    expect((await rider.act(step, orderId)).code).toBe('ok')
    await watch()
  }
  expect(await world.record(orderId)).toMatchObject({ delay: 'RIDER_LATE', status: 'COURIER_LEFT_VENDOR' })
  expect((await world.history(orderId)).filter((entry) => entry === 'DELAYED by system: LATE')).toHaveLength(
    1,
  )
})

it('does so before the promise is broken, when it is certain to be', async () => {
  const [rider] = await world.riders('r1')
  const orderId = await world.accepted(rider)
  const { db } = world.server.platform
  const at = (seconds: number) => new Date(world.clock.now().getTime() + seconds * 1000)
  await db
    .updateTable('orders')
    .set({ promised_upper: at(60), eta_dropoff: at(121) })
    .execute()
  await watch()
  expect(await world.record(orderId)).toMatchObject({ delay: 'RIDER_LATE', status: 'DELAYED' })
})
