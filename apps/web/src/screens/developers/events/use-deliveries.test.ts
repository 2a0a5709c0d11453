import { expect, it } from 'vitest'
import { overlapEnd } from '../parts/overlaps.ts'
import { pretty } from '../parts/pretty.ts'
import { isSoon, pollMs } from './use-deliveries.ts'

const at = (seconds: number) => new Date(seconds * 1000).toISOString()

const delivery = {
  endpoint_id: 'we_1',
  event_id: 'evt_1',
  type: 'ping',
  state: 'waiting',
  attempts: 0,
  created_at: at(0),
  next_attempt_at: null,
  delivered_at: null,
  last_status: null,
} as const

it.each([
  [null, false],
  [at(1000), true],
  [at(1010), true],
  [at(1011), false],
])('looks again only for a delivery whose next attempt is near: %s', (next, expected) => {
  expect(isSoon({ next_attempt_at: next }, 1000)).toBe(expected)
})

it('fetches the first page again, sooner while a delivery is under way, and no further pages', () => {
  const page = (next: string | null) => ({
    data: [{ ...delivery, next_attempt_at: next }],
    has_more: true,
    next_cursor: 'c1',
  })
  expect(pollMs(undefined, 1000)).toBe(false)
  expect(pollMs([page(null), page(null)], 1000)).toBe(false)
  expect(Number(pollMs([page(at(1000))], 1000))).toBeLessThan(Number(pollMs([page(null)], 1000)))
})

it('writes JSON in lines, and shows other text as it is', () => {
  expect(pretty('{"a":1}')).toBe('{\n  "a": 1\n}')
  expect(pretty('no {JSON')).toBe('no {JSON')
})

it('lets an old secret stay valid for at most the seven days that the service allows', () => {
  expect(overlapEnd(0, 1000)).toBeNull()
  expect(overlapEnd(168, 1000)).toBeLessThan(1000 + 7 * 86_400)
})
