import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cellsWithin, distanceBetween } from './index.ts'

const cell = (degrees: number) => Math.floor(degrees * 100)
const centre = fc.record({
  latitude: fc.double({ min: -70, max: 70, noNaN: true }),
  longitude: fc.double({ min: -170, max: 170, noNaN: true }),
})
const degrees = fc.double({ min: -0.2, max: 0.2, noNaN: true })

it('holds the cell of every point within the distance', () => {
  fc.assert(
    fc.property(centre, degrees, degrees, (from, north, east) => {
      const at = { latitude: from.latitude + north, longitude: from.longitude + east }
      const box = cellsWithin(from, distanceBetween(from, at) + 1)
      expect(cell(at.latitude)).toBeGreaterThanOrEqual(box.south)
      expect(cell(at.latitude)).toBeLessThanOrEqual(box.north)
      expect(cell(at.longitude)).toBeGreaterThanOrEqual(box.west)
      expect(cell(at.longitude)).toBeLessThanOrEqual(box.east)
    }),
  )
})

it('is small for a small distance', () => {
  expect(cellsWithin({ latitude: 1.305, longitude: 103.805 }, 100)).toEqual({
    south: 130,
    north: 130,
    west: 10_380,
    east: 10_380,
  })
})
