import type { AnswerOf, orderCalls, QueryOf } from '@beckon/contract'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { ActingUser } from '../../../parties/vendors/index.ts'
import { criteriaOf } from './history-criteria.ts'
import type { OrderDeps } from '../deps.ts'
import { ordersForLists, type PageRequest, readPage } from './orders-for-lists.ts'
import { paginationKey, readPaginationKey } from './pagination-key.ts'
import { presentOrders } from './present-order.ts'

interface ListOrders {
  readonly user: ActingUser
  readonly vendorId: string
  readonly query: QueryOf<typeof orderCalls.listOrders>
}

/** Returns a page of a vendor's orders, newest first; of a parent with its outlets on request. */
export async function listOrders(
  deps: OrderDeps,
  { user, vendorId, query }: ListOrders,
): Promise<AnswerOf<typeof orderCalls.listOrders> | Refusal> {
  const after = query.pagination_key === undefined ? undefined : readPaginationKey(query.pagination_key)
  if (query.pagination_key !== undefined && !after) {
    return refuse('request.invalid', { fields: { pagination_key: 'is not one of ours' } })
  }
  const criteria = await criteriaOf(deps, { user, vendorId, query })
  if (isRefusal(criteria)) return criteria
  const request: PageRequest = {
    ...criteria,
    count: query.count,
    after,
    preordersUntil: query.preorders_until === undefined ? undefined : new Date(query.preorders_until * 1000),
    finished: query.finished,
    scheduled: query.scheduled,
    undecided: query.undecided,
    now: deps.clock.now(),
  }
  return readPage(deps, request, async (db) => {
    const page = await ordersForLists(db, request)
    return {
      result: {
        data: await presentOrders({ ...deps, db }, page.orders),
        pagination_key: page.end ? paginationKey(page.end) : null,
      },
    }
  })
}
