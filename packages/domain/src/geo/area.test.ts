import { expect, it } from 'vitest'
import { type Area, insideArea } from './area.ts'
import type { Ring } from './inside-ring.ts'

const square = (west: number, south: number, size: number): Ring => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
]
const withHole: Area = { type: 'Polygon', coordinates: [square(0, 0, 3), square(1, 1, 1)] }
const two: Area = { type: 'MultiPolygon', coordinates: [[square(0, 0, 1)], [square(5, 5, 1)]] }
const circle: Area = { type: 'Circle', center: { latitude: 1.3, longitude: 103.8 }, metres: 1000 }

it.each<[string, boolean, Area, number, number]>([
  ['in a polygon', true, withHole, 0.5, 0.5],
  ['in the hole of a polygon', false, withHole, 1.5, 1.5],
  ['beside a polygon', false, withHole, 3.5, 0.5],
  ['in the second of two polygons', true, two, 5.5, 5.5],
  ['between two polygons', false, two, 3, 3],
  ['in a circle', true, circle, 103.808, 1.3],
  ['beside a circle', false, circle, 103.81, 1.3],
  ['of an empty polygon', false, { type: 'Polygon', coordinates: [] }, 0, 0],
])('whether a point %s is inside of the area is %s', (_where, inside, area, longitude, latitude) => {
  expect(insideArea(area, { latitude, longitude })).toBe(inside)
})
