import { hasParcel, type OrderStatus } from './lifecycle/status.ts'

/** Why an order is later than it was promised. */
export const delayReasons = ['NO_RIDER_YET', 'RIDER_LATE', 'NOT_READY', 'ON_THE_ROAD'] as const
export type DelayReason = (typeof delayReasons)[number]

/** Seconds since 1970. */
export interface DelayFacts {
  readonly status: OrderStatus
  /** When the status came. */
  readonly since: number
  /** The latest moment that was promised. */
  readonly promised: number
  /** When the item can be collected. */
  readonly readyAt: number
  /** Expected arrival at the customer; null while it is unknown. */
  readonly expected: number | null
}

/** A promise is not broken by the clock of a phone. */
export const PROMISE_MARGIN_SECONDS = 60
/** A rider who stands at the counter this long waits for the item. */
const WAITING_SECONDS = 5 * 60

/** Later than promised, or certain to be. */
export const isLate = ({ promised, expected }: DelayFacts, now: number): boolean =>
  Math.max(now, expected ?? now) > promised + PROMISE_MARGIN_SECONDS

/** The reason for the slip, as far as the progress shows it. */
export function delayReason(progress: DelayFacts, now: number): DelayReason {
  if (hasParcel(progress.status)) return 'ON_THE_ROAD'
  if (
    progress.status === 'NEAR_VENDOR' &&
    now - Math.max(progress.since, progress.readyAt) > WAITING_SECONDS
  ) {
    return 'NOT_READY'
  }
  return withRider.includes(progress.status) ? 'RIDER_LATE' : 'NO_RIDER_YET'
}

/** Whether a reason that was recorded once is still true of a status. */
export const isDelayedBy = (reason: DelayReason, status: OrderStatus): boolean =>
  causedIn[reason].includes(status)

const causedIn: Readonly<Record<DelayReason, readonly OrderStatus[]>> = {
  NO_RIDER_YET: ['RECEIVED', 'WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT', 'MODIFIED', 'STALLED'],
  RIDER_LATE: ['DELAYED', 'COURIER_ACCEPTED_DELIVERY'],
  NOT_READY: ['DELAYED', 'NEAR_VENDOR'],
  ON_THE_ROAD: ['DELAYED', 'PICKED_UP', 'COURIER_LEFT_VENDOR'],
}

const withRider: readonly OrderStatus[] = ['COURIER_ACCEPTED_DELIVERY', 'NEAR_VENDOR']
