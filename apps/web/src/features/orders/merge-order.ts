import type { OrderRecord } from '@beckon/contract'

/** Of two records of an order the one with the higher version is true; an equal one changes nothing. */
export const newerOf = (known: OrderRecord | undefined, told: OrderRecord): OrderRecord =>
  known && known.version >= told.version ? known : told

/** The list with this order in it as it is now; the very same list when nothing is new. */
export function withOrder(orders: readonly OrderRecord[], told: OrderRecord): readonly OrderRecord[] {
  const at = orders.findIndex((one) => one.order_id === told.order_id)
  if (at < 0) return [told, ...orders]
  const newer = newerOf(orders[at], told)
  return newer === orders[at] ? orders : orders.with(at, newer)
}
