import type { AnswerOf, orderCalls, QueryOf } from '@beckon/contract'
import { toE164 } from '@beckon/domain/phone'
import { type Refusal, refuse } from '../../platform/refusal.ts'
import type { ActingUser } from '../vendors/index.ts'
import type { OrderParts } from './order-parts.ts'
import { ordersForLists } from './orders-for-lists.ts'
import { paginationKey, readPaginationKey } from './pagination-key.ts'
import { presentOrders } from './present-order.ts'

interface ListOrders {
  readonly user: ActingUser
  readonly vendorId: string
  readonly query: QueryOf<typeof orderCalls.listOrders>
}

/** A page of a vendor's orders, newest first; of a parent with its outlets when they are asked for. */
export async function listOrders(
  parts: OrderParts,
  { user, vendorId, query }: ListOrders,
): Promise<AnswerOf<typeof orderCalls.listOrders> | Refusal> {
  const after = query.pagination_key === undefined ? undefined : readPaginationKey(query.pagination_key)
  if (query.pagination_key !== undefined && !after) {
    return refuse('request.invalid', { fields: { pagination_key: 'is not one of ours' } })
  }
  const vendorIds = await parts.vendors.vendorsSeenBy(
    user,
    vendorId,
    await includesOutlets(parts, user, query),
  )
  if (vendorIds.length === 0) return refuse('vendor.not-found')
  const now = parts.clock.now()
  const phone = query.customer_phone_number
  const page = await ordersForLists(parts.db, {
    country: user.country,
    vendorIds,
    count: query.count,
    after,
    from: query.from === undefined ? undefined : new Date(query.from * 1000),
    // The whole second that was named belongs to it.
    before: query.to === undefined ? undefined : new Date((query.to + 1) * 1000),
    preordersUntil: query.preorders_until === undefined ? undefined : new Date(query.preorders_until * 1000),
    phone: phone === undefined ? undefined : toE164(phone, user.country),
    finished: query.finished,
    scheduled: query.scheduled,
    now,
  })
  return {
    result: {
      data: await presentOrders(parts, page.orders),
      pagination_key: page.end ? paginationKey(page.end) : null,
    },
  }
}

/** Outlets' orders come along only where the country's setting allows it. */
async function includesOutlets(
  { parameters }: OrderParts,
  { country }: ActingUser,
  query: ListOrders['query'],
): Promise<boolean> {
  return query.include_outlets === true && (await parameters.of(country)).allOutletOrders
}
