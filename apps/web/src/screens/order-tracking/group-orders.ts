import type { OrderRecord } from '@beckon/contract'
import { type ListName, listNames, listOf, sortNewestFirst, sortSoonestFirst } from '@beckon/domain/order'
import { mostUrgentFirst } from '../../features/orders/index.ts'

/** Orders with a pending decision precede the lists by progress. */
export const groupNames = ['needs-you', ...listNames] as const
export type GroupName = (typeof groupNames)[number]

/**
 * Orders with a pending decision, the most urgent first; then new, scheduled, collected, delivered, cancelled: each
 * newest first, scheduled ones soonest first. An order is in one group.
 */
export type Lists = Readonly<Record<GroupName, readonly OrderRecord[]>>

export function groupOrders(orders: readonly OrderRecord[], now: number): Lists {
  const lists: Record<ListName, OrderRecord[]> = {
    new: [],
    scheduled: [],
    collected: [],
    delivered: [],
    cancelled: [],
  }
  for (const order of sortNewestFirst(orders)) {
    const name = order.decision ? undefined : listOf(order, now)
    if (name) lists[name].push(order)
  }
  return { ...lists, 'needs-you': mostUrgentFirst(orders), scheduled: sortSoonestFirst(lists.scheduled) }
}

/** Returns the ids in the order of the page. */
export const idsOf = (lists: Lists): string[] =>
  groupNames.flatMap((name) => lists[name].map(({ order_id }) => order_id))
