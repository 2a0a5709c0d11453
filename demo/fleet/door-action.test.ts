import type { Scenario } from '@beckon/domain/rehearsal'
import { expect, it } from 'vitest'
import { doorActionOf } from './door-action.ts'
import type { Assignment } from './trip.ts'

const assignment = (option: string | null): Assignment =>
  ({
    task: { deliver: { name: 'Mei Lin' } },
    status: 'NEAR_CUSTOMER',
    picked_up: true,
    waits: false,
    instruction: option === null ? null : { option, name: 'Mr Tan next door' },
  }) as Assignment

it.each<[Scenario, string | null, string]>([
  ['normal', null, 'Mei Lin'],
  ['late', null, 'Mei Lin'],
  ['unreachable', null, 'UNREACHABLE'],
  ['unreachable', 'TRY_AGAIN', 'Mei Lin'],
  ['unreachable', 'NEW_PIN', 'Mei Lin'],
  ['unreachable', 'LEAVE_WITH', 'Mr Tan next door'],
  ['refused', null, 'REFUSED'],
  ['refused', 'TRY_AGAIN', 'REFUSED'],
  ['wrong-address', null, 'WRONG_ADDRESS'],
  ['wrong-address', 'NEW_PIN', 'Mei Lin'],
])('%s after %s', (scenario, option, outcome) => {
  const action = doorActionOf(scenario, assignment(option))
  expect(action.kind === 'trouble' ? action.cause : action.to).toBe(outcome)
})
