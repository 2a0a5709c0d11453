import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addRider, type TestRider } from '../../../../../test/dispatch.ts'
import { send } from '../../../../../test/post.ts'
import { type SeededOperator, seedOperator } from '../../../../../test/seed/seed-operator.ts'
import { type DispatchWorld, startDispatchWorld } from '../../../../../test/worlds/dispatch-world.ts'

let world: DispatchWorld
let operator: SeededOperator
let rider: TestRider
beforeAll(async () => {
  world = await startDispatchWorld()
  operator = await seedOperator(world.server, 'asia', ['SG', 'MY'])
})
afterAll(() => world.server.stop())
beforeEach(async () => {
  await world.clear()
  await world.deps.db.deleteFrom('operator_change').execute()
  await world.deps.db.deleteFrom('rider_zone').execute()
  await world.deps.db.deleteFrom('zone').execute()
  rider = (await world.riders('siti'))[0]
})

const ops = (method: 'GET' | 'PUT' | 'DELETE', path: string, body?: object, country: 'SG' | 'MY' = 'SG') =>
  send(world.server, method, `/api/ops/v1/${path}`, {
    headers: operator.headersIn(country),
    ...(body ? { body: { reason: 'a test of zones', ...body } } : {}),
  })
const circle = (latitude: number, longitude: number, metres = 2000) => ({
  ...{ type: 'Circle', metres },
  center: { latitude, longitude },
})
/** The shop is at 1.3, 103.85. */
const zones = {
  here: circle(1.3, 103.85),
  away: circle(1.4, 103.9),
} as const
const put = (id: keyof typeof zones) => ops('PUT', `zones/${id}`, { name: `Zone ${id}`, area: zones[id] })
const give = (...ids: string[]) => ops('PUT', 'riders/siti/zones', { zones: ids })

describe('a rider', () => {
  it.each([
    [[], true],
    [['here'], true],
    [['away'], false],
    [['away', 'here'], true],
  ])('with the zones %j is asked for an order that is collected here: %s', async (ids, isAsked) => {
    await put('here')
    await put('away')
    expect((await give(...ids)).code).toBe('ok')
    await world.search()
    expect((await rider.work()).offer !== null).toBe(isAsked)
  })

  it('whose zone changed after the offer cannot accept it', async () => {
    await put('away')
    const orderId = await world.search()
    await give('away')
    expect((await rider.post(`/offer/${orderId}.0/accept`)).code).toBe('offer.gone')
  })

  it('sees the own zones by name', async () => {
    await put('here')
    await give('here')
    const own = await send(world.server, 'GET', '/api/fleet/v1/zones', { headers: rider.headers })
    expect(own.result).toEqual([{ id: 'here', name: 'Zone here' }])
    const other = await addRider(world.server, { riderId: 'ben' })
    expect(
      (await send(world.server, 'GET', '/api/fleet/v1/zones', { headers: other.headers })).result,
    ).toEqual([])
  })
})

describe('a zone', () => {
  it('is listed with its riders, changed, and deleted when no rider has it', async () => {
    await put('here')
    await give('here')
    expect((await ops('GET', 'zones')).result).toEqual([
      { id: 'here', name: 'Zone here', area: zones.here, hours: null, riders: 1 },
    ])
    expect((await ops('DELETE', 'zones/here', {})).code).toBe('zone.in-use')
    await give()
    expect((await ops('DELETE', 'zones/here', {})).code).toBe('ok')
    expect((await ops('DELETE', 'zones/here', {})).code).toBe('zone.not-found')
    const changes = await ops('GET', 'changes?subject=zone:here')
    expect(changes.result).toMatchObject([
      { before: 'Zone here (Circle)', after: null, reason: 'a test of zones' },
      { before: null, after: 'Zone here (Circle)' },
    ])
  })

  it('of another country is neither listed nor given to a rider', async () => {
    await ops('PUT', 'zones/here', { name: 'Here', area: zones.here }, 'MY')
    expect((await ops('GET', 'zones')).result).toEqual([])
    expect((await give('here')).code).toBe('zone.not-found')
  })

  it.each([
    {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [1, 0],
          [0, 0],
        ],
      ],
    },
    { type: 'Point', coordinates: [0, 0] },
    { type: 'Circle', center: { latitude: 99, longitude: 0 }, metres: 100 },
  ])('of the area %j is refused', async (area) => {
    expect((await ops('PUT', 'zones/here', { name: 'Here', area })).code).toBe('request.invalid')
  })
})
