import { describe, expect, it } from 'vitest'
import {
  historyFilters,
  historySearch,
  isNewer,
  orderStatuses,
  passesFilter,
  periodFault,
  periodOf,
  publicStatus,
  publicStatuses,
  staleAfter,
  takesUp,
  withSearch,
} from './index.ts'

const at = (text: string) => Date.parse(text) / 1000

describe('periods of the history', () => {
  it.each([
    ['yesterday', '2026-06-01T16:00:00Z', '2026-06-02T15:59:59Z'],
    ['past-week', '2026-05-26T16:00:00Z', '2026-06-02T15:59:59Z'],
    ['past-month', '2026-05-03T16:00:00Z', '2026-06-02T15:59:59Z'],
  ] as const)('%s at noon of 3 June in Singapore is %s to %s', (period, from, to) => {
    expect(periodOf(period, at('2026-06-03T04:00:00Z'), 'Asia/Singapore')).toEqual({
      from: at(from),
      to: at(to),
    })
  })

  it('has 25 hours where clocks go back', () => {
    const { from, to } = periodOf('yesterday', at('2026-10-26T12:00:00Z'), 'Europe/Budapest')
    expect((to + 1 - from) / 3600).toBe(25)
  })

  it.each([
    [100, 99, 'end-before-start'],
    [100, 100, undefined],
    [0, 92 * 86_400, undefined],
    [0, 93 * 86_400, 'too-long'],
  ] as const)('from %d to %d: %s', (from, to, fault) => expect(periodFault({ from, to })).toBe(fault))
})

it('every status passes "any", and DELIVERED one more', () => {
  for (const status of orderStatuses) expect(passesFilter(status, 'any')).toBe(true)
  expect(historyFilters.filter((filter) => passesFilter('DELIVERED', filter))).toEqual(['any', 'delivered'])
  expect(historyFilters.filter((filter) => passesFilter('STALLED', filter))).toEqual(['any', 'cancelled'])
})

it.each([
  ['sg-7-abc', { kind: 'order', orderId: 'sg-7-abc' }],
  ['sg-7 - abc', { kind: 'order', orderId: 'sg-7-abc' }],
  ['9123 4567', { kind: 'phone', phone: '+6591234567' }],
  ['+65 9123 4567', { kind: 'phone', phone: '+6591234567' }],
  ['sg-8-abc', { kind: 'nothing' }],
  ['', { kind: 'nothing' }],
])('a search of sg-7 for %s is %o', (text, search) =>
  expect(historySearch(text, 'sg-7', 'SG')).toEqual(search),
)

it('keeps ten recent searches, each once, the newest first', () => {
  const ten = Array.from({ length: 10 }, (_, index) => `s${index}`)
  expect(withSearch(ten, 'new')).toEqual(['new', ...ten.slice(0, 9)])
  expect(withSearch(ten, ' s4 ')).toEqual(['s4', ...ten.filter((one) => one !== 's4')])
  expect(withSearch(ten, ' ')).toEqual(ten)
})

it.each([
  [undefined, { updated_at: 1, version: 1 }, true],
  [{ updated_at: 5, version: 3 }, { updated_at: 5, version: 4 }, true],
  [{ updated_at: 5, version: 3 }, { updated_at: 4, version: 2 }, false],
  [{ updated_at: 5, version: 3 }, { updated_at: 5, version: 3 }, false],
])('held %o, came %o: newer %s', (held, came, newer) => expect(isNewer(held, came)).toBe(newer))

it('today is of the tracking page and the days before of the history', () => {
  expect([takesUp('tracking', 100, 100), takesUp('tracking', 99, 100)]).toEqual([true, false])
  expect([takesUp('history', 100, 100), takesUp('history', 99, 100)]).toEqual([false, true])
})

it.each([
  [false, false, 300],
  [true, false, 60],
  [false, true, 60],
])('guest %s, moving estimates %s: stale after %d s', (isGuest, dynamicTimeEstimation, seconds) =>
  expect(staleAfter({ isGuest, dynamicTimeEstimation })).toBe(seconds),
)

it.each([
  ['WAITING_FOR_TRANSPORT', null, 'IN_PROGRESS'],
  ['WAITING_FOR_TRANSPORT', 200, 'SCHEDULED'],
  ['WAITING_FOR_TRANSPORT', 100, 'IN_PROGRESS'],
  ['DELIVERED', 200, 'DELIVERED'],
  ['RETURNED_TO_VENDOR', null, 'RETURNED'],
] as const)('%s for %s is told as %s', (status, preordered_for, name) =>
  expect(publicStatus({ status, preordered_for }, 100)).toBe(name),
)

it('tells every status by one of the public names', () => {
  for (const status of orderStatuses) {
    expect(publicStatuses).toContain(publicStatus({ status, preordered_for: null }, 0))
  }
})
