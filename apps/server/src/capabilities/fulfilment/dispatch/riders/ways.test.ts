import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestRider } from '../../../../../test/dispatch.ts'
import { testMaps } from '../../../../../test/worlds/test-maps.ts'
import { type DispatchWorld, startDispatchWorld } from '../../../../../test/worlds/dispatch-world.ts'

let world: DispatchWorld
let rider: TestRider
beforeAll(async () => {
  world = await startDispatchWorld()
})
afterAll(() => world.server.stop())
beforeEach(async () => {
  await world.clear()
  ;[rider] = await world.riders('siti')
})

const home = { latitude: 1.301, longitude: 103.85 }
const shop = { latitude: 1.3, longitude: 103.85 }
const stretch = (from: typeof shop, to: typeof shop) => {
  const { distance, duration } = testMaps().route(from, to, 'SG')
  return { metres: Math.round(distance), seconds: Math.round(duration) }
}

it('an offer has the ways by road to the collection point and to the customer', async () => {
  await world.search()
  const { offer } = await rider.work()
  const door = { latitude: 1.31, longitude: 103.86 }
  expect(offer).toMatchObject({ way: { to_pickup: stretch(home, shop), to_dropoff: stretch(shop, door) } })
})

describe('the way between two points', () => {
  const route = (to: { latitude: number; longitude: number }) =>
    world.server.app.inject({
      url: '/api/fleet/v1/route',
      headers: rider.headers,
      query: {
        from_latitude: `${home.latitude}`,
        from_longitude: `${home.longitude}`,
        to_latitude: `${to.latitude}`,
        to_longitude: `${to.longitude}`,
      },
    })

  it('is answered with its corners, length and time', async () => {
    const answer = (await route(shop)).json().result
    expect(answer).toMatchObject(stretch(home, shop))
    expect(answer.path.at(-1)).toEqual([shop.longitude, shop.latitude])
  })

  it('is refused beyond 30 kilometres', async () => {
    expect((await route({ latitude: 1.6, longitude: 103.85 })).statusCode).toBe(400)
  })
})
