import { cancelledListStatuses, collectedStatuses, type OrderStatus } from '@beckon/domain/order'
import { type RawBuilder, sql } from 'kysely'
import { among } from './lists/order-criteria.ts'
import type { OrderRow } from './order-row.ts'

type StepTimes = Pick<OrderRow, 'picked_up_at' | 'delivered_at' | 'closed_at' | 'cancel_reason'>
/** Times of statuses that an order may have several times; the history of older orders has them. */
type FirstTimes = Pick<OrderRow, 'first_searched_at' | 'first_accepted_at' | 'door_reached_at'>

/** Statuses that end an order without a delivery. */
const endedStatuses: readonly OrderStatus[] = [
  ...cancelledListStatuses.filter((status) => status !== 'STALLED'),
  'RETURNED_TO_VENDOR',
]

interface Step {
  readonly status: OrderStatus
  readonly reason: string | null
  readonly at: Date
}

/**
 * Columns of an order that repeat an entry of its history. An order has each of these statuses once. A parcel that was
 * collected before the order was cancelled ends the cancellation.
 */
export function stepTimesOf({ status, reason, at }: Step): Partial<StepTimes> {
  if (status === 'PICKED_UP') return { picked_up_at: at, closed_at: null, cancel_reason: null }
  if (status === 'DELIVERED') return { delivered_at: at }
  if (!endedStatuses.includes(status)) return {}
  return { closed_at: at, ...(status === 'CANCELLED' ? { cancel_reason: reason } : {}) }
}

/** Statuses of orders that have been collected or may have been. */
const maybeCollected: readonly OrderStatus[] = [
  ...collectedStatuses,
  'DELIVERED',
  'RETURNED_TO_VENDOR',
  'DELAYED',
  'CANCELLED',
]

type FirstTime = (order: FirstTimes, at: Date) => Partial<FirstTimes>

const firstTimes: Readonly<Partial<Record<Step['status'], FirstTime>>> = {
  // Set for another time: the next search counts.
  NEW: (order) => (order.first_accepted_at === null ? { first_searched_at: null } : {}),
  WAITING_FOR_TRANSPORT: (order, at) => (order.first_searched_at === null ? { first_searched_at: at } : {}),
  COURIER_ACCEPTED_DELIVERY: (order, at) =>
    order.first_accepted_at === null ? { first_accepted_at: at } : {},
  NEAR_CUSTOMER: (order, at) => (order.door_reached_at === null ? { door_reached_at: at } : {}),
  // Another door.
  COURIER_LEFT_VENDOR: (order) => (order.door_reached_at === null ? {} : { door_reached_at: null }),
}

/** Columns of an order that have the first time of a status: a repeated one changes nothing. */
export const firstTimesOf = (order: FirstTimes, { status, at }: Step): Partial<FirstTimes> =>
  firstTimes[status]?.(order, at) ?? {}

/**
 * The columns, of a table called `orders`. Those of an order that a process of an earlier release moved are empty, and
 * its history has them.
 */
export const collectedAt = stored<Date>('picked_up_at', {
  of: maybeCollected,
  history: sql`max(entry.created_at) filter (where entry.status = 'PICKED_UP')`,
})

export const deliveredAt = stored<Date>('delivered_at', {
  of: ['DELIVERED'],
  history: sql`max(entry.created_at) filter (where entry.status = 'DELIVERED')`,
})

export const endedAt = stored<Date>('closed_at', {
  of: endedStatuses,
  history: sql`max(entry.created_at) filter (where entry.status in ${among(endedStatuses)})`,
})

export const cancelReason = stored<string>('cancel_reason', {
  of: ['CANCELLED'],
  history: sql`max(entry.reason) filter (where entry.status = 'CANCELLED')`,
})

interface Source {
  /** Statuses in which the history may have it. */
  readonly of: readonly OrderStatus[]
  readonly history: RawBuilder<unknown>
}

function stored<T>(column: keyof StepTimes, { of, history }: Source): RawBuilder<T | null> {
  return sql<T | null>`coalesce(${sql.ref(`orders.${column}`)}, case when orders.status in ${among(of)} then (
    select ${history} from order_status as entry
    where entry.vendor_id = orders.vendor_id and entry.order_id = orders.order_id
  ) end)`
}
