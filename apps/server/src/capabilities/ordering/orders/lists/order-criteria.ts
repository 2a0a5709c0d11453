import type { CountryCode, PaymentMethod } from '@beckon/domain/country'
import { pastNewStatuses, statusesOf, type HistoryFilter, type OrderStatus } from '@beckon/domain/order'
import { type RawBuilder, sql } from 'kysely'

/** The filter of orders: the same for a list, its summary and its file. */
export interface OrderCriteria {
  readonly country: CountryCode
  /** One vendor, or a parent with its outlets. */
  readonly vendorIds: readonly string[]
  /** When the orders were made: from this instant, and before that one. */
  readonly from?: Date | undefined
  readonly before?: Date | undefined
  readonly phone?: string | undefined
  readonly orderId?: string | undefined
  readonly reference?: string | undefined
  /** The meanings of a text, one of which an order has. */
  readonly search?: Searched | undefined
  readonly filter?: HistoryFilter | undefined
}

interface Searched {
  readonly phone?: string | undefined
  readonly reference: string
}

type Narrowing = Omit<OrderCriteria, 'country' | 'vendorIds'>

/** The conditions except ownership, each beginning with `and`, on a table called `orders`. */
export function narrowed(narrowing: Narrowing): RawBuilder<unknown> {
  const { from, before, phone, orderId, reference, search, filter = 'any' } = narrowing
  return allOf([
    from && sql`and orders.created_at >= ${from}`,
    before && sql`and orders.created_at < ${before}`,
    phone !== undefined && sql`and orders.customer_phone = ${phone}`,
    orderId !== undefined && sql`and orders.order_id = ${orderId}`,
    reference !== undefined && sql`and orders.reference = ${reference}`,
    search && sql`and ${meaning(search)}`,
    passing(filter),
  ])
}

function meaning({ phone, reference }: Searched): RawBuilder<unknown> {
  const isReferred = sql`orders.reference = ${reference}`
  return phone === undefined ? isReferred : sql`(orders.customer_phone = ${phone} or ${isReferred})`
}

/** All conditions. */
export const meets = (criteria: OrderCriteria): RawBuilder<unknown> => sql`
  orders.vendor_id = any(${[...criteria.vendorIds]}::text[]) and orders.country = ${criteria.country} ${narrowed(criteria)}`

export const allOf = (
  conditions: readonly (RawBuilder<unknown> | false | undefined)[],
): RawBuilder<unknown> =>
  sql.join(
    conditions.map((condition) => condition || sql``),
    sql` `,
  )

/** Written out, so that the planner sees which partial index answers it. */
export const among = (values: readonly (OrderStatus | PaymentMethod)[]): RawBuilder<unknown> =>
  sql`(${sql.join(values.map((value) => sql.lit(value)))})`

/** As in the lists: a delayed order is collected with one of `pastNewStatuses` in its history, and new without. */
function passing(filter: HistoryFilter): RawBuilder<unknown> | undefined {
  const statuses = statusesOf(filter)
  if (!statuses) return undefined
  const plain = sql`orders.status in ${among(statuses)}`
  if (filter !== 'new' && filter !== 'collected') return sql`and ${plain}`
  const isPastNew = sql`exists (
    select 1 from order_status as entry
    where entry.vendor_id = orders.vendor_id and entry.order_id = orders.order_id
      and entry.status in ${among(pastNewStatuses)})`
  const delayed = filter === 'new' ? sql`not ${isPastNew}` : isPastNew
  return sql`and (${plain} or (orders.status = 'DELAYED' and ${delayed}))`
}
