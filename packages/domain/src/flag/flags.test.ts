import { expect, it } from 'vitest'
import { fallbackFlags, flagNames, flagRegionOf, initialFlags, isFlagName } from './index.ts'

it.each([
  ['PlannedMaintenance', false],
  ['UnplannedMaintenance', false],
  ['GoogleAutocomplete', false],
  ['Helpcenter', true],
] as const)('without any source %s is %s', (name, value) => expect(fallbackFlags[name]).toBe(value))

it('isFlagName accepts the names of flags and no others', () => {
  expect(flagNames.every(isFlagName)).toBe(true)
  expect(isFlagName('toString')).toBe(false)
  expect(Object.keys(initialFlags)).toEqual(flagNames)
})

it.each([
  ['ap-southeast-1', 'asia'],
  ['ap-east-1', 'asia'],
  ['eu-west-2', 'europe'],
  ['me-south-1', 'europe'],
  ['', 'europe'],
] as const)('a deployment in %s asks the flag service of %s', (region, expected) =>
  expect(flagRegionOf(region)).toBe(expected),
)
