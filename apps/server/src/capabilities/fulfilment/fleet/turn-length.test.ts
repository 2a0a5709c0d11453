import { expect, it } from 'vitest'
import { turnMilliseconds } from './turn-length.ts'

it.each([
  [1, 1000],
  [10, 1000],
  [40, 250],
  [100, 100],
  [200, 100],
])('a fleet that is %d times faster than the road takes a turn every %d ms', (pace, milliseconds) => {
  expect(turnMilliseconds(pace)).toBe(milliseconds)
})
