import { describe, expect, it } from 'vitest'
import {
  areaOf,
  atCorner,
  type Corner,
  crossesItself,
  drawnRings,
  emptyOutline,
  middleAfter,
  movedBy,
  outlineOf,
  squareAround,
  withCorner,
} from './outline.ts'

const square: readonly Corner[] = [
  [0, 0],
  [2, 0],
  [2, 2],
  [0, 2],
]
const ring = [...square, [0, 0]] as [number, number][]

describe('an outline', () => {
  it('has the corners of a polygon once, and keeps its holes', () => {
    const hole: [number, number][] = [
      [0.5, 0.5],
      [1, 0.5],
      [1, 1],
      [0.5, 0.5],
    ]
    const area = { type: 'Polygon' as const, coordinates: [ring, hole] }
    const outline = outlineOf(area)
    expect(outline).toEqual({ kind: 'corners', corners: square, holes: [hole] })
    expect(areaOf(outline)).toEqual(area)
  })

  it.each([
    { type: 'Circle' as const, center: { latitude: 47.5, longitude: 19 }, metres: 3000 },
    { type: 'MultiPolygon' as const, coordinates: [[ring]] },
  ])('of $type becomes the same area again', (area) => {
    expect(areaOf(outlineOf(area))).toEqual(area)
  })

  it('encloses nothing with two corners, or where it crosses itself', () => {
    expect(areaOf(emptyOutline)).toBeUndefined()
    expect(areaOf({ kind: 'corners', corners: square.slice(0, 2), holes: [] })).toBeUndefined()
    const bow = [square[0], square[2], square[1], square[3]].filter((one) => one !== undefined)
    expect(crossesItself(bow)).toBe(true)
    expect(areaOf({ kind: 'corners', corners: bow, holes: [] })).toBeUndefined()
    expect(crossesItself(square)).toBe(false)
    expect(crossesItself(square.slice(0, 3))).toBe(false)
  })
})

describe('a corner', () => {
  it('moves by metres to the east and the north', () => {
    const [east, north] = movedBy([19, 60], 111_195, 111_195)
    expect([east - 19, north - 60].map((degrees) => degrees.toFixed(3))).toEqual(['2.000', '1.000'])
  })

  it('is replaced, or added after another one', () => {
    expect(atCorner(square, 1, [3, 0.123_456_789])[1]).toEqual([3, 0.123_456_8])
    expect(middleAfter(square, 3)).toEqual([0, 1])
    expect(withCorner(square, 4, middleAfter(square, 3))).toEqual([...square, [0, 1]])
  })
})

it('a square has its centre in the middle', () => {
  const corners = squareAround([19, 47], 500)
  expect(corners).toHaveLength(4)
  const sum = corners.reduce((all, [x, y]) => [all[0] + x / 4, all[1] + y / 4] as const, [0, 0] as const)
  expect(sum.map((degrees) => degrees.toFixed(5))).toEqual(['19.00000', '47.00000'])
})

it('a circle is drawn as a closed ring of its radius', () => {
  const [[drawn = []] = []] = drawnRings({
    ...{ type: 'Circle', center: { latitude: 0, longitude: 0 }, metres: 1000 },
  })
  expect(drawn.at(-1)).toEqual(drawn[0])
  for (const [x, y] of drawn) expect(Math.hypot(x, y) * 111_195).toBeCloseTo(1000, 0)
})
