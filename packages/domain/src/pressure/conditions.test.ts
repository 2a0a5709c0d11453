import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money } from '../money/index.ts'
import {
  calm,
  conditionsAt,
  fullRefusal,
  isCalm,
  type Measure,
  type MeasureKind,
  measureKinds,
  pressureRefusal,
  type PressuredZone,
  surchargedFee,
} from './index.ts'

const centre = { latitude: 47.5, longitude: 19.05 }
const outside = { latitude: 47.7, longitude: 19.05 }
const NOON = Date.UTC(2026, 10, 25, 11) / 1000
const END = NOON + 3600
const circle = { type: 'Circle', center: centre, metres: 2000 } as const

const measure = (kind: MeasureKind, value = 0, endsAt = END): Measure => ({
  ...{ kind, value, endsAt },
  startsAt: NOON - 60,
})
const zone = (zoneId: string, ...measures: Measure[]): PressuredZone => ({
  ...{ zoneId, measures },
  area: circle,
  hours: null,
})
const at = (zones: readonly PressuredZone[], point = centre, moment = NOON) =>
  conditionsAt(zones, { point, at: moment, timezone: 'Europe/Budapest' })

describe('the conditions at a collection point', () => {
  it('are calm without a measure, outside of the zone, and from the end on', () => {
    const paused = [zone('a', measure('pause'))]
    expect([at([]), at([zone('a')]), at(paused, outside), at(paused, centre, END)]).toEqual([
      ...[calm, calm, calm, calm],
    ])
    expect(at(paused, centre, END - 1).pause).toEqual({ value: 0, until: END })
  })

  it('are not calm with any measure, or outside of the hours', () => {
    for (const kind of measureKinds) expect(isCalm(at([zone('a', measure(kind, 1))]))).toBe(false)
    expect(isCalm(at([{ ...zone('a'), hours: '1300:2300' }]))).toBe(false)
    expect(isCalm(at([zone('a')]))).toBe(true)
  })

  it('of two zones have the strictest limits, each with its own end', () => {
    const both = at([
      zone('a', measure('slower', 15), measure('radius', 3000), measure('pause')),
      zone('b', measure('slower', 30, END - 600), measure('radius', 5000), measure('pause', 0, END + 60)),
    ])
    expect(both).toMatchObject({
      slower: { value: 30, until: END - 600 },
      radius: { value: 3000, until: END },
      pause: { until: END + 60 },
    })
  })

  it('of equally strict limits name the later end', () => {
    const both = at([zone('a', measure('slower', 15)), zone('b', measure('slower', 15, END + 900))])
    expect(both.slower).toEqual({ value: 15, until: END + 900 })
  })

  it('have the hours of a zone that is closed', () => {
    const night = { ...zone('a'), hours: '1300:2300' }
    expect(at([night]).closed).toEqual({ from: '1300', to: '2300' })
    expect(at([night], centre, NOON + 3600).closed).toBeNull()
    expect(at([{ ...night, hours: 'never' }]).closed).toBeNull()
  })
})

describe('the refusal', () => {
  const all = {
    pause: { value: 0, until: END },
    closed: { from: '1300', to: '2300' },
    radius: { value: 3000, until: END },
  }

  it('names the pause first, then the hours, then the distance', () => {
    expect(pressureRefusal(all, 4000)?.code).toBe('paused')
    expect(pressureRefusal({ ...all, pause: null }, 4000)?.code).toBe('zone-closed')
    expect(pressureRefusal({ ...all, pause: null, closed: null }, 4000)).toEqual({
      ...{ code: 'radius', until: END, distance: 4000, limit: 3000 },
    })
  })

  it('allows a way of exactly the radius, and none that no road leads', () => {
    const { radius } = all
    expect(pressureRefusal({ ...calm, radius }, 3000)).toBeUndefined()
    expect(pressureRefusal({ ...calm, radius }, Number.NaN)?.code).toBe('radius')
  })

  it('comes from a cap once its zone has as many orders', () => {
    const cap = { value: 3, until: END }
    expect(fullRefusal([{ cap, open: 2 }])).toBeUndefined()
    const wide = { cap: { value: 9, until: END + 60 }, open: 9 }
    expect(fullRefusal([{ cap, open: 3 }, wide])).toEqual({ code: 'full', until: END + 60, limit: 9 })
  })
})

