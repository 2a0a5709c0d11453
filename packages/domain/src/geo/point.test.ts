import { expect, it } from 'vitest'
import { distanceBetween, lengthOf } from './index.ts'

it('measures a way from corner to corner', () => {
  const [a, b, c] = [
    [103.85, 1.3],
    [103.86, 1.3],
    [103.86, 1.31],
  ] as const
  const at = ([longitude, latitude]: readonly [number, number]) => ({ longitude, latitude })
  expect(lengthOf([a, b, c])).toBeCloseTo(distanceBetween(at(a), at(b)) + distanceBetween(at(b), at(c)))
  expect(lengthOf([a])).toBe(0)
  expect(lengthOf([])).toBe(0)
})
