import { randomUUID } from 'node:crypto'
import type { WireShift } from '@beckon/contract'
import { instantAt } from '@beckon/domain/time'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emptyTables } from '../../../../../test/empty-tables.ts'
import { send } from '../../../../../test/post.ts'
import { type SeededOperator, seedOperator } from '../../../../../test/seed/seed-operator.ts'
import { acceptInvitation, inviteRider, type SignedInPhone } from '../../../../../test/seed/seed-rider.ts'
import { testClock } from '../../../../../test/test-clock.ts'
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts'
import { plannedRiders } from './list-shifts.ts'

// Wednesday, 20:00 in Singapore.
const NOW = new Date('2026-11-25T12:00:00Z')
const HOUR = 3600
const clock = testClock(NOW)
let server: TestServer
let operator: SeededOperator
let siti: SignedInPhone
let ben: string
beforeAll(async () => {
  server = await startTestServer({ clock, env: { ROLES: 'api' } })
  operator = await seedOperator(server, 'asia', ['SG', 'MY'])
  siti = await acceptInvitation(server, await inviteRider(server, operator, '+6591238001'))
  ben = (await inviteRider(server, operator, '+6591238002', { name: 'Ben' })).rider.id
  for (const [id, latitude] of [
    ['centre', 1.3],
    ['harbour', 1.26],
  ] as const) {
    const area = { type: 'Circle', center: { latitude, longitude: 103.85 }, metres: 3000 }
    await ops('PUT', `/zones/${id}`, { name: `Zone ${id}`, area })
  }
})
afterAll(() => server.stop())
beforeEach(async () => {
  await emptyTables(server.platform.db, 'rider_shift', 'operator_change')
})

type Country = 'SG' | 'MY'
const ops = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  country: Country = 'SG',
) =>
  send(server, method, `/api/ops/v1${path}`, {
    headers: operator.headersIn(country),
    ...(body ? { body: { reason: 'as agreed', ...body } } : {}),
  })
const at = (day: string, time: string) => instantAt(day, time, 'Asia/Singapore') ?? 0

interface Wish {
  readonly id?: string
  readonly rider?: string
  readonly from?: number
  readonly to?: number
  readonly zone?: string | null
}

const plan = (wish: Wish = {}, country: Country = 'SG') => {
  const { from = at('2026-11-26', '09:00'), zone = null } = wish
  return ops(
    'PUT',
    `/shifts/${wish.id ?? randomUUID()}`,
    {
      rider_id: wish.rider ?? siti.riderId,
      starts_at: from,
      ends_at: wish.to ?? from + 4 * HOUR,
      zone_id: zone,
    },
    country,
  )
}
const listed = async (query: string, country: Country = 'SG') =>
  (await ops('GET', `/shifts?${query}`, undefined, country)).result as {
    shifts: WireShift[]
    planned: { from: number; riders: number; hours: number }[]
  }
const day = (date: string) => `from=${at(date, '00:00')}&until=${at(date, '00:00') + 24 * HOUR}`
const own = async () =>
  (await send(server, 'GET', '/api/fleet/v1/shifts', { headers: siti.headers })).result as WireShift[]

