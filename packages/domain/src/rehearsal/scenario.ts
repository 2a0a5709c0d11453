/**
 * Scenarios of simulated riders, chosen by the last word of the customer's name: outside of production, and in the test mode
 * of a business.
 */
export type Scenario =
  | 'normal'
  | 'decline'
  | 'late'
  | 'unreachable'
  | 'refused'
  | 'wrong-address'
  | 'no-rider'
  | 'slowly'
  | 'person'

const byWord: Readonly<Record<string, Scenario>> = {
  decline: 'decline',
  late: 'late',
  unreachable: 'unreachable',
  refused: 'refused',
  wrongaddress: 'wrong-address',
  norider: 'no-rider',
  slowly: 'slowly',
  person: 'person',
}

/** "Mai Unreachable" rehearses a customer who cannot be reached. */
export function scenarioOf(customerName: string): Scenario {
  const word = customerName.trim().split(/\s+/u).at(-1)?.toLowerCase() ?? ''
  return byWord[word] ?? 'normal'
}
