import type { Scenario } from './scenario.ts'
import type { DoorTrouble } from '@beckon/domain/order'
import type { Assignment } from './trip.ts'

export type DoorAction =
  | { readonly kind: 'trouble'; readonly cause: DoorTrouble }
  | { readonly kind: 'hand-over'; readonly to: string }

const troubles: Partial<Readonly<Record<Scenario, DoorTrouble>>> = {
  unreachable: 'UNREACHABLE',
  refused: 'REFUSED',
  'wrong-address': 'WRONG_ADDRESS',
}

/**
 * Decides what happens at a door. A customer who cannot be reached opens at the second attempt, one who refuses does
 * so again, and at a new door the customer waits.
 */
export function doorActionOf(scenario: Scenario, { task, instruction }: Assignment): DoorAction {
  const cause = troubles[scenario]
  const customer: DoorAction = { kind: 'hand-over', to: task.deliver.name }
  if (!cause) return customer
  const option = instruction?.option
  if (option === 'LEAVE_WITH') return { kind: 'hand-over', to: instruction?.name ?? '' }
  const opens = option === 'NEW_PIN' || (option === 'TRY_AGAIN' && cause !== 'REFUSED')
  return opens ? customer : { kind: 'trouble', cause }
}
