import {
  type AnswerOf,
  type Call,
  calls,
  type ExceptionMeasures,
  type ExceptionRecord,
  type FoundOrder,
  type WireShift,
} from '@beckon/contract'
import { exceptionRemedies } from '@beckon/domain/exception'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Answered, send } from './post.ts'
import { openConsole, seedConsoleOperator } from './seed/console-operator.ts'
import { type ExceptionWorld, startExceptionWorld } from './worlds/exception-world.ts'

type Headers = Record<string, string>
type Found = AnswerOf<typeof calls.findAnything>['result']

let world: ExceptionWorld
let administrator: Headers
/** A role with everything but `money.read` and the like, in the zone of the shop, and in another zone. */
let here: Headers
let elsewhere: Headers
beforeAll(async () => {
  world = await startExceptionWorld()
  const operator = await seedConsoleOperator(world.server, 'all@ops.test', [
    { country: 'SG', role: 'administrator' },
  ])
  administrator = (await openConsole(world.server, operator)).headers
  for (const [id, latitude] of [
    ['centre', 1.3],
    ['north', 1.44],
  ] as const) {
    const area = { type: 'Circle', center: { latitude, longitude: 103.85 }, metres: 3000 }
    await call('PUT', `/zones/${id}`, administrator, { name: id, area, reason: 'a test' })
  }
  here = await limitedTo('centre')
  elsewhere = await limitedTo('north')
})
afterAll(() => world.server.stop())
beforeEach(async () => {
  await world.clear()
  for (const table of ['rider_zone', 'rider_shift'] as const)
    await world.server.platform.db.deleteFrom(table).execute()
})

async function limitedTo(zone: string): Promise<Headers> {
  const roles = ['dispatcher', 'fleet-manager', 'support', 'finance'] as const
  const grants = roles.map((role) => ({ country: 'SG' as const, role, zones: [zone] }))
  const operator = await seedConsoleOperator(world.server, `${zone}@ops.test`, grants)
  return (await openConsole(world.server, operator)).headers
}

const call = (method: Call['method'], path: string, headers: Headers, body?: object): Promise<Answered> =>
  send(world.server, method, `/api/ops/v1${path}`, { headers, ...(body ? { body } : {}) })
const setZone = (riderId: string, zone: string) =>
  call('PUT', `/riders/${riderId}/zones`, administrator, { zones: [zone], reason: 'a test' })

async function hire(name: string, phone: string, zone?: string): Promise<string> {
  const body = { name, phone_number: phone, vehicle: 'scooter', reason: 'a test' }
  const { result } = await call('POST', '/riders', administrator, body)
  const { id } = (result as { rider: { id: string } }).rider
  if (zone !== undefined) expect((await setZone(id, zone)).code).toBe('ok')
  return id
}

const about = (kind: Call['about']): readonly Call[] =>
  Object.values<Call>(calls).filter((one) => one.about === kind)
const make = (one: Call, id: string, headers: Headers) =>
  send(
    world.server,
    one.method,
    one.path
      .replace(':id', id)
      .replace(':name', exceptionRemedies[0])
      .replaceAll(/:\w+/gu, crypto.randomUUID()),
    {
      headers: { 'idempotency-key': 'key-of-the-zones', ...headers },
    },
  )

describe('calls about one thing', () => {
  it('of orders, riders and exceptions all name their subject', () => {
    const limited = /^(?:orders|riders|exceptions)\./u
    const silent = Object.values<Call>(calls).filter(
      ({ action = '', path, about: kind }) =>
        limited.test(action) && path.includes(':id') && kind === undefined && !path.includes('/board/'),
    )
    // Planning a shift names its rider in the body.
    expect(silent.map(({ name }) => name)).toEqual(['planShift'])
  })

  it('about an order outside of the zones are refused like those about an unknown one', async () => {
    const orderId = await world.search()
    for (const one of about('order')) {
      const [foreign, nothing] = [
        await make(one, orderId, elsewhere),
        await make(one, `${orderId}X`, elsewhere),
      ]
      expect([one.name, foreign.code, foreign.status]).toEqual([one.name, 'order.not-found', nothing.status])
      expect([one.name, (await make(one, orderId, here)).code]).not.toEqual([one.name, 'order.not-found'])
    }
  })

  it('about a rider of other zones are refused like those about an unknown one', async () => {
    const riderId = await hire('Siti', '+6591234501', 'centre')
    for (const one of about('rider')) {
      const [foreign, nothing] = [await make(one, riderId, elsewhere), await make(one, 'nobody', elsewhere)]
      expect([one.name, foreign.code]).toEqual([one.name, 'rider.not-found'])
      expect([one.name, nothing.code]).toEqual([one.name, 'rider.not-found'])
      expect([one.name, (await make(one, riderId, here)).code]).not.toEqual([one.name, 'rider.not-found'])
    }
  })

  it('about an exception outside of the zones are refused like those about an unknown one', async () => {
    await world.search()
    world.clock.advance(301)
    const id = (await world.find('no-rider'))?.exception_id ?? ''
    const [own, other] = [await limitedAgain('centre'), await limitedAgain('north')]
    for (const one of about('exception')) {
      expect([one.name, (await make(one, id, other)).code]).toEqual([one.name, 'request.not-found'])
      expect([one.name, (await make(one, id, own)).code]).not.toEqual([one.name, 'request.not-found'])
    }
  })
})

