import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { orderKeyOf, type TestRider } from '../../../../../test/dispatch.ts'
import { type DispatchWorld, startDispatchWorld } from '../../../../../test/worlds/dispatch-world.ts'
import { hashOf } from '../../../parties/riders/secrets.ts'

let world: DispatchWorld
let rider: TestRider
let second: Phone
beforeAll(async () => {
  world = await startDispatchWorld()
})
afterAll(() => world.server.stop())
beforeEach(async () => {
  await world.clear()
  ;[rider] = await world.riders('siti')
  second = await addPhone('siti', 'Second phone')
})

const now = () => world.clock.now().getTime() / 1000
const here = () => ({
  ...{ latitude: 1.301, longitude: 103.85, bearing: null, speed: null, accuracy: 10, battery: 0.5 },
  taken_at: now(),
})
const onDuty = () => ({ state: 'on', position: here() })

type Phone = Awaited<ReturnType<typeof addPhone>>

/** Another phone on which the rider is logged in. */
async function addPhone(riderId: string, name: string) {
  const { db } = world.server.platform
  const [device_id, token] = [randomUUID(), randomUUID()]
  const at = world.clock.now()
  const device = { device_id, rider_id: riderId, token_hash: hashOf(token), name }
  await db
    .insertInto('rider_device')
    .values({ ...device, created_at: at, last_seen_at: at })
    .execute()
  const base = '/api/fleet/v1'
  const signedIn = await world.server.app.inject({
    ...{ method: 'POST', url: `${base}/token`, headers: { 'x-country': 'SG' } },
    payload: { device_token: token },
  })
  const headers = { authorization: `Bearer ${signedIn.json().result.token}`, 'x-country': 'SG' }
  return {
    deviceId: device_id,
    call: (method: 'PUT' | 'POST', path: string, payload?: object) =>
      world.server.app.inject({ method, url: base + path, headers, ...(payload ? { payload } : {}) }),
    other: async () =>
      (await world.server.app.inject({ url: `${base}/work`, headers })).json().result.other_device,
  }
}

const otherOfFirst = async () => (await rider.work()).other_device

it('a rider with one phone in use has no other device', async () => {
  await rider.put('/duty', onDuty())
  expect(await otherOfFirst()).toBeNull()
})

it('the phone that came on duty last is the one, and the older one gets its name and since when', async () => {
  await rider.put('/duty', onDuty())
  expect(await second.other()).toEqual({ name: 'Simulated phone', since: now() })
  world.clock.advance(60)
  const since = now()
  await second.call('PUT', '/duty', onDuty())
  world.clock.advance(60)
  await second.call('PUT', '/duty', onDuty())
  expect(await otherOfFirst()).toEqual({ name: 'Second phone', since })
  expect(await second.other()).toBeNull()
})

it('the phone of the newest act is the one, and an older act that arrives later changes nothing', async () => {
  const orderId = await world.accepted(rider)
  expect(await otherOfFirst()).toBeNull()
  world.clock.advance(600)
  const act = (kind: string, secondsAgo: number) => ({
    acts: [{ act_id: randomUUID(), kind, order_id: orderId, occurred_at: now() - secondsAgo }],
    sent_at: now(),
  })
  await second.call('POST', '/acts', act('arrive_pickup', 0))
  expect(await otherOfFirst()).toMatchObject({ name: 'Second phone' })
  await rider.post('/acts', act('arrive_pickup', 300))
  expect(await otherOfFirst()).toMatchObject({ name: 'Second phone' })
  world.clock.advance(1)
  await rider.post('/acts', act('arrive_pickup', 0))
  expect(await otherOfFirst()).toBeNull()
  expect(await second.other()).not.toBeNull()
})

it('the phone of an act that does not fit is the one', async () => {
  await rider.put('/duty', onDuty())
  world.clock.advance(1)
  const stray = { act_id: randomUUID(), kind: 'arrive_pickup', order_id: 'shop-OTHER01', occurred_at: now() }
  const answer = await second.call('POST', '/acts', { acts: [stray], sent_at: now() })
  expect(answer.json().result).toMatchObject([{ outcome: 'kept' }])
  expect(await otherOfFirst()).toMatchObject({ name: 'Second phone' })
})

it('accepting an offer makes the phone the one', async () => {
  const orderId = await world.search()
  await second.call('POST', `/offer/${orderId}.0/accept`)
  expect(await otherOfFirst()).toMatchObject({ name: 'Second phone' })
  expect(
    (
      await world.server.platform.db
        .selectFrom('orders')
        .select('rider_id')
        .where('order_id', '=', orderKeyOf(orderId).orderId)
        .executeTakeFirstOrThrow()
    ).rider_id,
  ).toBe('siti')
})

it('a rider goes on with the older phone by one call', async () => {
  await rider.put('/duty', onDuty())
  world.clock.advance(1)
  await second.call('PUT', '/duty', onDuty())
  world.clock.advance(1)
  await rider.put('/work/here', {})
  expect(await otherOfFirst()).toBeNull()
  expect(await second.other()).toMatchObject({ name: 'Simulated phone' })
})

it('a device that was logged out, and one of a rider off duty without parcels, are no other devices', async () => {
  await second.call('PUT', '/duty', onDuty())
  expect(await otherOfFirst()).not.toBeNull()
  await second.call('PUT', '/duty', { state: 'off' })
  expect(await otherOfFirst()).toBeNull()
  await second.call('PUT', '/duty', onDuty())
  const { db } = world.server.platform
  await db
    .updateTable('rider_device')
    .set({ ended_at: world.clock.now() })
    .where('device_id', '=', second.deviceId)
    .execute()
  expect(await otherOfFirst()).toBeNull()
})
