import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedVendors } from '../../../../test/seed/seed-vendors.ts'
import type { SignedIn } from '../../../../test/seed/sign-in.ts'
import { testClock } from '../../../../test/test-clock.ts'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'

const clock = testClock()
const source = { latitude: 1.3, longitude: 103.85 }
/** Metres to the north. */
const north = (metres: number) => ({ ...source, latitude: source.latitude + metres / 111_195.08 })
const area = [103.84, 103.86].flatMap((east) => [
  [east, 1.29],
  [east, 1.31],
])
const box = JSON.stringify([area[0], area[1], area[3], area[2], area[0]])

let server: TestServer
const users = new Map<string, SignedIn>()
beforeAll(async () => {
  server = await startTestServer({ clock, env: { ROLES: 'api' } })
  for (const country of ['SG', 'KW', 'JP', 'TW', 'TH', 'MM'] as const) {
    const id = country.toLowerCase()
    const user = await seedVendors(server, {
      country,
      email: 'a@shop.test',
      vendors: [
        { vendor_id: `${id}-shop`, estimation_pick_up_time: 12 },
        { vendor_id: `${id}-test`, is_test: true },
        { vendor_id: `${id}-fenced`, delivery_area: box },
      ],
    })
    users.set(country, user)
  }
})
afterAll(() => server.stop())

const post = (path: string, payload: object, country = 'SG') =>
  server.app.inject({
    method: 'POST',
    url: `/api/hurrier/v1${path}`,
    headers: users.get(country)?.headers ?? {},
    payload,
  })
const body = (metres: number, country = 'SG', kind = 'shop') => ({
  vendor_id: `${country.toLowerCase()}-${kind}`,
  source,
  destination: north(metres),
  delivery_type: 'INSTANT',
})
const fee = async (metres: number, country = 'SG', extra = {}) =>
  (await post('/delivery/fee', { ...body(metres, country), ...extra }, country)).json()
const codeOf = (answer: { json(): { errors?: { code: string }[] } }) => answer.json().errors?.[0]?.code

describe('POST /delivery/fee', () => {
  it.each([
    ['SG', 3000, 9, 'SGD'],
    ['SG', 1, 6.01, 'SGD'],
    ['KW', 2000, 0.95, 'KWD'],
    ['KW', 2001, 0.951, 'KWD'],
    ['JP', 2001, 570, 'JPY'],
    ['TW', 2000, 144, 'TWD'],
    ['TH', 10_000, 105, 'THB'],
  ])('%s, %d metres: %d %s', async (country, metres, amount, currency) => {
    const quote = await fee(metres, country)
    expect(quote).toMatchObject({ fee: amount, currency, distance: metres, estimated: false })
    const deps = quote.components.reduce((sum: number, part: { amount: number }) => sum + part.amount, 0)
    expect(deps).toBeCloseTo(amount, 9)
    expect(quote.expires_at).toBe(clock.now().getTime() / 1000 + 600)
    expect(quote.signature.split('.')).toHaveLength(3)
  })

  it('in Taiwan leaves out the extra for cash when it is not to be collected', async () => {
    expect((await fee(2000, 'TW', { payment_method: 'PAID' })).fee).toBe(119)
  })

  it('returns the times of collection and delivery, never sooner than the country promises', async () => {
    const now = clock.now().getTime() / 1000
    const { pickup_eta, dropoff_eta } = await fee(100)
    expect(pickup_eta.lower).toBe(now + 12 * 60)
    expect(dropoff_eta.lower).toBeGreaterThanOrEqual(now + 15 * 60)
    expect(dropoff_eta.upper).toBeGreaterThan(dropoff_eta.lower)
  })

  it('for later counts from the moment of the collection, also at /estimations', async () => {
    const at = clock.now().getTime() / 1000 + 5 * 3600
    const later = { delivery_type: 'LATER', preordered_for: at }
    const { pickup_eta, dropoff_eta } = await fee(100, 'SG', later)
    expect([pickup_eta.lower, dropoff_eta.lower]).toEqual([at, at + 15 * 60])
    const { result } = (await post('/estimations', { ...body(100), ...later })).json()
    expect(result).toEqual({ pickup: pickup_eta, dropoff: dropoff_eta })
    const soon = await fee(100, 'SG', { preordered_for: at })
    expect(soon.pickup_eta.lower).toBe(at - 5 * 3600 + 12 * 60)
  })

  it('is by the tariff of the operator, and kept for as long as the operator says', async () => {
    const { db } = server.platform
    const row = { country: 'JP', changed_at: clock.now() } as const
    const rows = [
      { ...row, name: 'tariff', value: '500:100:1:0' },
      { ...row, name: 'quoteSeconds', value: '60' },
    ]
    await db.insertInto('country_parameter').values(rows).execute()
    const quote = await fee(2000, 'JP')
    expect(quote).toMatchObject({ fee: 600, expires_at: clock.now().getTime() / 1000 + 60 })
    await db.deleteFrom('country_parameter').execute()
  })

  it('is refused beyond the country’s distance, except for a test vendor', async () => {
    const far = await post('/delivery/fee', body(4001, 'MM'), 'MM')
    expect([far.statusCode, codeOf(far)]).toEqual([422, 'delivery.too-far'])
    expect(far.json().errors[0].meta).toMatchObject({ distance: 4001, limit: 4000 })
    expect((await post('/delivery/fee', body(4000, 'MM'), 'MM')).json().fee).toBe(2100)
    expect((await post('/delivery/fee', body(4001, 'MM', 'test'), 'MM')).statusCode).toBe(200)
  })
})

