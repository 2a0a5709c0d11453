import { PREORDER_LEAD_SECONDS } from '../limits/index.ts'
import type { OrderStatus } from './lifecycle/status.ts'

export type Cancellation =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly reason: 'too-late' | 'paying' }

/** The consequences of cancelling, which costs nothing wherever it is allowed. Minor units; seconds since 1970. */
export interface CancelTerms {
  /** The amount that was paid and is refunded. */
  readonly returns: number
  /** When the search begins, for an order that can be cancelled at least until then; null once the search has begun. */
  readonly certainUntil: number | null
}

/** Returns the consequences of cancelling now. A scheduled order can be cancelled at least until its search begins. */
export function cancelTerms(
  order: { readonly paid: number; readonly preorderedFor: number | null },
  now: number,
): CancelTerms {
  const searchFrom = order.preorderedFor === null ? null : order.preorderedFor - PREORDER_LEAD_SECONDS
  const isAhead = searchFrom !== null && searchFrom > now
  return { returns: order.paid, certainUntil: isAhead ? searchFrom : null }
}

const cancellable: readonly OrderStatus[] = [
  'RECEIVED',
  'WAITING_FOR_TRANSPORT',
  'ASSIGNED_TO_TRANSPORT',
  'MODIFIED',
]

/** A committed payment may be cancelled once it has waited this long. */
const GRACE_SECONDS = 10 * 60

/**
 * Whether the vendor may still cancel. `since` is the time of the status, in seconds since 1970 like `now`. A parcel that a
 * rider has collected is returned instead, however late it is. A stalled order is cancelled by its decision
 * (`optionsFor`), not by this.
 */
export function cancellation(
  order: { readonly status: OrderStatus; readonly since: number; readonly collected?: boolean },
  now: number,
  flags: { readonly delayedCancellation: boolean },
): Cancellation {
  if (cancellable.includes(order.status)) return { allowed: true }
  if (order.status === 'DELAYED' && flags.delayedCancellation && order.collected !== true)
    return { allowed: true }
  if (order.status !== 'PAYMENT_COMMITTED') return { allowed: false, reason: 'too-late' }
  return now - order.since > GRACE_SECONDS ? { allowed: true } : { allowed: false, reason: 'paying' }
}
