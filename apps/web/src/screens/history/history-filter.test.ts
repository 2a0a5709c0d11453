import { expect, it } from 'vitest'
import { queryOf, chosenPeriod, type HistoryFilter, refreshMs, startFilter } from './history-filter.ts'

const now = Date.parse('2026-11-21T20:00:00Z') / 1000
const zone = 'Asia/Singapore'
const at = (text: string) => Date.parse(text) / 1000
const filter = (change: Partial<HistoryFilter>) => ({ ...startFilter(now, zone), ...change })

it('begins with yesterday and any status', () => {
  expect(startFilter(now, zone)).toEqual({
    category: 'yesterday',
    first: '2026-11-15',
    last: '2026-11-22',
    status: 'any',
    search: '',
  })
})

it('computes days in the time zone of the deployment', () => {
  expect(chosenPeriod(filter({}), now, zone)).toEqual({
    ok: true,
    period: { from: at('2026-11-20T16:00:00Z'), to: at('2026-11-21T15:59:59Z') },
  })
  expect(chosenPeriod(filter({ category: 'custom', first: '2026-11-22' }), now, zone)).toEqual({
    ok: true,
    period: { from: at('2026-11-21T16:00:00Z'), to: at('2026-11-22T15:59:59Z') },
  })
})

it.each([
  [{ first: '2026-11-02', last: '2026-11-01' }, 'end-before-start'],
  [{ first: '2026-08-22', last: '2026-11-22' }, 'too-long'],
  [{ first: '2026-08-23', last: '2026-11-22' }, undefined],
  [{ first: '', last: '2026-11-22' }, 'no-day'],
] as const)('the period %o has the violation %s', (days, violation) => {
  const chosen = chosenPeriod(filter({ category: 'custom', ...days }), now, zone)
  expect(chosen.ok ? undefined : chosen.violation).toBe(violation)
  // The days of a custom period count only there.
  expect(chosenPeriod(filter(days), now, zone).ok).toBe(true)
})

it('queries the chosen filter, without an empty search', () => {
  const period = { from: 1, to: 2 }
  expect(queryOf(filter({ search: ' ', status: 'new' }), period, false)).toEqual({ ...period, status: 'new' })
  expect(queryOf(filter({ search: ' sg-1 ' }), period, true)).toEqual({
    ...period,
    status: 'any',
    search: 'sg-1',
    include_outlets: 'true',
  })
})

it.each([
  ['today', 60_000],
  ['yesterday', false],
  ['past-week', false],
] as const)('the period %s is polled: %s', (category, expected) => {
  const chosen = chosenPeriod(filter({ category }), now, zone)
  expect(chosen.ok && refreshMs(chosen.period, now)).toBe(expected)
})
