import { expect, it } from 'vitest'
import { fallbackFlags, flagNames, initialFlags, isFlagName } from './index.ts'

it.each([
  ['PlannedMaintenance', false],
  ['UnplannedMaintenance', false],
  ['GoogleAutocomplete', false],
  ['Helpcenter', true],
] as const)('without any source %s is %s', (name, value) => expect(fallbackFlags[name]).toBe(value))

it('knows its own names and no others', () => {
  expect(flagNames.every(isFlagName)).toBe(true)
  expect(isFlagName('toString')).toBe(false)
  expect(Object.keys(initialFlags)).toEqual(flagNames)
})
