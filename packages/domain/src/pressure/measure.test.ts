import { describe, expect, it } from 'vitest'
import { isActive, type Measure, measurePresets, measureViolation, replacement } from './index.ts'

const HOUR = 3600
const measure = (change: Partial<Measure> = {}): Measure => ({
  ...{ kind: 'slower', value: 15, startsAt: 0, endsAt: HOUR },
  ...change,
})
const rules = { now: 0, currency: 'HUF', tariff: { base: 900, perKm: 100 } } as const

it.each([
  [-1, false],
  [0, true],
  [HOUR - 1, true],
  [HOUR, false],
])('a measure of an hour counts %d seconds after its start: %s', (at, counts) => {
  expect(isActive(measure(), at)).toBe(counts)
})

describe('a new measure of a zone', () => {
  it.each([
    ['ends one of its kind at the same time', measure({ value: 30 }), 'end'],
    ['ends a surcharge by another kind of surcharge', measure({ kind: 'surcharge_percent' }), 'end'],
    ['ends a planned one that begins within it', measure({ startsAt: HOUR - 1, endsAt: 2 * HOUR }), 'end'],
    ['shortens one that began before it', measure({ startsAt: -1 }), 'shorten'],
    ['leaves one of another kind', measure({ kind: 'pause', value: 0 }), 'none'],
    ['leaves one that begins when it ends', measure({ startsAt: HOUR, endsAt: 2 * HOUR }), 'none'],
    ['leaves one that ends when it begins', measure({ startsAt: -HOUR, endsAt: 0 }), 'none'],
  ] as const)('%s', (_, earlier, expected) => {
    const next = measure(earlier.kind === 'surcharge_percent' ? { kind: 'surcharge', value: 50_000 } : {})
    expect(replacement(next, earlier)).toBe(expected)
  })

  it.each([
    ['of its shortest time', { endsAt: 300 }, undefined],
    ['of less', { endsAt: 299 }, 'period'],
    ['of its longest time', { endsAt: 7 * 24 * HOUR }, undefined],
    ['of more', { endsAt: 7 * 24 * HOUR + 1 }, 'period'],
    ['that has ended', { startsAt: -2 * HOUR, endsAt: -HOUR }, 'period'],
    ['that begins in eight days', { startsAt: 8 * 24 * HOUR, endsAt: 8 * 24 * HOUR + HOUR }, 'period'],
    ['of no minutes', { value: 0 }, 'value'],
    ['of half a minute', { value: 0.5 }, 'value'],
    ['of 241 minutes', { value: 241 }, 'value'],
    ['without a limit of orders', { kind: 'cap', value: 0 }, 'value'],
    ['with a radius of 99 metres', { kind: 'radius', value: 99 }, 'value'],
    ['with a surcharge of one step of the currency', { kind: 'surcharge', value: 500 }, undefined],
    ['with a surcharge between two steps', { kind: 'surcharge', value: 501 }, 'value'],
    ['with a surcharge of ten fees', { kind: 'surcharge', value: 1_000_000 }, undefined],
    ['with a surcharge above that', { kind: 'surcharge', value: 1_000_500 }, 'value'],
    ['with a surcharge of 201 percent', { kind: 'surcharge_percent', value: 201 }, 'value'],
    ['that pauses by a number', { kind: 'pause', value: 1 }, 'value'],
  ] as const)('%s: %o gives %s', (_, change, expected) => {
    expect(measureViolation(measure(change), rules)).toBe(expected)
  })
})

it('each preset is a valid measure', () => {
  for (const { minutes, ...preset } of measurePresets) {
    expect(measureViolation({ ...preset, startsAt: 0, endsAt: minutes * 60 }, rules)).toBeUndefined()
  }
})