/** Sessions end while the clock is advanced. */
async function limitedAgain(zone: string): Promise<Headers> {
  const { operator_id: id } = await world.server.platform.db
    .selectFrom('operator_account')
    .select('operator_id')
    .where('email', '=', `${zone}@ops.test`)
    .executeTakeFirstOrThrow()
  return (await openConsole(world.server, { id })).headers
}

describe('lists', () => {
  const orderIds = async (headers: Headers) =>
    ((await call('POST', '/orders/search', headers, {})).result as FoundOrder[]).map(({ order_id: id }) => id)
  const found = async (text: string, headers: Headers) =>
    (await call('POST', '/find', headers, { text })).result as Found
  const riderNames = async (headers: Headers) =>
    ((await call('GET', '/riders', headers)).result as { name: string }[]).map(({ name }) => name)

  it('of orders have those with a collection point in the zones', async () => {
    const orderId = await world.search()
    expect([await orderIds(here), await orderIds(elsewhere)]).toEqual([[orderId], []])
    expect((await found(orderId, elsewhere)).orders).toEqual([])
    expect((await found(orderId, here)).orders).toHaveLength(1)
  })

  it('of riders have those of the zones and those who work everywhere', async () => {
    await hire('Aini', '+6591234511', 'centre')
    await hire('Bala', '+6591234512', 'north')
    await hire('Chen', '+6591234513')
    const own = await riderNames(here)
    expect(own).toEqual(expect.arrayContaining(['Aini', 'Chen']))
    expect(own).not.toContain('Bala')
    expect(await riderNames(elsewhere)).not.toContain('Aini')
    expect((await found('Bala', here)).riders).toEqual([])
  })

  it('and measures of exceptions have those of the zones, and none of the system', async () => {
    await world.search()
    world.clock.advance(301)
    await world.look()
    const exceptions = async (zone: string) => {
      const headers = await limitedAgain(zone)
      const { result } = await call('GET', '/exceptions', headers)
      const measured = await call('GET', '/exception-measures', headers)
      const { opened_today: opened } = measured.result as ExceptionMeasures
      return [(result as ExceptionRecord[]).length, opened]
    }
    expect([await exceptions('centre'), await exceptions('north')]).toEqual([
      [1, 1],
      [0, 0],
    ])
  })
})

describe('shifts', () => {
  const hour = 3600
  const plan = async (riderId: string, headers: Headers, zone: string | null, id = crypto.randomUUID()) => {
    const begin = Math.floor(world.clock.now().getTime() / 1000) + 24 * hour
    const body = {
      rider_id: riderId,
      starts_at: begin,
      ends_at: begin + 4 * hour,
      zone_id: zone,
      reason: 'a test',
    }
    return { id, ...(await call('PUT', `/shifts/${id}`, headers, body)) }
  }
  const listed = async (headers: Headers) => {
    const now = Math.floor(world.clock.now().getTime() / 1000)
    const { result } = await call('GET', `/shifts?from=${now}&until=${now + 48 * hour}`, headers)
    return (result as { shifts: WireShift[] }).shifts.map(({ id }) => id)
  }

  it('are planned and seen in the zones only', async () => {
    const [own, other, free] = await Promise.all([
      hire('Dewi', '+6591234521', 'centre'),
      hire('Erik', '+6591234522', 'north'),
      hire('Fang', '+6591234523'),
    ])
    const [now, later] = [await limitedAgain('centre'), await limitedAgain('north')]
    expect((await plan(other, now, null)).code).toBe('rider.not-found')
    expect((await plan(free, now, 'north')).code).toBe('zone.not-found')
    const planned = await plan(own, now, 'centre')
    expect(planned.code).toBe('ok')
    expect([await listed(now), await listed(later)]).toEqual([[planned.id], []])
    const path = `/shifts/${planned.id}`
    expect((await call('DELETE', path, later, { reason: 'a test' })).code).toBe('shift.not-found')
    expect((await call('DELETE', path, now, { reason: 'a test' })).code).toBe('ok')
  })
})

it('the zones of a rider are changed within the own ones only', async () => {
  const riderId = await hire('Gita', '+6591234531', 'centre')
  const headers = await limitedAgain('centre')
  const set = (zones: string[]) =>
    call('PUT', `/riders/${riderId}/zones`, headers, { zones, reason: 'a test' })
  expect([(await set(['north'])).code, (await set([])).code]).toEqual(['auth.forbidden', 'auth.forbidden'])
  expect((await set(['centre'])).code).toBe('ok')
})
