import type { TrackedPosition } from '@beckon/contract'
import type { Point } from '@beckon/domain/geo'
import { advanceTrip, type Trip } from './trip.ts'

/** One tick of the simulation: the simulated seconds since the last one, and the time scale. */
export interface Tick {
  readonly seconds: number
  readonly timeScale: number
  /** Seconds since 1970, with fractions. */
  readonly now: number
}

/** Metres: that of a usual phone under the open sky. */
const ACCURACY = 5

/** A position of a phone that does not move. */
export const standingAt = ({ latitude, longitude }: Point, now: number): TrackedPosition => ({
  ...{ latitude, longitude, bearing: null, speed: 0 },
  ...{ accuracy: ACCURACY, battery: null, taken_at: now },
})

/**
 * Returns the positions of a tick that began with this trip, oldest first: a phone on the road measures more often than it
 * sends. The newest is that of the trip after the tick.
 */
export function positionsOf(before: Trip, { seconds, timeScale, now }: Tick): readonly TrackedPosition[] {
  const after = advanceTrip(before, seconds)
  const halfway = advanceTrip(before, seconds / 2)
  const newest = positionOf(after, now)
  if (isSamePoint(halfway.ride.at, after.ride.at) || isSamePoint(halfway.ride.at, before.ride.at)) {
    return [newest]
  }
  return [positionOf(halfway, now - seconds / timeScale / 2), newest]
}

function positionOf({ ride, restSeconds, behaviour }: Trip, takenAt: number): TrackedPosition {
  const speed = restSeconds > 0 || ride.arrived ? 0 : behaviour.speed
  return { ...standingAt(ride.at, takenAt), bearing: ride.bearing, speed }
}

const isSamePoint = (a: Point, b: Point): boolean => a.latitude === b.latitude && a.longitude === b.longitude
