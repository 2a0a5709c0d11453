import { describe, expect, it } from 'vitest'
import {
  daysOf,
  historyFilters,
  historySearch,
  isNewer,
  type OrderStatus,
  orderStatuses,
  periodViolation,
  periodOf,
  periodOfDays,
  publicStatus,
  publicStatuses,
  refetchAfterSeconds,
  statusesOf,
  belongsOnPage,
  withSearch,
} from './index.ts'

const at = (text: string) => Date.parse(text) / 1000

describe('periods of the history', () => {
  it.each([
    ['today', '2026-06-02T16:00:00Z', '2026-06-03T15:59:59Z'],
    ['yesterday', '2026-06-01T16:00:00Z', '2026-06-02T15:59:59Z'],
    ['past-week', '2026-05-26T16:00:00Z', '2026-06-02T15:59:59Z'],
    ['past-month', '2026-05-03T16:00:00Z', '2026-06-02T15:59:59Z'],
  ] as const)('%s at noon of 3 June in Singapore is %s to %s', (period, from, to) => {
    expect(periodOf(period, at('2026-06-03T04:00:00Z'), 'Asia/Singapore')).toEqual({
      from: at(from),
      to: at(to),
    })
  })

  it('a day on which clocks go back has 25 hours', () => {
    const { from, to } = periodOf('yesterday', at('2026-10-26T12:00:00Z'), 'Europe/Budapest')
    expect((to + 1 - from) / 3600).toBe(25)
  })

  it.each([
    ['2026-09-01', '2026-12-01', undefined],
    // An hour longer than 92 times 24, because clocks go back in October.
    ['2026-09-01', '2026-12-02', 'too-long'],
    ['2026-02-01', '2026-05-03', undefined],
    ['2026-02-01', '2026-05-04', 'too-long'],
    ['2026-03-29', '2026-03-29', undefined],
    ['2026-03-29', '2026-03-28', 'end-before-start'],
  ] as const)('from %s to %s: %s', (first, last, violation) => {
    const period = periodOfDays(first, last, 'Europe/Budapest')
    expect(period && periodViolation(period, 'Europe/Budapest')).toBe(violation)
  })

  it('periodOfDays is undefined where one of the days does not exist', () => {
    expect(periodOfDays('2026-02-30', '2026-03-01', 'Asia/Singapore')).toBeUndefined()
    expect(periodOfDays('2026-02-01', '', 'Asia/Singapore')).toBeUndefined()
  })

  it('daysOf returns each day once, also those of 23 and 25 hours', () => {
    for (const [first, last] of [
      ['2026-03-28', '2026-03-30'],
      ['2026-10-24', '2026-10-26'],
    ] as const) {
      const period = periodOfDays(first, last, 'Europe/Budapest')
      const days = period ? daysOf(period, 'Europe/Budapest') : []
      expect([days.length, days[0], days.at(-1)]).toEqual([3, first, last])
    }
  })
})

it('lists a delivered and a stalled order under one status filter each', () => {
  const filtersOf = (status: OrderStatus) =>
    historyFilters.filter((filter) => statusesOf(filter)?.includes(status))
  expect(statusesOf('any')).toBeUndefined()
  expect(filtersOf('DELIVERED')).toEqual(['delivered'])
  expect(filtersOf('STALLED')).toEqual(['cancelled'])
})

it.each([
  ['sg-7-abc', { kind: 'order', orderId: 'sg-7-abc' }],
  ['sg-7 - abc', { kind: 'order', orderId: 'sg-7-abc' }],
  ['SG-7-abc', { kind: 'order', orderId: 'sg-7-abc' }],
  ['9123 4567', { kind: 'phone', phone: '+6591234567', reference: '9123 4567' }],
  ['+65 9123 4567', { kind: 'phone', phone: '+6591234567', reference: '+65 9123 4567' }],
  ['sg-8-abc', { kind: 'reference', reference: 'sg-8-abc' }],
  [' Table 7 ', { kind: 'reference', reference: 'Table 7' }],
  [' ', { kind: 'nothing' }],
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

it('orders of today belong on the tracking page, and earlier ones on the history', () => {
  expect([belongsOnPage('tracking', 100, 100), belongsOnPage('tracking', 99, 100)]).toEqual([true, false])
  expect([belongsOnPage('history', 100, 100), belongsOnPage('history', 99, 100)]).toEqual([false, true])
})

it.each([
  [false, false, 300],
  [true, false, 60],
  [false, true, 60],
])('guest %s, moving estimates %s: stale after %d s', (isGuest, dynamicTimeEstimation, seconds) =>
  expect(refetchAfterSeconds({ isGuest, dynamicTimeEstimation })).toBe(seconds),
)

it.each([
  ['WAITING_FOR_TRANSPORT', null, 'IN_PROGRESS'],
  ['WAITING_FOR_TRANSPORT', 200, 'SCHEDULED'],
  ['WAITING_FOR_TRANSPORT', 100, 'IN_PROGRESS'],
  ['DELIVERED', 200, 'DELIVERED'],
  ['RETURNED_TO_VENDOR', null, 'RETURNED'],
] as const)('the public status of %s, ordered for %s, is %s', (status, preordered_for, name) =>
  expect(publicStatus({ status, preordered_for }, 100)).toBe(name),
)

it('every status has one of the public names', () => {
  for (const status of orderStatuses) {
    expect(publicStatuses).toContain(publicStatus({ status, preordered_for: null }, 0))
  }
})
