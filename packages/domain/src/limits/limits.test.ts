import { expect, it } from 'vitest'
import * as limits from './index.ts'

it('lets the portal refresh a token before the token ends', () => {
  expect(limits.TOKEN_REFRESH_SECONDS).toBeLessThan(limits.ACCESS_TOKEN_SECONDS)
  expect(limits.HELP_TOKEN_FRESH_MS).toBeLessThan(limits.HELP_TOKEN_MINUTES * 60_000)
})

it('ends no unused session later than the longest one', () => {
  expect(limits.SESSION_IDLE_DAYS).toBeLessThanOrEqual(limits.SESSION_LONGEST_DAYS)
})

it('keeps a guest for longer than the token of the guest is valid', () => {
  expect(limits.GUEST_KEPT_HOURS).toBeGreaterThan(limits.GUEST_TOKEN_HOURS)
})

it('releases the voucher of an unpaid order before its payment ends', () => {
  expect(limits.VOUCHER_HOLD_SECONDS).toBeLessThan(limits.INTENT_SECONDS)
})

it('accepts a file of the largest size within the limits of a day', () => {
  expect(limits.FILE_BYTES).toBeLessThanOrEqual(limits.uploadLimits.bytesADay)
  expect(limits.helpLimits.bytes * limits.helpLimits.files).toBeLessThanOrEqual(limits.helpLimits.bytesADay)
})

it('requests no page that is longer than the service returns', () => {
  for (const count of [limits.ORDERS_PER_PAGE, limits.ORDERS_PER_PAGE_WITH_OUTLETS]) {
    expect(count).toBeLessThanOrEqual(limits.MOST_ORDERS_PER_PAGE)
  }
})

it.each(Object.entries(limits).flatMap(([name, value]) => (isAttemptLimit(value) ? [[name, value]] : [])))(
  'lets the wait of %s grow from the first to the longest',
  (_, limit) => {
    expect(limit).toSatisfy(
      (one: limits.AttemptLimit) => one.firstWaitSeconds <= one.longestWaitSeconds && one.maxAttempts > 0,
    )
  },
)

function isAttemptLimit(value: unknown): value is limits.AttemptLimit {
  return typeof value === 'object' && value !== null && 'longestWaitSeconds' in value
}
