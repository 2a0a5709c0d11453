import type { OrderRecord } from '@beckon/contract'
import { isNewer } from '@beckon/domain/order'

/** Of two records of an order the newer one; the same again changes nothing. */
export const newerOf = (known: OrderRecord | undefined, told: OrderRecord): OrderRecord =>
  known && !isNewer(known, told) ? known : told

/** The list with this order in it as it is now; the very same list when nothing is new. */
export function withOrder(orders: readonly OrderRecord[], told: OrderRecord): readonly OrderRecord[] {
  const at = orders.findIndex((one) => one.order_id === told.order_id)
  if (at < 0) return [told, ...orders]
  const newer = newerOf(orders[at], told)
  return newer === orders[at] ? orders : orders.with(at, newer)
}

/** A page of the history, as the service gave it. */
export interface OrderPage {
  readonly data: readonly OrderRecord[]
  readonly pagination_key: string | null
}

/** Returns the page with the new version of an order that it contains; the same page without a change. */
export function inPage(page: OrderPage, told: OrderRecord): OrderPage {
  const at = page.data.findIndex((one) => one.order_id === told.order_id)
  return at >= 0 && isNewer(page.data[at], told) ? { ...page, data: page.data.with(at, told) } : page
}
