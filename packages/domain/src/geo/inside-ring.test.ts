import { expect, it } from 'vitest'
import { insideRing } from './inside-ring.ts'

/** A horseshoe, open to the north. */
const ring: [number, number][] = [
  [0, 0],
  [3, 0],
  [3, 3],
  [2, 3],
  [2, 1],
  [1, 1],
  [1, 3],
  [0, 3],
  [0, 0],
]

it.each([
  [0.5, 2.5, true],
  [2.5, 2.5, true],
  [1.5, 0.5, true],
  [1.5, 2, false],
  [4, 1, false],
  [-1, 1, false],
])('%d east, %d north: %s', (longitude, latitude, inside) => {
  expect(insideRing(ring, { latitude, longitude })).toBe(inside)
  expect(insideRing(ring.slice(0, -1), { latitude, longitude })).toBe(inside)
})
