import type { OrderRecord, RiderInfo } from '@beckon/contract'
import { etaShown, isScheduled, endedStatuses } from '@beckon/domain/order'

/** The currently relevant time of an order. Seconds since 1970. */
export type HeadTime =
  | { readonly kind: 'PICKUP' | 'DROPOFF' | 'ENDED'; readonly at: number }
  | { readonly kind: 'PROMISED' | 'EXPECTED'; readonly from: number; readonly to: number }

/**
 * Returns the time in the head of an order: of its end; before that the next arrival, or the promised time while no
 * rider is on the way. None while a decision is open, because it determines the time, and none for a later day, which
 * is shown separately.
 */
export function headTime(
  order: OrderRecord,
  rider: RiderInfo | undefined,
  now: number,
): HeadTime | undefined {
  const { status, status_history, promised } = order
  if (endedStatuses.includes(status)) {
    const at = status_history.at(-1)?.created_at
    return at === undefined ? undefined : { kind: 'ENDED', at }
  }
  if (order.decision || isScheduled(order, now)) return undefined
  const pickup = rider?.eta.pickup ?? order.eta.pickup
  const dropoff = rider?.eta.dropoff ?? order.eta.dropoff
  // A rider who returns the parcel also arrives at the collection point.
  if (status === 'RETURN_INITIATED') return pickup === null ? undefined : { kind: 'PICKUP', at: pickup }
  const shown = etaShown(status)
  if (shown === 'pickup' && pickup !== null) return { kind: 'PICKUP', at: pickup }
  // A rider who waits at the door has arrived, as the status shows.
  if (status === 'NEAR_CUSTOMER' && dropoff !== null && dropoff <= now) return undefined
  if (shown === 'dropoff' && dropoff !== null) return { kind: 'DROPOFF', at: dropoff }
  const { lower, upper } = promised
  const isLate = status === 'DELAYED' || order.delay !== null
  if (!isLate) return { kind: 'PROMISED', from: lower, to: upper }
  // Same rule as on the tracking page: a promised time in the past is not shown.
  const to = Math.max(upper, dropoff ?? 0)
  return dropoff === null || to <= now ? undefined : { kind: 'EXPECTED', from: Math.min(lower, dropoff), to }
}
