import { describe, expect, it } from 'vitest'
import { isNewer, isTracked, pollEvery, refetchAfterSeconds, trackedDays } from './index.ts'

const record = (version: number, updated_at: number) => ({ version, updated_at })

it.each([
  ['nothing is held', undefined, record(1, 10), true],
  ['a later version', record(1, 10), record(2, 11), true],
  ['a later version of the same second', record(1, 10), record(2, 10), true],
  ['an earlier one that comes late', record(2, 11), record(1, 10), false],
  ['the same again', record(2, 11), record(2, 11), false],
  ['the same version, touched later', record(2, 11), record(2, 12), true],
  ['an earlier version, whatever its clock says', record(2, 11), record(1, 99), false],
] as const)('%s', (_, held, came, newer) => expect(isNewer(held, came)).toBe(newer))

describe('the orders of the tracking page', () => {
  const days = { from: 1000, preordersUntil: 4000 }
  it.each([
    ['made today', 1000, null, true],
    ['made just now', 1500, null, true],
    ['made today for next week', 1500, 90_000, true],
    ['made yesterday', 999, null, false],
    ['made yesterday for yesterday', 500, 900, false],
    ['made yesterday for today', 500, 1000, true],
    ['made yesterday for the day after tomorrow', 500, 4000, true],
    ['made yesterday for later than that', 500, 4001, false],
  ] as const)('%s: %s', (_, created_at, preordered_for, shown) => {
    expect(isTracked({ created_at, preordered_for }, days)).toBe(shown)
  })

  it('tracked pre-orders are counted in days of the deployment, to the end of the day after tomorrow', () => {
    const at = (text: string) => Date.parse(text) / 1000
    expect(trackedDays(at('2026-11-21T17:30:00Z'), 'Asia/Singapore')).toEqual({
      from: at('2026-11-21T16:00:00Z'),
      preordersUntil: at('2026-11-24T15:59:59Z'),
    })
    // The day before the clocks go forward in Budapest.
    expect(trackedDays(at('2026-03-28T12:00:00Z'), 'Europe/Budapest')).toEqual({
      from: at('2026-03-27T23:00:00Z'),
      preordersUntil: at('2026-03-30T21:59:59Z'),
    })
  })
})

it.each([
  [false, false, 300, 300, 60],
  [false, true, 60, 60, 60],
  [true, false, 60, 60, 5],
  [true, true, 60, 60, 5],
] as const)(
  'guest %s, moving estimates %s: stale after %d s, asked every %d s while live and every %d s otherwise',
  (isGuest, dynamicTimeEstimation, stale, live, other) => {
    const session = { isGuest, dynamicTimeEstimation }
    expect(refetchAfterSeconds(session)).toBe(stale)
    expect(pollEvery({ ...session, isLive: true })).toBe(live)
    expect(pollEvery({ ...session, isLive: false })).toBe(other)
  },
)
