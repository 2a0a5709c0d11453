import { hasParcel, type OrderStatus, rankOf } from './lifecycle/status.ts'

export interface HistoryEntry {
  readonly status: OrderStatus
  readonly created_at: number
}

const toPickup: readonly OrderStatus[] = [
  'ASSIGNED_TO_TRANSPORT',
  'COURIER_ACCEPTED_DELIVERY',
  'RECEIVED_BY_VENDOR',
  'ACCEPTED_BY_VENDOR',
  'NEAR_VENDOR',
]
const toDropoff: readonly OrderStatus[] = ['PICKED_UP', 'NEAR_CUSTOMER']

/** Which arrival the screen shows. */
export function etaShown(status: OrderStatus): 'pickup' | 'dropoff' | 'none' {
  if (toPickup.includes(status)) return 'pickup'
  return toDropoff.includes(status) ? 'dropoff' : 'none'
}

/** Before a rider is on the way a large map would be empty. */
export const hidesFullMap = (status: OrderStatus): boolean =>
  status === 'NEW' || status === 'RECEIVED' || status === 'WAITING_FOR_TRANSPORT'

/** DELAYED, and from RECEIVED_BY_VENDOR up to but not including DELIVERED. */
export function pollsRider(status: OrderStatus): boolean {
  const rank = rankOf(status)
  return status === 'DELAYED' || (rank >= rankOf('RECEIVED_BY_VENDOR') && rank < rankOf('DELIVERED'))
}

/** Returns whether a shop sees the rider's position: during the delivery and the return. */
export const followsRider = (status: OrderStatus): boolean =>
  pollsRider(status) || status === 'RETURN_INITIATED'

/** Seconds between two questions for a rider, by how many of them are still without an answer. */
export const pollRiderEvery = (pending: number): number => (pending === 0 ? 1 : 2)

/** Where the rider goes next: to the customer with the parcel in hand, else to (or back to) the collection point. */
export function headsFor(order: {
  readonly status: OrderStatus
  readonly status_history: readonly HistoryEntry[]
}): 'pickup' | 'dropoff' {
  if (order.status === 'RETURN_INITIATED') return 'pickup'
  // The status DELAYED does not contain the place of the parcel; the history does.
  const isCarried =
    hasParcel(order.status) ||
    (order.status === 'DELAYED' && order.status_history.some(({ status }) => hasParcel(status)))
  return isCarried ? 'dropoff' : 'pickup'
}

/** A rider counts as assigned when it accepted later than the order last waited for one. */
export function riderAssigned(history: readonly HistoryEntry[]): boolean {
  // For entries of the same second, the later one in the list is later; the sort is stable.
  const inTime = history.toSorted((a, b) => a.created_at - b.created_at)
  const last = (status: OrderStatus) => inTime.findLastIndex((entry) => entry.status === status)
  return last('COURIER_ACCEPTED_DELIVERY') > last('WAITING_FOR_TRANSPORT')
}
