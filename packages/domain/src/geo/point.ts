/** A point on earth, WGS84 degrees. */
export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** Mean radius in metres. */
export const EARTH_RADIUS = 6_371_008.8

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Great-circle distance in metres (haversine on the mean earth radius). */
export function distanceBetween(a: Point, b: Point): number {
  const dLat = radians(b.latitude - a.latitude)
  const dLon = radians(b.longitude - a.longitude)
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLon / 2) ** 2
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** Two points within this many metres may be one building seen from two sides. */
const SAME_DOOR_METRES = 60

export const isSameDoor = (one: Point, other: Point): boolean =>
  distanceBetween(one, other) < SAME_DOOR_METRES

/** About ten centimetres. */
const SAME_POINT_DEGREES = 1e-6

/** Whether two points are the same but for rounding. */
export const isSamePoint = (one: Point, other: Point): boolean =>
  Math.abs(one.latitude - other.latitude) < SAME_POINT_DEGREES &&
  Math.abs(one.longitude - other.longitude) < SAME_POINT_DEGREES

/** Returns null for 0, 0, which a form without a point sends: there is only sea. */
export const knownPoint = ({ latitude, longitude }: Point): Point | null =>
  latitude === 0 && longitude === 0 ? null : { latitude, longitude }

/** Returns the length of a path of [longitude, latitude] pairs in metres. */
export function lengthOf(path: readonly (readonly [longitude: number, latitude: number])[]): number {
  const points = path.map(([longitude, latitude]): Point => ({ latitude, longitude }))
  return points
    .slice(1)
    .reduce((metres, point, index) => metres + distanceBetween(points[index] ?? point, point), 0)
}