describe('a planned shift', () => {
  it('is listed with its rider and zone, is seen by the rider, and is recorded', async () => {
    const from = at('2026-11-26', '09:00')
    const { result } = await plan({ zone: 'centre' })
    expect(result).toMatchObject({ rider_name: 'Siti', starts_at: from, zone_name: 'Zone centre' })
    const { shifts, planned } = await listed(day('2026-11-26'))
    expect(shifts).toEqual([result])
    expect(planned).toHaveLength(24)
    expect(planned.filter(({ riders }) => riders > 0)).toEqual(
      [0, 1, 2, 3].map((hour) => ({ from: from + hour * HOUR, riders: 1, hours: 1 })),
    )
    expect(await own()).toEqual([
      expect.objectContaining({ starts_at: from, zone_name: 'Zone centre', zone_id: 'centre' }),
    ])
    const [change] = await server.platform.db.selectFrom('operator_change').selectAll().execute()
    expect(change).toMatchObject({
      subject: `rider-shift:${siti.riderId}`,
      after: '2026-11-26T01:00 to 2026-11-26T05:00 UTC, centre',
      reason: 'as agreed',
    })
  })

  it('is changed by its id, and removed', async () => {
    const id = randomUUID()
    await plan({ id })
    await plan({ id, from: at('2026-11-26', '10:00') })
    const { shifts } = await listed(day('2026-11-26'))
    expect(shifts.map(({ starts_at }) => starts_at)).toEqual([at('2026-11-26', '10:00')])
    expect((await plan({ id, rider: ben })).code).toBe('idempotency.conflict')
    expect((await ops('DELETE', `/shifts/${id}`, {}, 'MY')).code).toBe('shift.not-found')
    expect((await ops('DELETE', `/shifts/${id}`, {})).code).toBe('ok')
    expect((await ops('DELETE', `/shifts/${id}`, {})).code).toBe('shift.not-found')
    expect(await own()).toEqual([])
  })

  it.each([
    [{ to: at('2026-11-26', '09:20') }, 'shift.times'],
    [{ from: at('2026-11-25', '15:00') }, 'shift.past'],
    [{ from: at('2027-03-01', '09:00') }, 'shift.too-far'],
    [{ zone: 'nowhere' }, 'zone.not-found'],
    [{ rider: 'nobody' }, 'rider.not-found'],
  ])('is refused in case %#', async (wish, code) => {
    expect((await plan(wish)).code).toBe(code)
  })

  it('does not overlap another one of its rider, also when both are planned at once', async () => {
    const both = await Promise.all([plan(), plan({ from: at('2026-11-26', '11:00') })])
    expect(both.map(({ code }) => code).toSorted()).toEqual(['ok', 'shift.overlap'])
    expect((await plan({ rider: ben })).code).toBe('ok')
  })

  it('is in one of the zones of a rider who has zones', async () => {
    await ops('PUT', `/riders/${siti.riderId}/zones`, { zones: ['harbour'] })
    expect((await plan({ zone: 'centre' })).code).toBe('shift.zone')
    expect((await plan({ zone: 'harbour' })).code).toBe('ok')
    await ops('PUT', `/riders/${siti.riderId}/zones`, { zones: [] })
  })

  it('stays without a zone where its zone is deleted', async () => {
    const area = { type: 'Circle', center: { latitude: 1.3, longitude: 103.8 }, metres: 900 }
    await ops('PUT', '/zones/short', { name: 'Short', area })
    await plan({ zone: 'short' })
    expect((await ops('DELETE', '/zones/short', {})).code).toBe('ok')
    expect((await listed(day('2026-11-26'))).shifts).toMatchObject([{ zone_id: null }])
  })

  it('belongs to the riders of its country', async () => {
    expect((await plan({}, 'MY')).code).toBe('rider.not-found')
    await plan()
    expect((await listed(day('2026-11-26'), 'MY')).shifts).toEqual([])
  })

  it('is refused for a rider who is suspended, and ends with the work of its rider', async () => {
    const phone = await acceptInvitation(server, await inviteRider(server, operator, '+6591238003'))
    const rider = phone.riderId
    await plan({ rider })
    await ops('PUT', `/riders/${rider}/status`, { status: 'suspended' })
    expect((await plan({ rider, from: at('2026-11-27', '09:00') })).code).toBe('rider.status')
    expect((await listed(`${day('2026-11-26')}&rider_id=${rider}`)).shifts).toHaveLength(1)
    await ops('PUT', `/riders/${rider}/status`, { status: 'left' })
    expect((await listed(`${day('2026-11-26')}&rider_id=${rider}`)).shifts).toEqual([])
  })
})

describe('the list of shifts', () => {
  it.each(['from=10&until=10', `from=0&until=${36 * 24 * HOUR}`])('refuses the period %s', async (query) => {
    expect((await ops('GET', `/shifts?${query}`)).code).toBe('request.invalid')
  })

  it('has a shift that began before the period', async () => {
    await plan({ from: at('2026-11-26', '22:00') })
    expect((await listed(day('2026-11-27'))).planned.slice(0, 3)).toMatchObject([
      { riders: 1 },
      { riders: 1 },
      { riders: 0 },
    ])
  })

  it('counts the planned riders of a zone by hour', async () => {
    const from = at('2026-11-26', '09:00')
    await plan({ zone: 'centre' })
    await plan({ rider: ben })
    const { db } = server.platform
    const period = { country: 'SG', from, to: from + HOUR } as const
    expect(await plannedRiders(db, period)).toMatchObject([{ riders: 2, hours: 2 }])
    expect(await plannedRiders(db, { ...period, zoneId: 'centre' })).toMatchObject([{ riders: 1 }])
  })
})

describe('a repeated week', () => {
  const repeat = (body: object) => ops('POST', '/shifts/repeats', { week: '2026-11-26', weeks: 2, ...body })

  it('has its shifts in the weeks after it at the same times, and a second request changes nothing', async () => {
    await plan({ zone: 'centre' })
    await plan({ rider: ben, from: at('2026-11-28', '18:00') })
    await plan({ from: at('2026-11-30', '09:00') })
    expect((await repeat({})).result).toEqual({ planned: 4, left_out: 0 })
    const { shifts } = await listed(day('2026-12-10'))
    expect(shifts).toMatchObject([{ starts_at: at('2026-12-10', '09:00'), zone_id: 'centre' }])
    expect((await repeat({})).result).toEqual({ planned: 0, left_out: 4 })
  })

  it('of one rider leaves the others out, and so do overlaps', async () => {
    await plan()
    await plan({ rider: ben })
    await plan({ from: at('2026-12-03', '10:00') })
    expect((await repeat({ rider_id: siti.riderId })).result).toEqual({ planned: 1, left_out: 1 })
  })

  it('is refused where nothing is planned', async () => {
    expect((await repeat({})).code).toBe('shift.not-found')
  })
})
