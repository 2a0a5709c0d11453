import { describe, expect, it } from 'vitest'
import {
  isToBeDisabled,
  nextAttemptIn,
  outcomeOf,
  readRetryAfter,
  RETRY_AFTER_SECONDS,
  retryPauses,
  slowingAfter,
} from './index.ts'

const attempt = { count: 1, status: 500, retryAfter: null }

it.each([
  [200, 'delivered'],
  [299, 'delivered'],
  [301, 'failed'],
  [404, 'failed'],
  [410, 'gone'],
  [500, 'failed'],
  [null, 'failed'],
])('an answer %s means %s', (status, outcome) => {
  expect(outcomeOf({ status })).toBe(outcome)
})

describe('the next attempt', () => {
  it('follows after longer and longer pauses, ten attempts in about three days', () => {
    const pauses = Array.from({ length: 10 }, (_, index) =>
      nextAttemptIn({ ...attempt, count: index + 1 }, 0),
    )
    expect(pauses).toEqual([...retryPauses, null])
    expect(retryPauses.reduce((sum, pause) => sum + pause, 0) / 3600).toBeCloseTo(75.6, 1)
  })

  it('is later by chance, by at most a fifth', () => {
    expect(nextAttemptIn({ ...attempt, count: 2 }, 1)).toBe(360)
  })

  it('waits as long as the endpoint asks for, within bounds', () => {
    expect(nextAttemptIn({ ...attempt, retryAfter: 60 }, 0)).toBe(60)
    expect(nextAttemptIn({ ...attempt, retryAfter: 1e9 }, 0)).toBe(RETRY_AFTER_SECONDS)
    expect(nextAttemptIn({ ...attempt, retryAfter: -5 }, 0)).toBe(5)
  })
})

describe('an endpoint', () => {
  it.each([429, 502, 503, 504])('is slowed down more and more by %i', (status) => {
    const first = slowingAfter({ status, retryAfter: null }, 0)
    expect(first).toEqual({ level: 1, seconds: 5 })
    expect(slowingAfter({ status, retryAfter: null }, first.level)).toEqual({ level: 2, seconds: 10 })
    expect(slowingAfter({ status, retryAfter: null }, 40).seconds).toBe(300)
    expect(slowingAfter({ status, retryAfter: 900 }, 0).seconds).toBe(900)
  })

  it('is not slowed down by other answers', () => {
    expect(slowingAfter({ status: 500, retryAfter: 900 }, 3)).toEqual({ level: 0, seconds: 0 })
  })

  it('is turned off after five days without a success', () => {
    const day = 86_400
    expect([null, 0, 1].map((since) => isToBeDisabled(since, 5 * day))).toEqual([false, true, false])
  })
})

it.each([
  ['120', 120],
  [' 0 ', 0],
  ['Thu, 01 Jan 1970 00:20:00 GMT', 200],
  ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
  ['soon', null],
  ['-5', null],
  ['1e9', null],
  [undefined, null],
])('Retry-After %s is %s seconds', (header, seconds) => {
  expect(readRetryAfter(header, 1000)).toBe(seconds)
})
