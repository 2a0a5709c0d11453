import { cancellation, editable } from '@beckon/domain/order'
import type { OrderRow } from './order-row.ts'

/** What the vendor may do with an order now; travels with every answer. Times in seconds since 1970. */
export function canOf(order: Pick<OrderRow, 'status'>, since: number, now: number) {
  // Off until the flag service can turn it on.
  const flags = { delayedCancellation: false }
  return {
    cancel: cancellation({ status: order.status, since }, now, flags).allowed,
    edit: editable(order.status),
  }
}
