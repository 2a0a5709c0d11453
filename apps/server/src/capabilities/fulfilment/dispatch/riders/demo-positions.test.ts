import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addRider, type TestRider } from '../../../../../test/dispatch.ts'
import { testClock } from '../../../../../test/test-clock.ts'
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts'

const clock = testClock()
const shop = { latitude: 1.301, longitude: 103.85 }
const abroad = { latitude: 52.52, longitude: 13.405 }
const nearby = { latitude: 1.32, longitude: 103.87 }
const ids = ['demo-rider-sg', '4e1f0d6c-6a52-4f0b-9d3f-1f7a3f2b8c11'] as const
let server: TestServer
let demo: TestRider
let other: TestRider
beforeAll(async () => {
  server = await startTestServer({ clock, env: { ROLES: 'api' } })
  demo = await addRider(server, { riderId: ids[0], at: shop })
  other = await addRider(server, { riderId: ids[1], at: shop })
})
afterAll(() => server.stop())
beforeEach(() => clock.advance(120))

const report = (rider: TestRider, at: object) =>
  rider.post('/positions', {
    positions: [
      {
        ...at,
        bearing: null,
        speed: null,
        accuracy: 5,
        battery: null,
        taken_at: clock.now().getTime() / 1000,
      },
    ],
    sent_at: clock.now().getTime() / 1000,
  })
const stored = (riderId: string) =>
  server.platform.db
    .selectFrom('rider')
    .select(['latitude', 'longitude', 'located_at'])
    .where('rider_id', '=', riderId)
    .executeTakeFirst()

it('the demo rider stays in the demo city with a phone that is elsewhere', async () => {
  expect((await report(demo, abroad)).code).toBe('ok')
  expect(await stored(ids[0])).toEqual({ ...shop, located_at: clock.now() })
})

it('the demo rider moves within the demo city', async () => {
  await report(demo, nearby)
  expect(await stored(ids[0])).toEqual({ ...nearby, located_at: clock.now() })
})

it('another rider is where the phone is', async () => {
  await report(other, abroad)
  expect(await stored(ids[1])).toMatchObject(abroad)
})
