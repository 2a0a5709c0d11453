import { describe, expect, it } from 'vitest'
import { behaviourOf } from './behaviour.ts'
import { positionsOf } from './positions-of.ts'
import { startRide } from './ride.ts'
import { advanceTrip, type Trip } from './trip.ts'

const start = { latitude: 1.3, longitude: 103.8 }
const to = { latitude: 1.31, longitude: 103.8 }
const behaviour = { ...behaviourOf({ riderId: 'r', offerId: 'o.0', customerName: 'Mei' }), speed: 5 }
const trip: Trip = {
  ...{ behaviour, goal: 'collect', ride: startRide(start, [[103.8, 1.31]]), to },
  ...{ restSeconds: 0, isHoldUpReported: false, ready: false },
}

describe('the positions of a tick', () => {
  it('of a rider on the road are two with their own times, and the newest is that after the tick', () => {
    const positions = positionsOf(trip, { seconds: 20, timeScale: 10, now: 100 })
    const { at } = advanceTrip(trip, 20).ride
    expect(positions).toMatchObject([
      { taken_at: 99, speed: 5, bearing: 0 },
      { taken_at: 100, latitude: at.latitude, longitude: at.longitude },
    ])
    expect(positions[0]?.latitude).toBeCloseTo((start.latitude + at.latitude) / 2, 9)
  })

  it('of a rider who does not move, or of a tick without a length, are one', () => {
    expect(positionsOf({ ...trip, restSeconds: 60 }, { seconds: 20, timeScale: 1, now: 100 })).toMatchObject([
      { ...start, speed: 0, taken_at: 100 },
    ])
    expect(positionsOf(trip, { seconds: 0, timeScale: 1, now: 100 })).toHaveLength(1)
  })
})
