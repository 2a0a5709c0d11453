import type { HistoryEntry } from './display.ts'
import type { OrderStatus } from './lifecycle/status.ts'

/** The coarse names that the open tracking page and other systems get. */
export const publicStatuses = [
  'SCHEDULED',
  'IN_PROGRESS',
  'DISPATCHED',
  'COLLECTED',
  'IN_TRANSIT',
  'DELIVERED',
  'RETURNING',
  'RETURNED',
  'CANCELLED',
  'UNKNOWN',
] as const
export type PublicStatus = (typeof publicStatuses)[number]

const names: Readonly<Record<OrderStatus, PublicStatus>> = {
  INITIATED: 'UNKNOWN',
  PAYMENT_INITIATED: 'UNKNOWN',
  PAYMENT_COMMITTED: 'IN_PROGRESS',
  PAYMENT_FAILED: 'CANCELLED',
  PAYMENT_CANCELLED: 'CANCELLED',
  NEW: 'IN_PROGRESS',
  RECEIVED: 'IN_PROGRESS',
  MODIFIED: 'IN_PROGRESS',
  RECEIVED_BY_VENDOR: 'IN_PROGRESS',
  ACCEPTED_BY_VENDOR: 'IN_PROGRESS',
  WAITING_FOR_TRANSPORT: 'IN_PROGRESS',
  ASSIGNED_TO_TRANSPORT: 'IN_PROGRESS',
  STALLED: 'IN_PROGRESS',
  COURIER_ACCEPTED_DELIVERY: 'DISPATCHED',
  NEAR_VENDOR: 'DISPATCHED',
  PICKED_UP: 'COLLECTED',
  COURIER_LEFT_VENDOR: 'IN_TRANSIT',
  NEAR_CUSTOMER: 'IN_TRANSIT',
  DELIVERED: 'DELIVERED',
  RETURN_INITIATED: 'RETURNING',
  RETURNED_TO_VENDOR: 'RETURNED',
  CANCELLED: 'CANCELLED',
  DELAYED: 'IN_PROGRESS',
}

interface PublicOrderFacts {
  readonly status: OrderStatus
  readonly preordered_for: number | null
  /** Oldest first. */
  readonly status_history?: readonly Pick<HistoryEntry, 'status'>[]
}

/**
 * The public status. A pre-order whose time is to come, in seconds since 1970, is scheduled. A late one has the public status
 * of before, so that a collected parcel does not seem to go back to the shop.
 */
export function publicStatus(order: PublicOrderFacts, now: number): PublicStatus {
  const name = names[reachedBy(order)]
  const isAhead = order.preordered_for !== null && order.preordered_for > now
  return name === 'IN_PROGRESS' && isAhead ? 'SCHEDULED' : name
}

function reachedBy({ status, status_history: history = [] }: PublicOrderFacts): OrderStatus {
  if (status !== 'DELAYED') return status
  return history.findLast((entry) => entry.status !== 'DELAYED')?.status ?? status
}
