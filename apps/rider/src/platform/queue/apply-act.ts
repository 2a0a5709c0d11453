import type { RiderAct } from '@beckon/contract'
import { type OrderStatus, endedStatuses } from '@beckon/domain/order'
import type { Assignment } from '../work/index.ts'

/** The status of an order that its rider gave back. */
const GIVEN_UP: OrderStatus = 'WAITING_FOR_TRANSPORT'

/** A delivery that is over, or was given back, stays in the rider's list only until the service has the act. */
export const isOver = ({ status }: Pick<Assignment, 'status'>): boolean =>
  status === GIVEN_UP || endedStatuses.some((over) => over === status)

const moved = (assignment: Assignment, status: OrderStatus): Assignment => ({
  ...assignment,
  status,
  waiting_since: null,
})

/** Returns a parcel as it is after an act of its rider, before the service confirms it. */
export function applyAct(assignment: Assignment, act: RiderAct): Assignment {
  switch (act.kind) {
    case 'arrive_pickup':
      return moved(assignment, 'NEAR_VENDOR')
    case 'wait':
      return { ...assignment, waiting_since: Math.floor(act.occurred_at) }
    case 'collect':
      return { ...moved(assignment, 'PICKED_UP'), picked_up: true }
    case 'leave_pickup':
      return moved(assignment, 'COURIER_LEFT_VENDOR')
    case 'arrive_dropoff':
      return moved(assignment, 'NEAR_CUSTOMER')
    case 'deliver':
      return { ...moved(assignment, 'DELIVERED'), waits: false }
    case 'report_trouble':
      // The shop decides; what it decided before is out of date.
      return { ...assignment, waits: true, instruction: null }
    case 'give_up':
      return { ...moved(assignment, GIVEN_UP), waits: false }
    case 'report_hold_up':
    case 'report_problem':
      return assignment
    case 'start_return':
      return { ...moved(assignment, 'RETURN_INITIATED'), waits: false }
    case 'hand_back':
      return { ...moved(assignment, 'RETURNED_TO_VENDOR'), waits: false }
    // An act of a newer version of the app, which was on this phone before.
    default:
      return assignment
  }
}

/** Returns the parcels as they are after acts, each applied to its own order, in the order of the acts. */
export const applyActs = (
  assignments: readonly Assignment[],
  acts: readonly RiderAct[],
): readonly Assignment[] =>
  assignments.map((assignment) =>
    acts.filter(({ order_id }) => order_id === assignment.task.order_id).reduce(applyAct, assignment),
  )
