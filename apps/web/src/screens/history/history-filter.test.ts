import { expect, it } from 'vitest'
import { boundsOf, searchOf } from './history-filter.ts'

const now = Date.parse('2026-11-21T20:00:00Z') / 1000

it.each([
  ['today', 1],
  ['yesterday', 1],
  ['past-week', 8],
  ['past-month', 31],
] as const)('%s covers %d days of the zone', (period, days) => {
  const { from, to } = boundsOf(period, now, 'Asia/Singapore')
  expect((to - from) / 86_400).toBe(days)
})

it.each([
  ['sg-cafe-abc', { kind: 'order', orderId: 'sg-cafe-abc' }],
  ['sg-cafe - abc', { kind: 'order', orderId: 'sg-cafe-abc' }],
  ['9123 4567', { kind: 'phone', phone: '+6591234567' }],
  ['hello', { kind: 'none' }],
  ['', { kind: 'none' }],
])('a search for "%s" is %o', (text, search) => expect(searchOf(text, 'sg-cafe', 'SG')).toEqual(search))
