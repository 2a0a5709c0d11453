import { describe, expect, it } from 'vitest'
import { delayReason, type DelayReason, isDelayedBy, isLate, type DelayFacts } from './delay.ts'
import type { OrderStatus } from './lifecycle/status.ts'

const progress = (change: Partial<DelayFacts> = {}): DelayFacts => ({
  status: 'NEAR_VENDOR',
  since: 1000,
  promised: 2000,
  readyAt: 900,
  expected: null,
  ...change,
})

describe('later than promised', () => {
  it.each<[string, Partial<DelayFacts>, number, boolean]>([
    ['at the last moment', {}, 2000, false],
    ['within a minute', {}, 2060, false],
    ['after that', {}, 2061, true],
    ['expected in time', { expected: 2000 }, 1500, false],
    ['expected too late', { expected: 2061 }, 1500, true],
    ['expected long ago and not there', { expected: 1000 }, 2061, true],
  ])('%s', (_when, change, now, late) => expect(isLate(progress(change), now)).toBe(late))
})

describe('the reason', () => {
  it.each<[string, Partial<DelayFacts>, number, string]>([
    ['nobody was found', { status: 'WAITING_FOR_TRANSPORT' }, 2100, 'NO_RIDER_YET'],
    ['the rider is on the way to the shop', { status: 'COURIER_ACCEPTED_DELIVERY' }, 2100, 'RIDER_LATE'],
    ['the rider has just come', { since: 2000 }, 2100, 'RIDER_LATE'],
    ['the rider waits at the counter', { since: 1000 }, 2100, 'NOT_READY'],
    ['the item is for later', { since: 1000, readyAt: 2050 }, 2100, 'RIDER_LATE'],
    ['the parcel is on the road', { status: 'COURIER_LEFT_VENDOR' }, 2100, 'ON_THE_ROAD'],
  ])('%s', (_when, change, now, reason) => expect(delayReason(progress(change), now)).toBe(reason))
})

it.each<[DelayReason, OrderStatus, boolean]>([
  ['NO_RIDER_YET', 'ASSIGNED_TO_TRANSPORT', true],
  ['NO_RIDER_YET', 'COURIER_ACCEPTED_DELIVERY', false],
  ['RIDER_LATE', 'DELAYED', true],
  ['RIDER_LATE', 'PICKED_UP', false],
  ['NOT_READY', 'PICKED_UP', false],
  ['ON_THE_ROAD', 'NEAR_CUSTOMER', false],
  ['ON_THE_ROAD', 'DELIVERED', false],
])('%s is given for %s: %s', (reason, status, isGiven) => {
  expect(isDelayedBy(reason, status)).toBe(isGiven)
})
