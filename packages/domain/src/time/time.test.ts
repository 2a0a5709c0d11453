import { expect, it } from 'vitest'
import { clockOf, dayBounds } from './index.ts'

const at = (text: string) => Date.parse(text) / 1000

it.each([
  ['2026-10-25T12:00:00Z', 'Europe/Budapest', 25],
  ['2026-04-24T12:00:00Z', 'Africa/Cairo', 23],
  ['2026-06-01T12:00:00Z', 'Asia/Singapore', 24],
])('the day of %s in %s has %d hours', (now, zone, hours) => {
  const { from, to } = dayBounds(at(now), zone)
  expect((to - from) / 3600).toBe(hours)
})

it('counts days in the zone, not in UTC', () => {
  expect(dayBounds(at('2026-06-01T20:00:00Z'), 'Asia/Singapore').from).toBe(at('2026-06-01T16:00:00Z'))
  expect(dayBounds(at('2026-06-01T20:00:00Z'), 'Asia/Singapore', -1).from).toBe(at('2026-05-31T16:00:00Z'))
})

it('reads the clock of the zone', () => {
  expect(clockOf(at('2026-06-01T16:05:00Z'), 'Asia/Singapore')).toBe('0005')
  expect(clockOf(at('2026-03-29T01:30:00Z'), 'Europe/Budapest')).toBe('0330')
})