describe('the surcharge', () => {
  const base = money(100_000, 'HUF')
  const fee = { total: base, components: [{ name: 'base', amount: base } as const] }
  const limit = (kind: 'surcharge' | 'surcharge_percent', value: number) => ({ kind, value, until: END })

  it('is the highest one, as a component of its own, rounded up to a step of the currency', () => {
    const both = surchargedFee(fee, [limit('surcharge', 20_000), limit('surcharge_percent', 33)])
    expect(both.total.minor).toBe(133_000)
    expect(both.components.at(-1)).toEqual({ name: 'surcharge', amount: money(33_000, 'HUF') })
    expect(surchargedFee(fee, [limit('surcharge', 40_000), limit('surcharge_percent', 33)]).total.minor).toBe(
      140_000,
    )
    const odd = money(99_500, 'HUF')
    expect(surchargedFee({ total: odd, components: [] }, [limit('surcharge_percent', 33)]).total.minor).toBe(
      132_500,
    )
  })

  it('leaves the fee as it is where there is none', () => {
    expect(surchargedFee(fee, [])).toBe(fee)
  })
})

describe('for every set of zones', () => {
  const measures = fc.array(
    fc.record({
      kind: fc.constantFrom(...measureKinds),
      value: fc.integer({ min: 1, max: 200 }),
      startsAt: fc.integer({ min: NOON - 100, max: NOON + 100 }),
      endsAt: fc.integer({ min: NOON - 100, max: NOON + 100 }),
    }),
    { maxLength: 6 },
  )
  const zones = fc.array(
    measures.map((list) => zone('z', ...list)),
    { maxLength: 4 },
  )
  const minute = fc.integer({ min: NOON - 100, max: NOON + 100 })

  it('a further zone never makes a limit milder', () => {
    fc.assert(
      fc.property(zones, measures, minute, (before, more, moment) => {
        const few = at(before, centre, moment)
        const many = at([...before, zone('more', ...more)], centre, moment)
        const least = (limit: { value: number } | null) => limit?.value ?? Infinity
        expect(many.slower?.value ?? 0).toBeGreaterThanOrEqual(few.slower?.value ?? 0)
        expect(least(many.radius)).toBeLessThanOrEqual(least(few.radius))
        expect(many.pause?.until ?? 0).toBeGreaterThanOrEqual(few.pause?.until ?? 0)
        const fee = { total: money(5000, 'EUR'), components: [] }
        expect(surchargedFee(fee, many.surcharges).total.minor).toBeGreaterThanOrEqual(
          surchargedFee(fee, few.surcharges).total.minor,
        )
      }),
    )
  })

  it('the order of the zones does not matter, and each end lies ahead', () => {
    fc.assert(
      fc.property(zones, minute, (list, moment) => {
        const { surcharges, caps, ...limits } = at(list, centre, moment)
        const { surcharges: others, caps: otherCaps, ...same } = at(list.toReversed(), centre, moment)
        expect(same).toEqual(limits)
        expect([others.length, otherCaps.length]).toEqual([surcharges.length, caps.length])
        const ends = [limits.pause, limits.radius, limits.slower, ...surcharges, ...caps]
        for (const end of ends) expect(end?.until ?? Infinity).toBeGreaterThan(moment)
      }),
    )
  })

  it('the order of two pauses that end together does not matter', () => {
    const pause = (value: number) =>
      zone('z', { kind: 'pause', value, startsAt: NOON - 100, endsAt: NOON + 100 })
    const [one, other] = [pause(1), pause(2)]
    expect(at([one, other], centre, NOON)).toEqual(at([other, one], centre, NOON))
  })

  it('the components of a fee add up to it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), zones, (minor, list) => {
        const base = money(minor, 'EUR')
        const fee = surchargedFee(
          { total: base, components: [{ name: 'base', amount: base }] },
          at(list).surcharges,
        )
        expect(fee.components.reduce((sum, { amount }) => sum + amount.minor, 0)).toBe(fee.total.minor)
      }),
    )
  })
})
