import { cancellation, editable } from '@beckon/domain/order'
import type { OrderRow } from './order-row.ts'

/** What a country may have turned on for cancelling. */
export interface CancellationFlags {
  readonly delayedCancellation: boolean
}

/** What the vendor may do with an order now; travels with every answer. Times in seconds since 1970. */
export function canOf(
  order: Pick<OrderRow, 'status'>,
  { since, now, flags }: { readonly since: number; readonly now: number; readonly flags: CancellationFlags },
) {
  return {
    cancel: cancellation({ status: order.status, since }, now, flags).allowed,
    edit: editable(order.status),
  }
}
