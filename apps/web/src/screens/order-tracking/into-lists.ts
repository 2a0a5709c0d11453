import type { OrderRecord } from '@beckon/contract'
import { type ListName, listNames, listOf, sortNewestFirst, sortSoonestFirst } from '@beckon/domain/order'

/** New, scheduled, collected, delivered, cancelled: each newest first; scheduled ones soonest first. */
export type Lists = Readonly<Record<ListName, readonly OrderRecord[]>>

export function intoLists(orders: readonly OrderRecord[], now: number): Lists {
  const lists: Record<ListName, OrderRecord[]> = {
    new: [],
    scheduled: [],
    collected: [],
    delivered: [],
    cancelled: [],
  }
  for (const order of sortNewestFirst(orders)) {
    const name = listOf(order, now)
    if (name) lists[name].push(order)
  }
  return { ...lists, scheduled: sortSoonestFirst(lists.scheduled) }
}

/** The ids in the order in which they stand on the page. */
export const idsOf = (lists: Lists): string[] =>
  listNames.flatMap((name) => lists[name].map(({ order_id }) => order_id))
