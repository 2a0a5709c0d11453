import {
  type Actor,
  type DecisionCause,
  type DecisionOption,
  type MoveReason,
  type OrderStatus,
} from '../order/index.ts'
import { doorTroubleOf } from './door-trouble.ts'
import type { Scenario } from './scenario.ts'

/** State of an order of the test mode. */
export interface RehearsalFacts {
  readonly status: OrderStatus
  readonly scenario: Scenario
  /** Whether the search for a rider may begin; false for a pre-order before its time. */
  readonly isDue: boolean
  readonly isCollected: boolean
  /** Whether a delay was announced. */
  readonly isDelayed: boolean
  /** How many riders have declined. */
  readonly declines: number
  /** Whether the shop raised the fee. */
  readonly isRaised: boolean
  /** Whether the shop is asked and has not answered. */
  readonly isAsked: boolean
  /** The last choice of the shop about a problem at the door. */
  readonly choice: DecisionOption | null
}

/** The next event of an order, so many seconds after its status came. */
export type RehearsalStep = { readonly seconds: number } & (
  | { readonly kind: 'move'; readonly to: OrderStatus; readonly by: Actor; readonly reason: MoveReason }
  /** The rider reports a problem, and the shop is asked. */
  | { readonly kind: 'ask'; readonly cause: DecisionCause }
  /** The rider reports that the parcel comes later than promised. */
  | { readonly kind: 'hold-up' }
  /** The shop has the next word, which comes without a change of the status. */
  | { readonly kind: 'look-again' }
)

const move = (seconds: number, to: OrderStatus, by: Actor, reason: MoveReason): RehearsalStep => ({
  ...{ kind: 'move', seconds, to, by, reason },
})

const LOOK_AGAIN_SECONDS = 3
const UNFOUND_SECONDS = 20
const RIDE_SECONDS = 10
const SLOW_RIDE_SECONDS = 60

type Next = (facts: RehearsalFacts, ride: number) => RehearsalStep | undefined

const steps: Readonly<Partial<Record<OrderStatus, Next>>> = {
  NEW: () => move(0, 'RECEIVED', 'system', 'RECEIVED'),
  RECEIVED: ({ isDue }) => (isDue ? move(1, 'WAITING_FOR_TRANSPORT', 'system', 'SEARCHING') : undefined),
  MODIFIED: () => move(1, 'WAITING_FOR_TRANSPORT', 'system', 'SEARCHING'),
  WAITING_FOR_TRANSPORT: (facts) => search(facts),
  ASSIGNED_TO_TRANSPORT: ({ scenario, declines }) =>
    scenario === 'decline' && declines === 0
      ? move(2, 'WAITING_FOR_TRANSPORT', 'fleet', 'DECLINED')
      : move(2, 'COURIER_ACCEPTED_DELIVERY', 'fleet', 'ACCEPTED'),
  COURIER_ACCEPTED_DELIVERY: (_, ride) => move(ride, 'NEAR_VENDOR', 'fleet', 'ARRIVING'),
  NEAR_VENDOR: () => move(5, 'PICKED_UP', 'fleet', 'COLLECTED'),
  PICKED_UP: () => move(2, 'COURIER_LEFT_VENDOR', 'fleet', 'ON_THE_WAY'),
  COURIER_LEFT_VENDOR: ({ scenario, isDelayed }, ride) =>
    scenario === 'late' && !isDelayed
      ? { kind: 'hold-up', seconds: 5 }
      : move(ride, 'NEAR_CUSTOMER', 'fleet', 'ARRIVING'),
  DELAYED: ({ isCollected }, ride) =>
    move(ride, isCollected ? 'NEAR_CUSTOMER' : 'NEAR_VENDOR', 'fleet', 'ARRIVING'),
  NEAR_CUSTOMER: (facts) => atDoor(facts),
  RETURN_INITIATED: (_, ride) => move(ride, 'RETURNED_TO_VENDOR', 'fleet', 'HANDED_BACK'),
}

/** Next step of an order of the test mode; undefined where it is over, or the next step is another's. */
export const nextStep = (facts: RehearsalFacts): RehearsalStep | undefined =>
  steps[facts.status]?.(facts, facts.scenario === 'slowly' ? SLOW_RIDE_SECONDS : RIDE_SECONDS)

const search = ({ scenario, isRaised }: RehearsalFacts): RehearsalStep =>
  scenario === 'no-rider' && !isRaised
    ? move(UNFOUND_SECONDS, 'STALLED', 'system', 'NO_RIDER_FOUND')
    : move(2, 'ASSIGNED_TO_TRANSPORT', 'system', 'OFFERED')

function atDoor({ scenario, isAsked, choice }: RehearsalFacts): RehearsalStep {
  if (isAsked) return { kind: 'look-again', seconds: LOOK_AGAIN_SECONDS }
  const cause = doorTroubleOf(scenario, choice)
  return cause ? { kind: 'ask', seconds: 5, cause } : move(5, 'DELIVERED', 'fleet', 'HANDED_OVER')
}
