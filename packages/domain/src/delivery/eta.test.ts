import { expect, it } from 'vitest'
import { arrivals, expectedSeconds } from './index.ts'

it('promises no delivery sooner than the minimum, as a range of whole minutes', () => {
  const { pickup, dropoff } = arrivals({ now: 0, preparation: 0, travel: 30, minimum: 15 })
  expect(pickup).toEqual({ lower: 300, upper: 600 })
  expect(dropoff).toEqual({ lower: 900, upper: 1200 })
  const far = arrivals({ now: 0, preparation: 20, travel: 1800, minimum: 15 })
  expect(far.dropoff.lower).toBe(1200 + 180 + 1800)
  expect(far.dropoff.upper).toBeGreaterThan(far.dropoff.lower)
})

it('counts an order for later from its time, when the parcel is ready', () => {
  const { pickup, dropoff } = arrivals({
    now: 0,
    preparation: 20,
    travel: 1800,
    minimum: 15,
    preorderedFor: 36_000,
  })
  expect(pickup).toEqual({ lower: 36_000, upper: 36_300 })
  expect(dropoff.lower).toBe(36_000 + 180 + 1800)
  expect(dropoff.upper - dropoff.lower).toBe(600)
  const near = arrivals({ now: 0, preparation: 20, travel: 30, minimum: 15, preorderedFor: 36_000 })
  expect(near.dropoff.lower).toBe(36_000 + 15 * 60)
})

it('expects a rider at the door after the same hand-over time that is promised', () => {
  const promised = arrivals({ now: 0, preparation: 20, travel: 1800, minimum: 15 })
  const ready = promised.pickup.lower
  const expected = expectedSeconds({ toCollect: ready, toDoor: 1800, timeScale: 1 })
  expect(expected).toEqual({ pickup: ready, dropoff: promised.dropoff.lower })
})

it('expects a simulated rider sooner by the time scale', () => {
  expect(expectedSeconds({ toCollect: 600, toDoor: 1020, timeScale: 20 })).toEqual({
    pickup: 30,
    dropoff: 90,
  })
})

it('promises a slower delivery later by the minutes, and lets a pre-order be collected at its time', () => {
  const ask = { now: 0, preparation: 20, travel: 1800, minimum: 15 }
  const usual = arrivals(ask)
  const slow = arrivals({ ...ask, slower: 15 })
  const shifted = ({ lower, upper }: { lower: number; upper: number }) => ({
    lower: lower + 900,
    upper: upper + 900,
  })
  expect(slow).toEqual({ pickup: shifted(usual.pickup), dropoff: shifted(usual.dropoff) })
  const later = { ...ask, preorderedFor: 36_000 }
  expect(arrivals({ ...later, slower: 15 })).toEqual({
    pickup: arrivals(later).pickup,
    dropoff: shifted(arrivals(later).dropoff),
  })
})
