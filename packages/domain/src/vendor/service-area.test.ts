import { expect, it } from 'vitest'
import { distanceBetween } from '../geo/index.ts'
import { areaAround, areaViolation } from './index.ts'

const shop = { latitude: 25.04, longitude: 121.56 }

it('draws a circle whose corners are as far from the shop as asked', () => {
  const ring = areaAround(shop, 3000)
  expect(ring[0]).toEqual(ring.at(-1))
  for (const [longitude, latitude] of ring) {
    expect(Math.abs(distanceBetween(shop, { latitude, longitude }) - 3000)).toBeLessThan(30)
  }
  expect(areaViolation(ring, shop)).toBeUndefined()
})

it.each([
  [
    [
      [121, 25],
      [122, 25],
      [121, 25],
    ],
    'too-few-corners',
  ],
  [areaAround({ latitude: 24, longitude: 120 }, 500), 'shop-outside'],
  [Array.from({ length: 201 }, (_, at) => [121 + at / 1000, 25]), 'too-many-corners'],
] as const)('refuses %j as %s', (ring, violation) => {
  expect(areaViolation(ring as [number, number][], shop)).toBe(violation)
})
