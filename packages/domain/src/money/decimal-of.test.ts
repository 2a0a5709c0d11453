import { expect, it } from 'vitest'
import { decimalOf } from './decimal-of.ts'

it.each([
  ['1200', 2, 1200],
  ['12.5', 2, 12.5],
  ['12,50', 2, 12.5],
  ['1,200', 2, 1200],
  ['1.200', 0, 1200],
  ['1.200', 3, 1.2],
  ['1,234.50', 2, 1234.5],
  ['1.234,50', 2, 1234.5],
  ['1,00,000', 2, 100_000],
  ['1.234.567', 3, 1_234_567],
  ['0.500', 2, 0.5],
])('%s of a currency with %d decimals is %d', (digits, decimals, value) =>
  expect(decimalOf(digits, decimals)).toBe(value),
)
