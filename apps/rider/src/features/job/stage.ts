import type { ActKind } from '@beckon/domain/rider'
import { isOver } from '../../platform/queue/index.ts'
import type { Assignment } from '../../platform/work/index.ts'

/** How far a rider has come with a parcel. */
export type Stage =
  | 'to-pickup'
  | 'at-pickup'
  | 'collected'
  | 'to-dropoff'
  | 'at-dropoff'
  | 'return'
  | 'delivered'
  | 'returned'
  | 'given-up'

/**
 * Returns the stage of a parcel. The status of a delayed order hides the stage, so it is read from the acts of this
 * phone. `done`: their kinds, oldest first.
 */
export function stageOf(assignment: Assignment, done: readonly ActKind[]): Stage {
  const { status, picked_up: isCollected, waiting_since: waits } = assignment
  if (isOver(assignment)) return stageOfEnded(status)
  if (status === 'RETURN_INITIATED') return 'return'
  const isDelayed = status === 'DELAYED'
  if (!isCollected) {
    const hasArrived = status === 'NEAR_VENDOR' || waits !== null
    return hasArrived || (isDelayed && done.includes('arrive_pickup')) ? 'at-pickup' : 'to-pickup'
  }
  if (status === 'NEAR_CUSTOMER' || waits !== null) return 'at-dropoff'
  if (isDelayed) return stageOfDelayed(done)
  return status === 'PICKED_UP' ? 'collected' : 'to-dropoff'
}

function stageOfEnded(status: string): Stage {
  if (status === 'WAITING_FOR_TRANSPORT') return 'given-up'
  return status === 'RETURNED_TO_VENDOR' ? 'returned' : 'delivered'
}

function stageOfDelayed(done: readonly ActKind[]): Stage {
  const last = done.findLast((kind) => kind === 'leave_pickup' || kind === 'arrive_dropoff')
  return last === 'arrive_dropoff' ? 'at-dropoff' : 'to-dropoff'
}

/** Whether the next stop is the customer; else it is the collection point. */
export const isToCustomer = (stage: Stage): boolean =>
  stage === 'collected' || stage === 'to-dropoff' || stage === 'at-dropoff'
