import { describe, expect, it } from 'vitest'
import { instantAt } from '../time/index.ts'
import {
  inLaterWeek,
  mondayOf,
  plannedByHour,
  SHIFT_GRACE_SECONDS,
  shiftLimits,
  shiftStanding,
  shiftViolation,
} from './shifts.ts'

const HOUR = 3600
const NOW = 1_800_000_000
const shift = (from: number, hours: number) => ({
  riderId: 'ana',
  from: NOW + from * HOUR,
  to: NOW + (from + hours) * HOUR,
})

describe('shiftViolation', () => {
  it.each([
    [shift(1, 4), undefined],
    [shift(1, 0.4), 'times'],
    [shift(1, -1), 'times'],
    [shift(1, 14.5), 'times'],
    [shift(-5, 4), 'past'],
    [shift(-2, 4), undefined],
    [shift(shiftLimits.daysAhead * 24 + 1, 4), 'too-far'],
    [shift(9, 4), 'overlap'],
    [shift(7, 4), 'overlap'],
    [shift(4, 4), undefined],
    [shift(12, 4), undefined],
  ])(
    'finds in case %# what prevents a shift beside one from the 8th to the 12th hour',
    (wanted, violation) => {
      expect(shiftViolation(wanted, [shift(8, 4)], NOW)).toBe(violation)
    },
  )
})

describe('shiftStanding', () => {
  const planned = [shift(0, 4)]
  const later = (seconds: number) => NOW + seconds

  it.each([
    ['on', later(HOUR), 'in_shift'],
    ['break', later(HOUR), 'in_shift'],
    ['off', later(HOUR), 'absent'],
    ['off', later(SHIFT_GRACE_SECONDS - 1), undefined],
    ['off', later(SHIFT_GRACE_SECONDS), 'absent'],
    ['off', later(4 * HOUR), undefined],
    ['on', later(-SHIFT_GRACE_SECONDS), 'in_shift'],
    ['on', later(-SHIFT_GRACE_SECONDS - 1), 'outside_shift'],
    ['on', later(4 * HOUR + SHIFT_GRACE_SECONDS - 1), 'in_shift'],
    ['on', later(4 * HOUR + SHIFT_GRACE_SECONDS), 'outside_shift'],
  ] as const)('with duty %s at second %i is %s', (duty, now, standing) => {
    expect(shiftStanding(duty, planned, now)).toBe(standing)
  })

  it('is outside of a shift for a rider on duty who has none', () => {
    expect([shiftStanding('on', [], NOW), shiftStanding('off', [], NOW)]).toEqual([
      'outside_shift',
      undefined,
    ])
  })
})

describe('inLaterWeek', () => {
  const at = (day: string, clock: string) => instantAt(day, clock, 'Europe/Budapest') ?? 0

  it('keeps the times of day where the clocks change between the weeks', () => {
    const before = { from: at('2027-03-24', '22:00'), to: at('2027-03-25', '04:30') }
    expect(inLaterWeek(before, 1, 'Europe/Budapest')).toEqual({
      from: at('2027-03-31', '22:00'),
      to: at('2027-04-01', '04:30'),
    })
    expect(inLaterWeek(before, 1, 'Asia/Manila').from - before.from).toBe(7 * 86_400)
  })
})

it.each([
  ['2026-11-25', '2026-11-23'],
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2026-11-30', '2026-11-30'],
  ['1969-12-31', '1969-12-29'],
])('the week of %s begins on Monday %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday)
})

describe('plannedByHour', () => {
  it('counts each rider of an hour once, and the parts of hours that are worked', () => {
    const shifts = [
      { riderId: 'ana', from: NOW, to: NOW + 1.5 * HOUR },
      { riderId: 'ana', from: NOW + 1.75 * HOUR, to: NOW + 2 * HOUR },
      { riderId: 'ben', from: NOW - HOUR, to: NOW + HOUR },
    ]
    expect(plannedByHour(shifts, { from: NOW, to: NOW + 3 * HOUR })).toEqual([
      { from: NOW, riders: 2, hours: 2 },
      { from: NOW + HOUR, riders: 1, hours: 0.75 },
      { from: NOW + 2 * HOUR, riders: 0, hours: 0 },
    ])
  })

  it('has no hours for a period without any', () => {
    expect(plannedByHour([], { from: NOW, to: NOW })).toEqual([])
  })
})
