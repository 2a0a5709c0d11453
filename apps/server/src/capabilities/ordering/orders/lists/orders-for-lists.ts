import { PREORDERS_WITH_FIRST_PAGE } from '@beckon/domain/limits'
import { endedStatuses } from '@beckon/domain/order'
import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/connect.ts'
import { allOf, among, narrowed, type OrderCriteria } from './order-criteria.ts'
import type { OrderDeps } from '../deps.ts'
import type { OrderRow } from '../order-row.ts'
import type { PageEnd } from './pagination-key.ts'

export interface PageRequest extends OrderCriteria {
  readonly count: number
  readonly after?: PageEnd | undefined
  /** With `from`: the first page adds the older pre-orders for `from` to this moment, beyond `count`. */
  readonly preordersUntil?: Date | undefined
  readonly finished?: boolean | undefined
  readonly scheduled?: boolean | undefined
  /** Whether a question to the shop is open. */
  readonly undecided?: boolean | undefined
  readonly now: Date
}

export interface Page {
  readonly orders: readonly OrderRow[]
  /** Where the next page begins; undefined on the last. */
  readonly end: PageEnd | undefined
}

/** Reads a page of a history from the replica where there is one; lists of what is under way are always the primary's. */
export const readPage = <T>(
  { db, reads }: Pick<OrderDeps, 'db' | 'reads'>,
  { before, finished }: Pick<PageRequest, 'before' | 'finished'>,
  work: (from: Database) => Promise<T>,
): Promise<T> => (before !== undefined || finished === true ? reads.read('history', work) : work(db))

/**
 * Newest first. Each vendor's part is read along its own index from where the last page ended, and the parts
 * are merged: a page deep in costs what the first one does.
 */
export async function ordersForLists(db: Database, request: PageRequest): Promise<Page> {
  // One more than the page shows whether there is another.
  const limit = request.count + 1
  const { rows } = await sql<OrderRow>`
    select part.* from ${vendors(request)}
    cross join lateral (${ofVendor(request, limit)}) as part
    order by part.created_at desc, part.order_id desc limit ${limit}`.execute(db)
  const orders = rows.slice(0, request.count)
  const last = orders.at(-1)
  const hasMore = rows.length > request.count && last !== undefined
  const end = hasMore ? { createdAt: last.created_at, orderId: last.order_id } : undefined
  return { orders: [...orders, ...(await preordersBeyond(db, request, end))], end }
}

/** The tracked pre-orders that are older than the first page, however many orders the day has. */
async function preordersBeyond(db: Database, request: PageRequest, end: PageEnd | undefined) {
  const { from, preordersUntil, after } = request
  if (!from || !preordersUntil || after) return []
  const older = end
    ? sql`and (orders.created_at, orders.order_id) < (${end.createdAt}, ${end.orderId})`
    : sql`and orders.created_at < ${from}`
  const { rows } = await sql<OrderRow>`
    select part.* from ${vendors(request)}
    cross join lateral (
      select * from orders
      where orders.vendor_id = vendor.id and orders.country = ${request.country}
        and orders.preordered_for between ${from} and ${preordersUntil} ${older} ${conditions(request)}
      order by orders.preordered_for limit ${PREORDERS_WITH_FIRST_PAGE}
    ) as part
    order by part.preordered_for limit ${PREORDERS_WITH_FIRST_PAGE}`.execute(db)
  return sortNewestFirst(rows)
}

const sortNewestFirst = (rows: readonly OrderRow[]) =>
  rows.toSorted(
    (a, b) => b.created_at.getTime() - a.created_at.getTime() || (a.order_id < b.order_id ? 1 : -1),
  )

const vendors = ({ vendorIds }: PageRequest) => sql`unnest(${[...vendorIds]}::text[]) as vendor (id)`

const ofVendor = (request: PageRequest, limit: number) => sql`
  select * from orders
  where orders.vendor_id = vendor.id and orders.country = ${request.country}
    ${request.from ? sql`and orders.created_at >= ${request.from}` : sql``} ${conditions(request)}
  order by orders.created_at desc, orders.order_id desc limit ${limit}`

function conditions(request: PageRequest) {
  const { after, finished, scheduled, undecided, now } = request
  return allOf([
    after && sql`and (orders.created_at, orders.order_id) < (${after.createdAt}, ${after.orderId})`,
    // Each query limits the time of creation itself.
    narrowed({ ...request, from: undefined }),
    finished === true && sql`and ${isOver}`,
    finished === false && sql`and not (${isOver})`,
    scheduled === true && sql`and orders.preordered_for > ${now}`,
    scheduled === false && sql`and (orders.preordered_for is null or orders.preordered_for <= ${now})`,
    undecided === true && sql`and ${isUndecided}`,
    undecided === false && sql`and not ${isUndecided}`,
  ])
}

const isOver = sql`orders.status in ${among(endedStatuses)}`

const isUndecided = sql`exists (
  select 1 from order_decision as question
  where question.vendor_id = orders.vendor_id and question.order_id = orders.order_id
    and question.chosen_at is null)`