describe('POST /delivery/area/validate', () => {
  const validate = async (metres: number, kind = 'shop', more = {}) => {
    const { vendor_id, source: vendor_location, destination: location } = body(metres, 'SG', kind)
    return (await post('/delivery/area/validate', { vendor_id, location, vendor_location, ...more })).json()
  }

  it.each([
    ['shop', 10_000, 'DELIVERABLE', null],
    ['shop', 10_001, 'UNDELIVERABLE', 'TOO_FAR'],
    ['test', 50_000, 'DELIVERABLE', null],
    ['fenced', 1000, 'DELIVERABLE', null],
    ['fenced', 1200, 'UNDELIVERABLE', 'OUTSIDE_AREA'],
  ])('%s at %d metres: %s, %s', async (kind, metres, result, reason) => {
    expect(await validate(metres, kind)).toEqual({ result, reason, distance: metres, limit: 10_000 })
  })

  it('is closed outside the hours of the country', async () => {
    const { db } = server.platform
    const row = { country: 'SG', name: 'serviceHours', value: '2200:1700', changed_at: clock.now() } as const
    await db.insertInto('country_parameter').values(row).execute()
    expect(await validate(100)).toMatchObject({ result: 'UNDELIVERABLE', reason: 'CLOSED' })
    expect(await validate(100, 'test')).toMatchObject({ result: 'DELIVERABLE' })
    const night = new Date(clock.now()).setUTCHours(15, 0, 0, 0) / 1000
    expect(await validate(100, 'shop', { preordered_for: night })).toMatchObject({ result: 'DELIVERABLE' })
    expect(await validate(100, 'shop', { preordered_for: night + 20 * 3600 })).toMatchObject({
      reason: 'CLOSED',
    })
    await db.deleteFrom('country_parameter').execute()
  })
})

describe('POST /estimations', () => {
  it('is later the longer the way', async () => {
    const dropoff = async (metres: number) =>
      (await post('/estimations', body(metres))).json().result.dropoff.lower
    expect(await dropoff(9000)).toBeGreaterThan(await dropoff(1000))
  })
})

it.each(['/delivery/fee', '/delivery/area/validate', '/estimations'])(
  '%s is for one’s own vendors only',
  async (path) => {
    const payload = { ...body(100, 'TH'), location: source, vendor_location: source }
    expect(codeOf(await post(path, payload))).toBe('vendor.not-found')
    expect(
      (await server.app.inject({ method: 'POST', url: `/api/hurrier/v1${path}`, payload })).statusCode,
    ).toBe(401)
    const nowhere = {
      ...payload,
      destination: { latitude: 91, longitude: 0 },
      location: { latitude: 91, longitude: 0 },
    }
    expect(codeOf(await post(path, nowhere))).toBe('request.invalid')
  },
)
