import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  arrivalsAlong,
  fitsIn,
  hasRoom,
  hasSameStops,
  isInSequence,
  nextStops,
  type ParcelInHand,
  parcelsAtOnce,
  stopsBefore,
  vehicles,
} from './index.ts'

const point = (km: number) => ({ latitude: 0, longitude: km / 100 })
const parcel = (orderId: string, change: Partial<ParcelInHand> = {}): ParcelInHand => ({
  orderId,
  isCollected: false,
  isReturning: false,
  collect: point(1),
  door: point(2),
  ...change,
})
const stop = (orderId: string, kind: 'pickup' | 'dropoff' | 'return') => ({ orderId, kind })
const named = (stops: readonly { orderId: string; kind: string }[]) =>
  stops.map(({ orderId, kind }) => `${orderId} ${kind}`)

describe('the next stops of a rider', () => {
  const stored = [stop('a', 'pickup'), stop('b', 'pickup'), stop('b', 'dropoff'), stop('a', 'dropoff')]

  it('have the stored order', () => {
    expect(named(nextStops([parcel('a'), parcel('b')], stored))).toEqual(named(stored))
  })

  it('leave out those that were made, and parcels that have ended', () => {
    const left = nextStops([parcel('a', { isCollected: true })], stored)
    expect(named(left)).toEqual(['a dropoff'])
  })

  it('of one parcel need no stored order', () => {
    expect(named(nextStops([parcel('a')], []))).toEqual(['a pickup', 'a dropoff'])
  })

  it('end with the way back of a returned parcel', () => {
    const returned = parcel('a', { isCollected: true, isReturning: true })
    expect(named(nextStops([returned, parcel('b')], stored))).toEqual(['b pickup', 'b dropoff', 'a return'])
    const set = [stop('a', 'return'), stop('b', 'pickup'), stop('b', 'dropoff')]
    expect(named(nextStops([returned, parcel('b')], set))).toEqual(named(set))
  })

  it('never deliver a parcel before it is collected, whatever is stored', () => {
    const half = [stop('a', 'dropoff'), stop('b', 'dropoff')]
    const stops = nextStops([parcel('a'), parcel('b')], half)
    expect(isInSequence(stops)).toBe(true)
    expect(named(stops)).toEqual(['a pickup', 'a dropoff', 'b pickup', 'b dropoff'])
  })
})

describe('a list of stops', () => {
  it('is out of sequence with a drop-off before its pickup', () => {
    expect(isInSequence([stop('a', 'dropoff'), stop('a', 'pickup')])).toBe(false)
    expect(isInSequence([stop('a', 'pickup'), stop('b', 'dropoff'), stop('a', 'dropoff')])).toBe(true)
  })

  it('is the same in another order, and another one with a stop twice', () => {
    const some = [stop('a', 'pickup'), stop('a', 'dropoff')]
    expect(hasSameStops(some, some.toReversed())).toBe(true)
    expect(hasSameStops(some, [stop('a', 'pickup'), stop('a', 'pickup')])).toBe(false)
    expect(hasSameStops(some, some.slice(1))).toBe(false)
  })
})

describe('the stops before a parcel', () => {
  const doors = (...kms: number[]) =>
    kms.map((km, index) => ({ orderId: String(index), kind: 'dropoff' as const, at: point(km) }))

  it('are the places where the rider stops with other parcels first', () => {
    expect(stopsBefore(doors(1, 2, 3), '2')).toBe(2)
    expect(stopsBefore(doors(1, 2, 3), '0')).toBe(0)
    expect(stopsBefore(doors(1), 'none')).toBe(0)
  })

  it('at one door count once, and at its own door not at all', () => {
    expect(stopsBefore(doors(1, 1, 2), '2')).toBe(1)
    expect(stopsBefore(doors(1, 2, 2), '2')).toBe(1)
  })
})

describe('the times of stops', () => {
  const travel = (a: { longitude: number }, b: { longitude: number }) =>
    Math.round(Math.abs(a.longitude - b.longitude) * 10_000)
  const timed = (kind: 'pickup' | 'dropoff', km: number, readyIn = 0) => ({
    ...{ orderId: 'a', kind, at: point(km), readyIn },
  })

  it('add the ways and the time of each hand-over', () => {
    const stops = [timed('pickup', 1), timed('dropoff', 3), timed('dropoff', 4)]
    expect(arrivalsAlong(stops, point(0), travel)).toEqual([100, 480, 760])
  })

  it('wait at the collection point until the parcel is ready', () => {
    const stops = [timed('pickup', 1, 600), timed('dropoff', 3)]
    expect(arrivalsAlong(stops, point(0), travel)).toEqual([100, 980])
  })

  it('have one hand-over for stops at one door, and wait for the later parcel', () => {
    const stops = [timed('pickup', 1), timed('pickup', 1, 300), timed('dropoff', 3)]
    expect(arrivalsAlong(stops, point(0), travel)).toEqual([100, 100, 680])
  })

  it('begin at the first stop where the rider has no position', () => {
    expect(arrivalsAlong([timed('pickup', 1), timed('dropoff', 3)], null, travel)).toEqual([0, 380])
  })
})

describe('a rider', () => {
  it.each([
    ['on_foot', 3, 2],
    ['bicycle', 3, 2],
    ['scooter', 3, 3],
    ['car', 2, 2],
    ['horse', 3, 2],
  ])('with the vehicle %s and the limit %i has %i parcels at once', (vehicle, limit, count) =>
    expect(parcelsAtOnce(vehicle, limit)).toBe(count),
  )

  it('has room for another parcel until the vehicle is full or a trouble is open', () => {
    const facts = { vehicle: 'scooter', limit: 3, parcels: 2, isHeldUp: false }
    expect(hasRoom(facts)).toBe(true)
    expect(hasRoom({ ...facts, parcels: 3 })).toBe(false)
    expect(hasRoom({ ...facts, isHeldUp: true })).toBe(false)
    expect(hasRoom({ ...facts, limit: 1, parcels: 1 })).toBe(false)
    expect(hasRoom({ ...facts, limit: 1, parcels: 0 })).toBe(true)
  })

  it('carries another parcel up to the weight and the longest side of the vehicle', () => {
    const box = { grams: 5000, sideCm: 40 }
    expect(fitsIn('bicycle', [box], box)).toBe(true)
    expect(fitsIn('bicycle', [box, box], box)).toBe(false)
    expect(fitsIn('on_foot', [null], box)).toBe(false)
    expect(fitsIn('bicycle', [null, null], null)).toBe(true)
  })
})

it('a rider who takes all that has room never has more parcels than allowed, nor more weight than one vehicle carries', () => {
  const measures = fc.option(
    fc.record({ grams: fc.integer({ min: 1, max: 15_000 }), sideCm: fc.integer({ min: 1, max: 60 }) }),
  )
  fc.assert(
    fc.property(
      fc.constantFrom(...vehicles),
      fc.integer({ min: 1, max: 3 }),
      fc.array(measures, { minLength: 1, maxLength: 8 }),
      (vehicle, limit, offered) => {
        const inHand: (typeof offered)[number][] = []
        for (const next of offered) {
          const facts = { vehicle, limit, parcels: inHand.length, isHeldUp: false }
          if (hasRoom(facts) && fitsIn(vehicle, inHand, next)) inHand.push(next)
        }
        expect(inHand.length).toBeLessThanOrEqual(Math.min(limit, parcelsAtOnce(vehicle, 3)))
        expect(fitsIn(vehicle, inHand, null)).toBe(true)
      },
    ),
  )
})
