import { overStatuses } from '@beckon/domain/order'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import { allOf, among, narrowed, type OrderCriteria } from './found-orders.ts'
import type { OrderRow } from './order-row.ts'
import type { PageEnd } from './pagination-key.ts'

export interface PageRequest extends OrderCriteria {
  readonly count: number
  readonly after?: PageEnd | undefined
  /** With `from`: pre-orders of before it too, for `from` or later and this at the latest. */
  readonly preordersUntil?: Date | undefined
  readonly finished?: boolean | undefined
  readonly scheduled?: boolean | undefined
  readonly now: Date
}

export interface Page {
  readonly orders: readonly OrderRow[]
  /** Where the next page begins; undefined on the last. */
  readonly end: PageEnd | undefined
}

/**
 * Newest first. Each vendor's part is read along its own index from where the last page ended, and the parts
 * are merged: a page deep in costs what the first one does.
 */
export async function ordersForLists(db: Database, request: PageRequest): Promise<Page> {
  // One more than the page shows whether there is another.
  const limit = request.count + 1
  const { rows } = await sql<OrderRow>`
    select part.* from unnest(${[...request.vendorIds]}::text[]) as vendor (id)
    cross join lateral (${ofVendor(request, limit)}) as part
    order by part.created_at desc, part.order_id desc limit ${limit}`.execute(db)
  const orders = rows.slice(0, request.count)
  const last = orders.at(-1)
  const hasMore = rows.length > request.count && last !== undefined
  return { orders, end: hasMore ? { createdAt: last.created_at, orderId: last.order_id } : undefined }
}

/** Pre-orders of earlier days are few and have an index of their own; a day's orders are not searched for them. */
function ofVendor(request: PageRequest, limit: number) {
  const { from, preordersUntil } = request
  const made = part(request, limit, from ? sql`and orders.created_at >= ${from}` : sql``)
  if (!from || !preordersUntil) return made
  const earlier = sql`and orders.created_at < ${from} and orders.preordered_for is not null
    and orders.preordered_for between ${from} and ${preordersUntil}`
  return sql`(${made}) union all (${part(request, limit, earlier)})`
}

const part = (request: PageRequest, limit: number, made: RawBuilder<unknown>) => sql`
  select * from orders
  where orders.vendor_id = vendor.id and orders.country = ${request.country} ${made} ${conditions(request)}
  order by orders.created_at desc, orders.order_id desc limit ${limit}`

function conditions(request: PageRequest) {
  const { after, finished, scheduled, now } = request
  return allOf([
    after && sql`and (orders.created_at, orders.order_id) < (${after.createdAt}, ${after.orderId})`,
    // When they were made at the earliest is said by each part.
    narrowed({ ...request, from: undefined }),
    finished === true && sql`and ${isOver}`,
    finished === false && sql`and not (${isOver})`,
    scheduled === true && sql`and orders.preordered_for > ${now}`,
    scheduled === false && sql`and (orders.preordered_for is null or orders.preordered_for <= ${now})`,
  ])
}

const isOver = sql`orders.status in ${among(overStatuses)}`
