import type { DecisionOption, DoorTrouble } from '../order/index.ts'
import type { Scenario } from './scenario.ts'

const troubles: Partial<Readonly<Record<Scenario, DoorTrouble>>> = {
  unreachable: 'UNREACHABLE',
  refused: 'REFUSED',
  'wrong-address': 'WRONG_ADDRESS',
}

/**
 * Problem of a simulated rider at the door, after the last choice of the shop; undefined where the parcel is handed over. A
 * customer who cannot be reached opens at the second attempt, one who refuses does so again, and at a new door the customer
 * waits.
 */
export function doorTroubleOf(scenario: Scenario, option: DecisionOption | null): DoorTrouble | undefined {
  const cause = troubles[scenario]
  if (option === 'LEAVE_WITH' || option === 'NEW_PIN') return undefined
  return option === 'TRY_AGAIN' && cause !== 'REFUSED' ? undefined : cause
}
