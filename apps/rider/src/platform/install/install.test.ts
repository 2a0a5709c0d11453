import { expect, it } from 'vitest'
import { systemOf } from './install.ts'

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_2 like Mac OS X)', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, 'other'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 5, 'android'],
] as const)('a phone with %s and %i touches is of the system %s', (userAgent, maxTouchPoints, system) => {
  expect(systemOf({ userAgent, maxTouchPoints })).toBe(system)
})
