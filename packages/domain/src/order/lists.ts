import { findWords } from '../text/index.ts'
import type { HistoryEntry } from './display.ts'
import {
  cancelledListStatuses,
  collectedStatuses,
  newStatuses,
  type OrderStatus,
  rankOf,
} from './lifecycle/status.ts'

export const listNames = ['new', 'scheduled', 'collected', 'delivered', 'cancelled'] as const
export type ListName = (typeof listNames)[number]

/** The fields of an order that decide on its list. Times in seconds since 1970. */
export interface ListedOrder {
  readonly order_id: string
  readonly created_at: number
  readonly preordered_for: number | null
  readonly status: OrderStatus
  readonly status_history: readonly HistoryEntry[]
  readonly customer: { readonly name: string; readonly phone_number: string }
  readonly order: { readonly reference?: string | undefined }
}

const deliveredStatuses: readonly OrderStatus[] = ['DELIVERED', 'RETURNED_TO_VENDOR']
/**
 * A delayed order with one of these in its history is in the list of collected orders. STALLED is one of them: an order
 * that found no rider at first and is late now counts as collected, although the shop still has the parcel.
 */
export const pastNewStatuses: readonly OrderStatus[] = [
  ...collectedStatuses,
  ...cancelledListStatuses,
  ...deliveredStatuses,
]

/** Returns the list of an order on the tracking page; undefined while it is being paid. */
export function listOf(order: ListedOrder, now: number): ListName | undefined {
  if (order.status === 'DELAYED') {
    return order.status_history.some((entry) => pastNewStatuses.includes(entry.status)) ? 'collected' : 'new'
  }
  if (isScheduled(order, now)) return 'scheduled'
  if (newStatuses.includes(order.status)) return 'new'
  if (collectedStatuses.includes(order.status)) return 'collected'
  if (deliveredStatuses.includes(order.status)) return 'delivered'
  return cancelledListStatuses.includes(order.status) ? 'cancelled' : undefined
}

/** Whether an order waits for a time to come and no rider has been asked. `now` in seconds since 1970. */
export function isScheduled(order: Pick<ListedOrder, 'preordered_for' | 'status'>, now: number): boolean {
  const waits = newStatuses.includes(order.status) && rankOf(order.status) <= rankOf('WAITING_FOR_TRANSPORT')
  return order.preordered_for !== null && order.preordered_for > now && waits
}

/** Newest first; of two made in the same second the greater id. */
export function sortNewestFirst<T extends { readonly created_at: number; readonly order_id: string }>(
  orders: readonly T[],
): T[] {
  return orders.toSorted((a, b) => b.created_at - a.created_at || (a.order_id < b.order_id ? 1 : -1))
}

/** Soonest first; of two for the same time the one made first. */
export function sortSoonestFirst<T extends Pick<ListedOrder, 'preordered_for' | 'created_at' | 'order_id'>>(
  orders: readonly T[],
): T[] {
  return sortNewestFirst(orders)
    .reverse()
    .sort((a, b) => (a.preordered_for ?? a.created_at) - (b.preordered_for ?? b.created_at))
}

/** Id, the shop's reference, phone or name of the customer contain what is searched for; spaces do not count. */
export function searchMatches(order: ListedOrder, search: string, language: string): boolean {
  const isIn = findWords(withoutSpaces(search), language)
  const { order_id: orderId, customer, order: goods } = order
  return [orderId, goods.reference ?? '', customer.phone_number, customer.name].some((text) =>
    isIn(withoutSpaces(text)),
  )
}

const withoutSpaces = (text: string) => text.replace(/\s+/gu, '')
