import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestRider } from '../../../../../test/dispatch.ts'
import { send } from '../../../../../test/post.ts'
import { seedOperator } from '../../../../../test/seed/seed-operator.ts'
import { type DispatchWorld, startDispatchWorld } from '../../../../../test/worlds/dispatch-world.ts'

let world: DispatchWorld
let rider: TestRider
let id: string
let start: number
const logged: string[] = []
beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) })
  world = await startDispatchWorld({ log })
})
afterAll(() => world.server.stop())
beforeEach(async () => {
  await world.clear()
  ;[rider] = await world.riders('siti')
  id = await newTracker()
  start = world.clock.now().getTime() / 1000
  world.clock.advance(60)
})

async function newTracker(): Promise<string> {
  const answer = await rider.post('/tracker')
  expect(answer.json.result).toEqual({
    url: expect.stringMatching(/^http:\/\/(sg\.)?localhost:\d+\/api\/fleet\/v1\/traccar$/u),
    tracker_id: expect.stringMatching(/^[\w-]{32}$/u),
  })
  return (answer.json.result as { tracker_id: string }).tracker_id
}

const url = '/api/fleet/v1/traccar'
const app = () => world.server.app
const position = async () => (await rider.work()).position

/** The example of the documentation, at another place and time. */
const fields = (more: Record<string, string> = {}) => ({
  ...{ id, lat: '1.305', lon: '103.85', timestamp: `${start + 10}`, speed: '10.0', bearing: '45' },
  ...{ altitude: '12.5', accuracy: '6.0', batt: '85.0', ...more },
})
const document = (more: object = {}) => ({
  location: {
    timestamp: new Date((start + 20) * 1000).toISOString(),
    coords: {
      ...{ latitude: 1.306, longitude: 103.85, accuracy: 5, speed: -1, heading: 90, altitude: 12 },
      ...more,
    },
    is_moving: true,
    odometer: 3626,
    event: 'motionchange',
    battery: { level: 0.43, is_charging: false },
    activity: { type: 'walking' },
  },
  device_id: id,
})
const stored = () =>
  world.deps.db
    .selectFrom('rider')
    .select(['latitude', 'bearing', 'accuracy', 'battery', 'position_source'])
    .executeTakeFirstOrThrow()

describe('a position of Traccar Client', () => {
  it.each([
    ['in the query of a GET', () => app().inject({ url, query: fields() })],
    ['in the query of a POST', () => app().inject({ method: 'POST', url, query: fields() })],
    [
      'in a form',
      () =>
        app().inject({
          method: 'POST',
          url,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: new URLSearchParams(fields()).toString(),
        }),
    ],
  ])('moves the rider when it is sent %s', async (_how, send) => {
    expect((await send()).statusCode).toBe(200)
    expect(await position()).toMatchObject({ latitude: 1.305, taken_at: start + 10, source: 'tracker' })
    expect(await stored()).toEqual({
      ...{ latitude: 1.305, bearing: 45, accuracy: 6, battery: 0.85, position_source: 'tracker' },
    })
  })

  it('moves the rider when it is sent as a document', async () => {
    expect((await app().inject({ method: 'POST', url, payload: document() })).statusCode).toBe(200)
    expect(await position()).toMatchObject({ latitude: 1.306, taken_at: start + 20, source: 'tracker' })
    expect(await stored()).toEqual({
      ...{ latitude: 1.306, bearing: 90, accuracy: 5, battery: 0.43, position_source: 'tracker' },
    })
  })

  it.each([
    ['milliseconds', () => `${(start + 10) * 1000}`],
    ['a date', () => new Date((start + 10) * 1000).toISOString()],
  ])('has its time in seconds or as %s', async (_which, timestamp) => {
    await app().inject({ url, query: fields({ timestamp: timestamp() }) })
    expect(await position()).toMatchObject({ taken_at: start + 10 })
  })

  it('and one of the page are one way: the newest wins', async () => {
    await app().inject({ url, query: fields() })
    const own = { bearing: null, speed: null, accuracy: 5, battery: null, taken_at: start + 30 }
    const positions = [{ latitude: 1.3065, longitude: 103.85, ...own }]
    await rider.post('/positions', { positions, sent_at: start + 60 })
    await app().inject({ method: 'POST', url, payload: document() })
    expect(await position()).toMatchObject({ latitude: 1.3065, source: 'phone' })
  })
})

describe('a report', () => {
  const bad: [string, () => Record<string, string>][] = [
    ['without an id', () => ({ ...fields(), id: '' })],
    ['with a latitude of 91 degrees', () => fields({ lat: '91' })],
    ['without a time', () => fields({ timestamp: 'now' })],
  ]
  it.each(bad)('%s is refused', async (_which, query) => {
    expect((await app().inject({ url, query: query() })).statusCode).toBe(400)
  })

  it('with an unknown id, or one that was replaced, is refused', async () => {
    const old = fields()
    await newTracker()
    expect((await app().inject({ url, query: old })).statusCode).toBe(404)
    expect((await app().inject({ url, query: fields({ id: 'x'.repeat(32) }) })).statusCode).toBe(404)
  })

  it('larger than a report can be is refused', async () => {
    const payload = { ...document(), more: 'x'.repeat(9000) }
    expect((await app().inject({ method: 'POST', url, payload })).statusCode).toBe(413)
  })

  it('more often than five times a second is refused', async () => {
    const codes = new Set<number>()
    for (let count = 0; count < 301; count += 1) {
      codes.add((await app().inject({ url, query: fields() })).statusCode)
    }
    expect([...codes]).toEqual([200, 429])
  })

  it('leaves its id in no line of the log and in no row', async () => {
    await app().inject({ url, query: fields() })
    await app().inject({ url, query: fields({ lat: '91' }) })
    const rows = await world.deps.db.selectFrom('rider_tracker').selectAll().execute()
    expect(logged.length).toBeGreaterThan(0)
    expect(logged.join('') + JSON.stringify(rows)).not.toContain(id)
  })
})

describe('an operator', () => {
  it('ends the tracker of a rider of the country, whose reports are refused then', async () => {
    const operator = await seedOperator(world.server, 'ops', ['SG', 'MY'])
    const end = (country: 'SG' | 'MY') =>
      send(world.server, 'POST', '/api/ops/v1/riders/siti/tracker/end', {
        headers: operator.headersIn(country),
        body: { reason: 'lost phone' },
      })
    expect((await end('MY')).code).toBe('rider.not-found')
    expect((await end('SG')).code).toBe('ok')
    const report = await app().inject({
      method: 'POST',
      url: `${url}?${new URLSearchParams(fields()).toString()}`,
    })
    expect(report.statusCode).toBe(404)
    expect((await end('SG')).code).toBe('device.not-found')
  })
})
