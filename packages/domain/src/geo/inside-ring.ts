import type { Point } from './point.ts'

/** The edge of an area, as [longitude, latitude] pairs. */
export type Ring = readonly (readonly [number, number])[]

/** Whether a point lies inside a ring, by counting the edges east of it. */
export function insideRing(ring: Ring, point: Point): boolean {
  let inside = false
  for (let index = 0, last = ring.length - 1; index < ring.length; last = index, index += 1) {
    const [ax, ay] = ring[index] ?? [0, 0]
    const [bx, by] = ring[last] ?? [0, 0]
    const crosses = ay > point.latitude !== by > point.latitude
    if (crosses && point.longitude < ((bx - ax) * (point.latitude - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}
