import type { OrderStatus } from './status.ts'

export type Cancellation =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly reason: 'too-late' | 'paying' }

const cancellable: readonly OrderStatus[] = [
  'RECEIVED',
  'WAITING_FOR_TRANSPORT',
  'ASSIGNED_TO_TRANSPORT',
  'MODIFIED',
]

/** A committed payment may be cancelled once it has waited this long. */
const GRACE_SECONDS = 10 * 60

/** Whether the vendor may still cancel. `since` and `now` in seconds: when the status came, and what time it is. */
export function cancellation(
  order: { readonly status: OrderStatus; readonly since: number },
  now: number,
  flags: { readonly delayedCancellation: boolean },
): Cancellation {
  if (cancellable.includes(order.status)) return { allowed: true }
  if (order.status === 'DELAYED' && flags.delayedCancellation) return { allowed: true }
  if (order.status !== 'PAYMENT_COMMITTED') return { allowed: false, reason: 'too-late' }
  return now - order.since > GRACE_SECONDS ? { allowed: true } : { allowed: false, reason: 'paying' }
}
