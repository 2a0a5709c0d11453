import { distanceBetween } from '@beckon/domain/geo'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rideAlong, startRide } from './ride.ts'

describe('riding along a road', () => {
  const start = { latitude: 1.3, longitude: 103.8 }
  const road = [
    [103.8, 1.301],
    [103.801, 1.301],
    [103.801, 1.3],
  ] as const
  const whole = road.reduce((sum, [longitude, latitude], index) => {
    const before =
      index === 0 ? start : { longitude: road[index - 1]?.[0] ?? 0, latitude: road[index - 1]?.[1] ?? 0 }
    return sum + distanceBetween(before, { latitude, longitude })
  }, 0)

  it('a ride arrives at the end of its path and not before', () => {
    expect(rideAlong(startRide(start, road), whole - 1).arrived).toBe(false)
    expect(rideAlong(startRide(start, road), whole + 0.01)).toMatchObject({
      arrived: true,
      at: { latitude: 1.3, longitude: 103.801 },
    })
  })

  it('the bearing of a ride is the direction of its path: north, then east', () => {
    expect(rideAlong(startRide(start, road), 10).bearing).toBeCloseTo(0)
    expect(rideAlong(startRide(start, road), 150).bearing).toBeCloseTo(90)
  })

  it('many small steps ride as far as a large one', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 40, noNaN: true }), { maxLength: 12 }), (steps) => {
        const small = steps.reduce((ride, metres) => rideAlong(ride, metres), startRide(start, road))
        const large = rideAlong(
          startRide(start, road),
          steps.reduce((a, b) => a + b, 0),
        )
        expect(distanceBetween(small.at, large.at)).toBeLessThan(0.05)
      }),
    )
  })
})
