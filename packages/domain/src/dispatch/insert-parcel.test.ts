import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceBetween, type Point } from '../geo/index.ts'
import { arrivalsAlong, isInSequence } from '../rider/index.ts'
import { insertAnyway, insertParcel, type InsertionAsk, type PromisedStop, rememberTravel } from './index.ts'

const at = (km: number): Point => ({ latitude: 0, longitude: km / 111.195 })
/** Five metres a second along a straight road. */
const travel = (from: Point, to: Point) => distanceBetween(from, to) / 5
const stop = (
  orderId: string,
  kind: PromisedStop['kind'],
  place: Point,
  promisedIn = Infinity,
): PromisedStop => ({ orderId, kind, at: place, promisedIn, readyIn: 0 })
const names = (stops?: readonly PromisedStop[]) => stops?.map(({ orderId, kind }) => `${orderId} ${kind}`)

const ask: InsertionAsk = {
  from: at(0),
  stops: [stop('a', 'dropoff', at(3), 3600)],
  isAtFirst: false,
  pickup: stop('b', 'pickup', at(1)),
  dropoff: stop('b', 'dropoff', at(2), 3600),
  travel,
}

describe('inserting a parcel', () => {
  it('collects and delivers on the way where that makes the ride longer by the hand-overs only', () => {
    const found = insertParcel(ask)
    expect(names(found?.stops)).toEqual(['b pickup', 'b dropoff', 'a dropoff'])
    expect(found?.detourSeconds).toBeCloseTo(360)
    expect(found?.arrivals.map(Math.round)).toEqual([200, 580, 960])
  })

  it('comes after the stop at which the rider is', () => {
    expect(names(insertParcel({ ...ask, isAtFirst: true })?.stops)?.[0]).toBe('a dropoff')
  })

  it('leaves a promise that is kept as it is', () => {
    const stops = [stop('a', 'dropoff', at(3), 620)]
    expect(names(insertParcel({ ...ask, stops })?.stops)).toEqual(['a dropoff', 'b pickup', 'b dropoff'])
    const own = stop('b', 'dropoff', at(2), 600)
    expect(insertParcel({ ...ask, stops, dropoff: own })).toBeUndefined()
  })

  it('makes a parcel that is late already no later than two minutes', () => {
    const late = { ...ask, stops: [stop('a', 'dropoff', at(3), 60)] }
    expect(names(insertParcel(late)?.stops)?.[0]).toBe('a dropoff')
  })

  it('takes a parcel whose promise not even the direct way keeps', () => {
    expect(insertParcel({ ...ask, dropoff: stop('b', 'dropoff', at(2), 10) })).toBeDefined()
  })

  it('is left where the ride would become longer by more than twenty minutes', () => {
    const dropoff = stop('b', 'dropoff', at(12), 36_000)
    expect(insertParcel({ ...ask, dropoff })).toBeUndefined()
    expect(insertAnyway({ ...ask, dropoff })).toBeDefined()
  })

  it('costs nothing at the collection point of a parcel for the same door', () => {
    const stops = [stop('a', 'pickup', at(0)), stop('a', 'dropoff', at(3), 3600)]
    const found = insertParcel({
      ...{ ...ask, stops, isAtFirst: true },
      ...{ pickup: stop('b', 'pickup', at(0)), dropoff: stop('b', 'dropoff', at(3), 3600) },
    })
    expect(names(found?.stops)).toEqual(['a pickup', 'b pickup', 'a dropoff', 'b dropoff'])
    expect(found?.costSeconds).toBeCloseTo(0)
    expect(found?.detourSeconds).toBeCloseTo(0)
  })
})

it('insertions compute each remembered way once', () => {
  const asked: string[] = []
  const remembered = rememberTravel((from, to) => {
    asked.push(`${from.longitude} ${to.longitude}`)
    return travel(from, to)
  })
  const found = [insertParcel, insertAnyway].map((insert) => insert({ ...ask, travel: remembered }))
  expect(found).toEqual([insertParcel(ask), insertAnyway(ask)])
  expect(asked).toEqual([...new Set(asked)])
})

