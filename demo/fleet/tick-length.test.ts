import { expect, it } from 'vitest'
import { tickMilliseconds } from './tick-length.ts'

it.each([
  [1, 1000],
  [10, 1000],
  [40, 250],
  [100, 100],
  [200, 100],
])('a fleet that is %d times faster than the road takes a tick every %d ms', (timeScale, milliseconds) => {
  expect(tickMilliseconds(timeScale)).toBe(milliseconds)
})
