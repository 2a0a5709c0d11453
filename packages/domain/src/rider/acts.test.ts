import { describe, expect, it } from 'vitest'
import { isPassed, skippedStep, timeOfAct } from './acts.ts'

describe('the time of an act', () => {
  it.each([
    ['a phone with the right time', 1000, 0, 1000],
    ['a phone that is 300 ms fast', 1000, 300, 700],
    ['a phone that is 300 ms slow', 1000, -300, 1300],
    ['a time in the future', 9000, 0, 5000],
    ['a phone that is millennia fast', 1000, 9e15, 0],
    ['a slow phone whose correction is in the future', 4900, -300, 5000],
  ])('of %s', (_which, occurredAt, clockError, counted) => {
    expect(timeOfAct(occurredAt, clockError, 5000)).toBe(counted)
  })
})

describe('the step that a phone skipped', () => {
  it.each([
    ['PICKED_UP', 'DELIVERED', 'COURIER_LEFT_VENDOR'],
    ['PICKED_UP', 'NEAR_CUSTOMER', 'COURIER_LEFT_VENDOR'],
    ['COURIER_LEFT_VENDOR', 'DELIVERED', undefined],
    ['COURIER_ACCEPTED_DELIVERY', 'PICKED_UP', undefined],
    ['COURIER_ACCEPTED_DELIVERY', 'DELIVERED', undefined],
    ['NEAR_VENDOR', 'NEAR_CUSTOMER', undefined],
    ['CANCELLED', 'DELIVERED', undefined],
  ] as const)('between %s and %s is %s', (from, to, step) => {
    expect(skippedStep(from, to)).toBe(step)
  })
})

describe('a step that is reported', () => {
  const past = [
    { status: 'PICKED_UP', at: 10 },
    { status: 'COURIER_LEFT_VENDOR', at: 20 },
  ] as const
  it.each([
    ['NEAR_VENDOR', 30, 'COURIER_LEFT_VENDOR', true],
    ['COURIER_LEFT_VENDOR', 30, 'COURIER_LEFT_VENDOR', true],
    ['NEAR_CUSTOMER', 30, 'COURIER_LEFT_VENDOR', false],
    ['COURIER_LEFT_VENDOR', 15, 'DELAYED', true],
    ['NEAR_CUSTOMER', 30, 'DELAYED', false],
    ['COURIER_LEFT_VENDOR', 30, 'DELAYED', false],
  ] as const)('as %s at %d while the order is %s counts as passed: %s', (to, at, status, passed) => {
    expect(isPassed({ to, at }, { status, past })).toBe(passed)
  })
})
