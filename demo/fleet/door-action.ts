import { decisionOptions, type DoorTrouble } from '@beckon/domain/order'
import { doorTroubleOf, type Scenario } from '@beckon/domain/rehearsal'
import type { Assignment } from './trip.ts'

export type DoorAction =
  | { readonly kind: 'trouble'; readonly cause: DoorTrouble }
  | { readonly kind: 'hand-over'; readonly to: string }

/** Decides what happens at a door. */
export function doorActionOf(scenario: Scenario, { task, instruction }: Assignment): DoorAction {
  const option = decisionOptions.find((one) => one === instruction?.option) ?? null
  const cause = doorTroubleOf(scenario, option)
  if (cause) return { kind: 'trouble', cause }
  return { kind: 'hand-over', to: option === 'LEAVE_WITH' ? (instruction?.name ?? '') : task.deliver.name }
}
