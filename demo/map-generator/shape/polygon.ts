import { at, distance, type Line, nearestOnSegment, type Point } from './point.ts'

/** A ring without its first point repeated; counter-clockwise rings have their inside to the left. */
export type Ring = Line

export function signedArea(ring: Ring): number {
  let sum = 0
  for (let i = 0; i < ring.length; i++) {
    const [a, b] = [at(ring, i), at(ring, (i + 1) % ring.length)]
    sum += a.x * b.y - b.x * a.y
  }
  return sum / 2
}

export function centroid(ring: Ring): Point {
  let [x, y, sum] = [0, 0, 0]
  for (let i = 0; i < ring.length; i++) {
    const [a, b] = [at(ring, i), at(ring, (i + 1) % ring.length)]
    const cross = a.x * b.y - b.x * a.y
    x += (a.x + b.x) * cross
    y += (a.y + b.y) * cross
    sum += cross
  }
  return Math.abs(sum) < 1e-6 ? at(ring, 0) : { x: x / (3 * sum), y: y / (3 * sum) }
}

export function contains(ring: Ring, p: Point): boolean {
  let inside = false
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [a, b] = [at(ring, i), at(ring, j)]
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) inside = !inside
  }
  return inside
}

/** Metres from a point to the ring's nearest side. */
export function distanceToRing(ring: Ring, p: Point): number {
  let best = Number.POSITIVE_INFINITY
  for (let i = 0; i < ring.length; i++) {
    const near = nearestOnSegment(p, at(ring, i), at(ring, (i + 1) % ring.length))
    best = Math.min(best, distance(p, near))
  }
  return best
}

/** Do two convex rings overlap? By their separating axes. */
export function overlap(one: Ring, other: Ring): boolean {
  return !separated(one, other) && !separated(other, one)
}

function separated(one: Ring, other: Ring): boolean {
  for (let i = 0; i < one.length; i++) {
    const [a, b] = [at(one, i), at(one, (i + 1) % one.length)]
    const [x, y] = [a.y - b.y, b.x - a.x]
    const [low, high] = extent(one, x, y)
    const [otherLow, otherHigh] = extent(other, x, y)
    if (high <= otherLow || otherHigh <= low) return true
  }
  return false
}

function extent(ring: Ring, x: number, y: number): [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const p of ring) {
    const along = p.x * x + p.y * y
    low = Math.min(low, along)
    high = Math.max(high, along)
  }
  return [low, high]
}
