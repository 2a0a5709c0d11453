import { parameters } from '@beckon/domain/country'
import { expect, it } from 'vitest'
import { limitsOf } from './limits.ts'

it.each([
  ['HK', 1000, 10],
  ['MM', 300_000, 5],
  ['PH', 10_000, 20],
  ['MY', 200, 15],
  ['TW', 5000, 20],
  ['SG', null, 5],
] as const)('in %s nothing above %s in value and %d kg', (country, value, weight) =>
  expect(limitsOf(parameters[country])).toEqual({ value, weight, letters: 0.5 }),
)
