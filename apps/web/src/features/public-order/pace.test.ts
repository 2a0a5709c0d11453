import { expect, it } from 'vitest'
import { nextIn } from './pace.ts'

it.each([
  [0, 10_000],
  [1, 20_000],
  [3, 80_000],
  [4, 120_000],
  [40, 120_000],
])('after %d failures in a row it asks again in %d ms', (failures, wait) =>
  expect(nextIn(failures)).toBe(wait),
)
