import type { OrderRecord } from '@beckon/contract'
import { isNewer } from '@beckon/domain/order'

/** Returns the newer of two records of an order; the same object for equal versions. */
export const newerOf = (known: OrderRecord | undefined, incoming: OrderRecord): OrderRecord =>
  known && !isNewer(known, incoming) ? known : incoming

/** Returns the list with the new version of an order; the same array without a change. */
export function withOrder(orders: readonly OrderRecord[], incoming: OrderRecord): readonly OrderRecord[] {
  const at = orders.findIndex((one) => one.order_id === incoming.order_id)
  if (at < 0) return [incoming, ...orders]
  const newer = newerOf(orders[at], incoming)
  return newer === orders[at] ? orders : orders.with(at, newer)
}

/** A page of the history as returned by the service. */
export interface OrderPage {
  readonly data: readonly OrderRecord[]
  readonly pagination_key: string | null
}

/** Returns the page with the new version of an order that it contains; the same page without a change. */
export function inPage(page: OrderPage, incoming: OrderRecord): OrderPage {
  const at = page.data.findIndex((one) => one.order_id === incoming.order_id)
  return at >= 0 && isNewer(page.data[at], incoming) ? { ...page, data: page.data.with(at, incoming) } : page
}
