import { expect, it } from 'vitest'
import { scenarioOf } from './scenario.ts'

it.each([
  ['Mai Unreachable', 'unreachable'],
  ['Mai  REFUSED ', 'refused'],
  ['Decline', 'decline'],
  ['Mai Slowly', 'slowly'],
  ['Mai Person', 'person'],
  ['Ana Decline Lopez', 'normal'],
  ['', 'normal'],
])('%s rehearses %s', (name, scenario) => {
  expect(scenarioOf(name)).toBe(scenario)
})
