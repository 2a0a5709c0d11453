import type { Scenario } from '@beckon/domain/dispatch'
import { expect, it } from 'vitest'
import { atDoor } from './at-door.ts'
import type { Assignment } from './errand.ts'

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
  const deed = atDoor(scenario, assignment(option))
  expect(deed.kind === 'trouble' ? deed.cause : deed.to).toBe(outcome)
})
