import { expect, it } from 'vitest'
import { nextIn } from './poll-interval.ts'

it.each([
  [0, 5_000],
  [1, 10_000],
  [3, 40_000],
  [5, 120_000],
  [40, 120_000],
])('after %d consecutive failures the next poll is in %d ms', (failures, wait) =>
  expect(nextIn(failures)).toBe(wait),
)
