import { cancellation, editable } from '@beckon/domain/order'
import type { OrderRow } from './order-row.ts'

/** The flags of a country that concern cancelling. */
export interface CancellationFlags {
  readonly delayedCancellation: boolean
}

interface CancelFacts {
  readonly since: number
  /** A rider has the parcel, or had it. */
  readonly collected: boolean
  readonly now: number
  readonly flags: CancellationFlags
}

/** Returns what the vendor may do with an order now; part of every answer. Times in seconds since 1970. */
export function allowedActions(
  order: Pick<OrderRow, 'status'>,
  { since, collected, now, flags }: CancelFacts,
) {
  return {
    cancel: cancellation({ status: order.status, since, collected }, now, flags).allowed,
    edit: editable(order.status),
  }
}
