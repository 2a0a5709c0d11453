import type { Point } from '@beckon/domain/geo'

/** Whether a point lies inside a ring of [longitude, latitude] pairs, by counting the edges east of it. */
export function insideRing(ring: readonly (readonly [number, number])[], point: Point): boolean {
  let inside = false
  for (let index = 0, last = ring.length - 1; index < ring.length; last = index, index += 1) {
    const [ax, ay] = ring[index] ?? [0, 0]
    const [bx, by] = ring[last] ?? [0, 0]
    const crosses = ay > point.latitude !== by > point.latitude
    if (crosses && point.longitude < ((bx - ax) * (point.latitude - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}
