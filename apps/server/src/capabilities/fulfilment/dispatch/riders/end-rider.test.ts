import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DispatchWorld, startDispatchWorld } from '../../../../../test/worlds/dispatch-world.ts'
import { endRider } from './end-rider.ts'

let world: DispatchWorld
beforeAll(async () => {
  world = await startDispatchWorld()
})
afterAll(() => world.server.stop())

it('a rider who may not work any more gets no offers and no messages, and the open offer goes on', async () => {
  const [rider] = await world.riders('siti')
  await rider.post('/tracker')
  const keys = { p256dh: 'key', auth: 'secret' }
  await rider.put('/push', { endpoint: 'https://push.test/1', keys })
  const orderId = await world.search()
  await endRider(world.deps, { riderId: 'siti', country: 'SG' })
  await endRider(world.deps, { riderId: 'nobody', country: 'SG' })
  expect((await rider.work()).duty).toMatchObject({ state: 'off', no_offers: ['off_duty'] })
  expect((await world.history(orderId)).at(-1)).toBe('WAITING_FOR_TRANSPORT by fleet: DECLINED')
  const { db } = world.deps
  expect(await db.selectFrom('rider_tracker').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('rider_push').selectAll().execute()).toEqual([])
})
