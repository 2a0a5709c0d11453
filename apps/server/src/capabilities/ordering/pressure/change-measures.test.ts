import type { Quote, WireMeasure, WireZoneLoad } from '@beckon/contract'
import type { OperatorGrant } from '@beckon/domain/operator'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { askForRider } from '../../../../test/ask-for-rider.ts'
import { send } from '../../../../test/post.ts'
import { openConsole, seedConsoleOperator } from '../../../../test/seed/console-operator.ts'
import { seedOperator } from '../../../../test/seed/seed-operator.ts'
import { startTestServer } from '../../../../test/test-server.ts'
import {
  north,
  type PressureWorld,
  shopPoint,
  startPressureWorld,
} from '../../../../test/worlds/pressure-world.ts'

let world: PressureWorld
beforeAll(async () => {
  world = await startPressureWorld()
})
afterEach(() => world.calm())
afterAll(() => world.server.stop())

const get = async <T>(path: string): Promise<T> =>
  (await send(world.server, 'GET', `/api/ops/v1/${path}`, { headers: world.operator.headersIn('HU') })).result
const measures = () => get<WireMeasure[]>('zone-measures')

describe('a new measure', () => {
  it('is recorded with its end and its reason, and so is its end by an operator', async () => {
    const measure = await world.start('slower', 15)
    expect(measure).toMatchObject({
      ...{ zone_id: 'centre', kind: 'slower', value: 15, ended_at: null, reason: 'few riders' },
      ends_at: world.seconds() + 3600,
    })
    await world.end(measure)
    const found = await get<{ before: string; after: string; reason: string }[]>('changes?subject=measure')
    const text = `slower 15 until ${new Date(measure.ends_at * 1000).toISOString()}`
    expect(found).toMatchObject([
      { before: text, after: null, reason: 'few riders' },
      { before: null, after: text },
    ])
  })

  it('replaces one of its kind in its zone, and leaves the others', async () => {
    const [first] = [await world.start('surcharge', 200), await world.start('slower', 15)]
    await world.start('surcharge', 100, { zone: 'wide' })
    await world.start('surcharge_percent', 20)
    const standing = (await measures()).filter(({ ended_at: ended }) => ended === null)
    expect(standing.map(({ kind }) => kind).toSorted()).toEqual([
      ...['slower', 'surcharge', 'surcharge_percent'],
    ])
    expect(standing.some(({ id }) => id === first?.id)).toBe(false)
  })

  it('that begins later shortens the one that is active, and is recorded with its start', async () => {
    const starts_at = world.seconds() + 1800
    const active = await world.start('slower', 15)
    const planned = await world.start('slower', 30, { starts_at })
    expect(await measures()).toMatchObject([
      { id: active.id, ends_at: starts_at, ended_at: null },
      { id: planned.id, starts_at, ends_at: starts_at + 3600 },
    ])
    const [change] = await get<{ after: string }[]>('changes?subject=measure')
    const time = (at: number) => new Date(at * 1000).toISOString()
    expect(change?.after).toBe(`slower 30 from ${time(starts_at)} until ${time(starts_at + 3600)}`)
    expect((await world.end(planned)).status).toBe(200)
  })

  it.each([
    ['without a limit', { kind: 'cap', value: 0 }, 'measure.invalid', 'centre'],
    [
      'with an amount between two steps of the currency',
      { kind: 'surcharge', value: 101 },
      'measure.invalid',
      'centre',
    ],
    ['with a part of a minute', { kind: 'slower', value: 1.5 }, 'measure.invalid', 'centre'],
    ['of an unknown zone', { kind: 'pause' }, 'zone.not-found', 'nowhere'],
    ['for four minutes', { kind: 'pause', minutes: 4 }, 'request.invalid', 'centre'],
    ['without a reason', { kind: 'pause', reason: '' }, 'request.invalid', 'centre'],
  ])('%s is refused: %o as %s', async (_, body, code, zone) => {
    expect((await world.tryStart({ minutes: 60, ...body }, zone)).code).toBe(code)
    expect(await measures()).toEqual([])
  })

  it('of two operators at once is active once', async () => {
    const both = await Promise.all([
      world.tryStart({ kind: 'pause', minutes: 30 }),
      world.tryStart({ kind: 'pause', minutes: 60 }),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const list = await measures()
    expect([list.length, list.filter(({ ended_at: ended }) => ended === null).length]).toEqual([2, 1])
  })

  it('stays listed for a day after its end', async () => {
    await world.start('pause')
    await world.advance(3600 + 86_399)
    expect(await measures()).toHaveLength(1)
    await world.advance(1)
    expect(await measures()).toEqual([])
  })
})

describe('a measure in a process that starts later', () => {
  const quoteIn = async () => {
    const { databaseUrl, platform } = world.server
    const later = await startTestServer({
      databaseUrl,
      clock: platform.clock,
      env: { ROLES: 'api' },
      recentMs: 900,
    })
    const answer = await send(later, 'POST', '/api/hurrier/v1/delivery/fee', {
      headers: world.shop().headers,
      body: { vendor_id: 'shop', source: shopPoint, destination: north(500), delivery_type: 'INSTANT' },
    })
    await later.stop()
    return answer.code
  }

  it('counts, and its end passes while none runs', async () => {
    await world.start('pause')
    expect(await quoteIn()).toBe('delivery.paused')
    await world.advance(3600)
    expect(await quoteIn()).toBe('ok')
  })

  it('counts from its start on, which passes while none runs', async () => {
    await world.start('pause', 0, { starts_at: world.seconds() + 600 })
    expect(await quoteIn()).toBe('ok')
    await world.advance(600)
    expect(await quoteIn()).toBe('delivery.paused')
  })
})

describe('the rights over measures', () => {
  const as = async (grant: Omit<OperatorGrant, 'country'>, email: string) => {
    const operator = await seedConsoleOperator(world.server, email, [{ country: 'HU', ...grant }])
    return (await openConsole(world.server, operator, { country: 'HU' })).headers
  }

  it('of a role with zones end at these, and do not reach their outlines', async () => {
    const headers = await as({ role: 'dispatcher', zones: ['wide'] }, 'north@ops.test')
    const body = { kind: 'pause', minutes: 30, reason: 'few riders' }
    const startIn = (zone: string) =>
      send(world.server, 'POST', `/api/ops/v1/zones/${zone}/measures`, { headers, body })
    expect([(await startIn('centre')).code, (await startIn('wide')).code]).toEqual(['auth.forbidden', 'ok'])
    const { id } = await world.start('pause')
    const ended = await send(world.server, 'POST', `/api/ops/v1/zones/centre/measures/${id}/end`, {
      ...{ headers, body: { reason: 'over' } },
    })
    expect(ended.code).toBe('auth.forbidden')
    const zone = { name: 'wide', area: { type: 'Circle', center: shopPoint, metres: 90_000 }, reason: 'more' }
    const drawn = await send(world.server, 'PUT', '/api/ops/v1/zones/wide', { headers, body: zone })
    expect(drawn.code).toBe('auth.forbidden')
    const deleted = await send(world.server, 'DELETE', '/api/ops/v1/zones/wide', {
      ...{ headers, body: { reason: 'more' } },
    })
    expect(deleted.code).toBe('auth.forbidden')
  })

  it('do not reach the measures of another country', async () => {
    const { id } = await world.start('pause')
    const abroad = await seedOperator(world.server, 'abroad', ['CY'])
    const headers = abroad.headersIn('CY')
    const ended = await send(world.server, 'POST', `/api/ops/v1/zones/centre/measures/${id}/end`, {
      ...{ headers, body: { reason: 'over' } },
    })
    expect(ended.code).toBe('measure.not-found')
    expect((await send(world.server, 'GET', '/api/ops/v1/zone-measures', { headers })).result).toEqual([])
  })

  it('end with a zone that is deleted', async () => {
    await world.putZone('old')
    await world.start('pause', 0, { zone: 'old' })
    await send(world.server, 'DELETE', '/api/ops/v1/zones/old', {
      headers: world.operator.headersIn('HU'),
      body: { reason: 'merged' },
    })
    expect((await world.quote()).status).toBe(200)
  })
})

it('the load of each zone counts its open orders, those without a rider and its free riders', async () => {
  const quote = (await world.quote()).body as Quote
  await askForRider(world.server, world.shop(), {
    vendorId: 'shop',
    quote,
    destination: north(1000),
    change: (request) => ({
      ...request,
      customer: { ...request.customer, phone_number: '+36201234567' },
      order: { ...request.order, amount: 2500 },
    }),
  })
  const { db, clock } = world.server.platform
  const rider = (id: string, metres: number, change: object = {}) => ({
    ...{ rider_id: id, country: 'HU' as const, name: id, vehicle: 'bicycle', phone: '', is_simulated: true },
    ...{ on_duty: true, open_offer_id: null, bearing: null, heading_latitude: null, heading_longitude: null },
    ...{ ...north(metres), located_at: clock.now(), created_at: clock.now(), ...change },
  })
  await db
    .insertInto('rider')
    .values([
      rider('near', 100),
      rider('far', 5000),
      rider('off', 100, { on_duty: false }),
      rider('resting', 100, { on_break: true }),
      rider('silent', 100, { is_simulated: false, located_at: new Date(clock.now().getTime() - 121_000) }),
    ])
    .execute()
  expect(await get<WireZoneLoad[]>('zone-loads')).toEqual([
    { zone_id: 'centre', open: 1, waiting: 1, free: 1 },
    { zone_id: 'wide', open: 1, waiting: 1, free: 2 },
  ])
})
