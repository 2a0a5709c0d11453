import { distanceBetween, type Point } from '@beckon/domain/geo'

/** A road as [longitude, latitude] pairs. */
type Path = readonly (readonly [number, number])[]

/** A rider on the road: the corners still ahead, and its position. */
export interface Ride {
  readonly at: Point
  readonly ahead: Path
  /** Degrees clockwise from north; null while standing still from the start. */
  readonly bearing: number | null
  readonly arrived: boolean
}

export function startRide(at: Point, path: Path): Ride {
  return { at, ahead: path, bearing: null, arrived: path.length === 0 }
}

/** Returns the ride after the given metres of its path. */
export function rideAlong(ride: Ride, metres: number): Ride {
  let { at, bearing } = ride
  let left = metres
  for (const [index, corner] of ride.ahead.entries()) {
    const next: Point = { longitude: corner[0], latitude: corner[1] }
    const gap = distanceBetween(at, next)
    if (gap > 0) bearing = bearingOf(at, next)
    if (gap > left) {
      return { at: between(at, next, left / gap), ahead: ride.ahead.slice(index), bearing, arrived: false }
    }
    left -= gap
    at = next
  }
  return { at, ahead: [], bearing, arrived: true }
}

/** Straight interpolation: the corners of a road are close, so the earth is flat between them. */
function between(a: Point, b: Point, share: number): Point {
  return {
    latitude: a.latitude + (b.latitude - a.latitude) * share,
    longitude: a.longitude + (b.longitude - a.longitude) * share,
  }
}

function bearingOf(a: Point, b: Point): number {
  const radians = Math.PI / 180
  const east = (b.longitude - a.longitude) * Math.cos(a.latitude * radians)
  const degrees = Math.atan2(east, b.latitude - a.latitude) / radians
  return (degrees + 360) % 360
}
