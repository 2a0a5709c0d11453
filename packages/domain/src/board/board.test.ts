import { describe, expect, it } from 'vitest'
import { PREORDER_LEAD_SECONDS } from '../limits/index.ts'
import { attentionOf, type BoardFacts, freshnessOf, isScheduled, laneOf } from './index.ts'

const now = 1_800_000_000
const minutes = (count: number) => count * 60

const ridden: BoardFacts = {
  status: 'COURIER_ACCEPTED_DELIVERY',
  since: now - minutes(2),
  hasRider: true,
  isScheduled: false,
  searchedSince: now - minutes(3),
  collectBy: now + minutes(10),
  deliverBy: now + minutes(30),
  pickupAt: now + minutes(5),
  dropoffAt: now + minutes(20),
  isCollected: false,
  waitsForShop: false,
  locatedAt: now - 5,
}
const sought: BoardFacts = {
  ...ridden,
  ...{ status: 'WAITING_FOR_TRANSPORT', hasRider: false, locatedAt: null },
  ...{ searchedSince: now - minutes(1), pickupAt: null, dropoffAt: null },
}

it('a pre-order is scheduled until its search may begin, and an order for now never is', () => {
  const later = now + PREORDER_LEAD_SECONDS + 1
  expect(isScheduled('NEW', later, now)).toBe(true)
  expect(isScheduled('RECEIVED', later, now)).toBe(true)
  expect(isScheduled('RECEIVED', later - 1, now)).toBe(false)
  expect(isScheduled('RECEIVED', null, now)).toBe(false)
  expect(isScheduled('WAITING_FOR_TRANSPORT', later, now)).toBe(false)
})

describe('attentionOf', () => {
  it('finds nothing for an order that runs as promised', () => {
    expect(attentionOf(ridden, now)).toEqual([])
    expect(attentionOf(sought, now)).toEqual([])
  })

  it('finds nothing for a pre-order whose search has not begun, however old its promise', () => {
    const scheduled = { ...sought, isScheduled: true, searchedSince: null, collectBy: now - minutes(60) }
    expect(attentionOf(scheduled, now)).toEqual([])
  })

  it('names a missing rider after three minutes of search, and at once when the search was given up', () => {
    expect(attentionOf({ ...sought, searchedSince: now - 180 }, now)).toEqual([])
    expect(attentionOf({ ...sought, searchedSince: now - 181 }, now)).toEqual(['no_rider'])
    expect(attentionOf({ ...sought, status: 'STALLED' }, now)).toEqual(['no_rider'])
  })

  it('names a late collection by the clock and by the estimate, a minute after the promise', () => {
    expect(attentionOf({ ...ridden, pickupAt: ridden.collectBy + 60 }, now)).toEqual([])
    expect(attentionOf({ ...ridden, pickupAt: ridden.collectBy + 61 }, now)).toEqual(['late_to_collect'])
    expect(attentionOf({ ...ridden, collectBy: now - 61 }, now)).toEqual(['late_to_collect'])
  })

  it('names no late collection of a collected parcel', () => {
    const collected = { ...ridden, status: 'PICKED_UP', isCollected: true } as const
    expect(attentionOf({ ...collected, collectBy: now - minutes(5) }, now)).toEqual([])
  })

  it('names a late arrival, but not that of a parcel on its way back', () => {
    const late = { ...ridden, isCollected: true, deliverBy: now - 61 }
    expect(attentionOf({ ...late, status: 'NEAR_CUSTOMER' }, now)).toEqual(['late_to_deliver'])
    expect(attentionOf({ ...late, status: 'RETURN_INITIATED' }, now)).toEqual(['returning'])
  })

  it('names a rider who stands for more than 15 minutes, or rides for more than 45', () => {
    const stands = { ...ridden, status: 'NEAR_VENDOR', since: now - minutes(15) - 1 } as const
    expect(attentionOf(stands, now)).toEqual(['stuck'])
    expect(attentionOf({ ...stands, status: 'COURIER_ACCEPTED_DELIVERY' }, now)).toEqual([])
    expect(attentionOf({ ...ridden, since: now - minutes(45) - 1 }, now)).toEqual(['stuck'])
  })

  it('names a rider without a position, or with one that is older than two minutes', () => {
    expect(attentionOf({ ...ridden, locatedAt: now - 120 }, now)).toEqual([])
    expect(attentionOf({ ...ridden, locatedAt: now - 121 }, now)).toEqual(['rider_silent'])
    expect(attentionOf({ ...ridden, locatedAt: null }, now)).toEqual(['rider_silent'])
  })

  it('names an open decision of the shop', () => {
    expect(attentionOf({ ...ridden, waitsForShop: true }, now)).toEqual(['waits_for_shop'])
  })
})

describe('laneOf', () => {
  it('puts each order into one lane', () => {
    expect(laneOf({ ...sought, isScheduled: true }, now)).toBe('scheduled')
    expect(laneOf(sought, now)).toBe('without_rider')
    expect(laneOf(ridden, now)).toBe('in_hand')
    expect(laneOf({ ...ridden, deliverBy: now - 61 }, now)).toBe('late')
  })

  it('puts a late order without a rider into the lane of those without one', () => {
    expect(laneOf({ ...sought, deliverBy: now - 61 }, now)).toBe('without_rider')
  })
})

it.each([
  [null, 'lost'],
  [0, 'fresh'],
  [60, 'fresh'],
  [61, 'stale'],
  [600, 'stale'],
  [601, 'lost'],
] as const)('a position of %s seconds is %s', (age, expected) => {
  expect(freshnessOf(age)).toBe(expected)
})