const place = fc.record({
  latitude: fc.double({ min: 1.28, max: 1.32, noNaN: true }),
  longitude: fc.double({ min: 103.83, max: 103.87, noNaN: true }),
})
const seconds = fc.integer({ min: 0, max: 5400 })
const parcel = fc.record({
  collect: place,
  door: place,
  isCollected: fc.boolean(),
  promisedIn: seconds,
  readyIn: fc.integer({ min: 0, max: 600 }),
})

/** Up to two parcels in hand in a random order of stops, and a new one. */
const asks = fc
  .record({
    from: place,
    inHand: fc.array(parcel, { minLength: 1, maxLength: 2 }),
    next: parcel,
    isAtFirst: fc.boolean(),
    draw: fc.array(fc.nat(), { minLength: 4, maxLength: 4 }),
  })
  .map(({ from, inHand, next, isAtFirst, draw }): InsertionAsk => {
    const each = inHand.map(({ collect, door, isCollected, promisedIn, readyIn }, index) => {
      const dropoff = { ...stop(String(index), 'dropoff', door, promisedIn) }
      return isCollected ? [dropoff] : [{ ...stop(String(index), 'pickup', collect), readyIn }, dropoff]
    })
    const stops: PromisedStop[] = []
    for (const number of draw) {
      const open = each.filter((some) => some.length > 0)
      const taken = open[number % Math.max(1, open.length)]?.shift()
      if (taken) stops.push(taken)
    }
    return {
      ...{ from, stops, isAtFirst, travel },
      pickup: { ...stop('new', 'pickup', next.collect), readyIn: next.readyIn },
      dropoff: stop('new', 'dropoff', next.door, next.promisedIn),
    }
  })

describe('any insertion', () => {
  it('keeps the present order of stops, and collects each parcel before it delivers it', () => {
    fc.assert(
      fc.property(asks, (given) => {
        for (const found of [insertParcel(given), insertAnyway(given)]) {
          if (!found) continue
          expect(found.stops.filter(({ orderId }) => orderId !== 'new')).toEqual(given.stops)
          expect(isInSequence(found.stops)).toBe(true)
          expect(found.stops).toHaveLength(given.stops.length + 2)
          if (given.isAtFirst) expect(found.stops[0]).toBe(given.stops[0])
        }
      }),
    )
  })

  it('breaks no promise that is kept without it, and makes no late parcel much later', () => {
    let inserted = 0
    fc.assert(
      fc.property(asks, (given) => {
        const found = insertParcel(given)
        if (!found) return
        inserted += 1
        const before = arrivalsAlong(given.stops, given.from, travel)
        given.stops.forEach((one, index) => {
          if (one.kind !== 'dropoff') return
          const without = before[index] ?? 0
          const arrival = found.arrivals[found.stops.indexOf(one)] ?? 0
          if (without <= one.promisedIn) expect(arrival).toBeLessThanOrEqual(one.promisedIn)
          else expect(arrival - without).toBeLessThanOrEqual(120)
        })
        const direct = arrivalsAlong([given.pickup, given.dropoff], given.from, travel)[1] ?? 0
        const own = found.arrivals[found.stops.indexOf(given.dropoff)] ?? 0
        if (direct <= given.dropoff.promisedIn) expect(own).toBeLessThanOrEqual(given.dropoff.promisedIn)
        expect(found.detourSeconds).toBeLessThanOrEqual(1200)
        expect(found.costSeconds).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 500 },
    )
    expect(inserted).toBeGreaterThan(20)
  })

  it('is not made where a cheaper one is allowed', () => {
    fc.assert(
      fc.property(asks, (given) => {
        const best = insertAnyway(given)
        const allowed = insertParcel(given)
        if (best && allowed) expect(best.costSeconds).toBeLessThanOrEqual(allowed.costSeconds)
      }),
    )
  })
})
