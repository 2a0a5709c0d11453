import { type OrderStatus, rankOf } from './status.ts'

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
const toDropoff: readonly OrderStatus[] = ['PICKED_UP', 'NEAR_CUSTOMER', 'COURIER_LEFT_VENDOR']

/** Which arrival the screen speaks of. COURIER_LEFT_VENDOR lies between the two that the drop-off is shown for. */
export function etaShown(status: OrderStatus): 'pickup' | 'dropoff' | 'none' {
  if (toPickup.includes(status)) return 'pickup'
  return toDropoff.includes(status) ? 'dropoff' : 'none'
}

/** Before a rider is on the way there is nothing to see on a large map. */
export const hidesFullMap = (status: OrderStatus): boolean =>
  status === 'NEW' || status === 'RECEIVED' || status === 'WAITING_FOR_TRANSPORT'

/** DELAYED, and from RECEIVED_BY_VENDOR up to but not including DELIVERED. */
export function pollsRider(status: OrderStatus): boolean {
  const rank = rankOf(status)
  return status === 'DELAYED' || (rank >= rankOf('RECEIVED_BY_VENDOR') && rank < rankOf('DELIVERED'))
}

/** A rider counts as assigned when it accepted later than the order last waited for one. */
export function riderAssigned(history: readonly HistoryEntry[]): boolean {
  const last = (status: OrderStatus) => history.findLastIndex((entry) => entry.status === status)
  const accepted = last('COURIER_ACCEPTED_DELIVERY')
  return accepted >= 0 && accepted > last('WAITING_FOR_TRANSPORT')
}
