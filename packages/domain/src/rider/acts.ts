import { mayMove, type OrderStatus, rankOf } from '../order/index.ts'

/** Acts of a rider with a parcel, in the order in which a plain delivery has them. */
export type ActKind =
  | 'arrive_pickup'
  | 'wait'
  | 'collect'
  | 'leave_pickup'
  | 'arrive_dropoff'
  | 'deliver'
  | 'report_trouble'
  | 'report_hold_up'
  | 'report_problem'
  | 'give_up'
  | 'start_return'
  | 'hand_back'

/**
 * Returns the time at which an act counts, in milliseconds since 1970: its own time, corrected by the error of the
 * phone's clock, and never in the future.
 */
export const timeOfAct = (occurredAt: number, clockError: number, now: number): number =>
  Math.max(0, Math.min(occurredAt - clockError, now))

/** Steps without a proof: they are filled in where a phone skipped them. */
const plainSteps: readonly OrderStatus[] = ['NEAR_VENDOR', 'COURIER_LEFT_VENDOR', 'NEAR_CUSTOMER']

/** Returns the step that lies between two statuses and was not reported; undefined where none is missing. */
export const skippedStep = (from: OrderStatus, to: OrderStatus): OrderStatus | undefined =>
  mayMove(from, to, 'fleet')
    ? undefined
    : plainSteps.find((step) => mayMove(from, step, 'fleet') && mayMove(step, to, 'fleet'))

/** An entry of the history of an order; any unit of time. */
interface PastStatus {
  readonly status: OrderStatus
  readonly at: number
}

/**
 * Whether a step of a parcel, `NEAR_VENDOR` to `NEAR_CUSTOMER`, has been made already: the order is as far or farther,
 * or was so when the step was made. Of a late order only its history shows how far it is.
 */
export function isPassed(
  step: { readonly to: OrderStatus; readonly at: number },
  { status, past }: { readonly status: OrderStatus; readonly past: readonly PastStatus[] },
): boolean {
  const isAsFar = (one: OrderStatus) => rankOf(one) >= rankOf(step.to)
  return isAsFar(status) || past.some((entry) => isAsFar(entry.status) && entry.at >= step.at)
}
