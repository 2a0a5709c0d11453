import { expect, it } from 'vitest'
import { scenarioOf } from './scenario.ts'

it.each([
  ['Mai Unreachable', 'unreachable'],
  ['Mai  REFUSED ', 'refused'],
  ['Decline', 'decline'],
  ['Mai Slowly', 'slowly'],
  ['Ana Decline Lopez', 'normal'],
  ['', 'normal'],
])('%s rehearses %s', (name, scenario) => {
  expect(scenarioOf(name)).toBe(scenario)
})
