import type { AnswerOf, BodyOf, programCalls, QueryOf } from '@beckon/contract'
import type { HistoryFilter } from '@beckon/domain/order'
import { toE164 } from '@beckon/domain/phone'
import type { ProgramCaller } from '../../../../platform/auth/callers.ts'
import { isRefusal, type Refusal } from '../../../../platform/refusal.ts'
import { paginationKey, readPaginationKey } from '../../../ordering/orders/index.ts'
import type { ApiDeps } from '../deps.ts'
import { cursorInvalid, instantOf } from '../values.ts'
import { presentOrder } from './present-order.ts'
import { vendorIdsFor } from './vendor-ids-for.ts'

type Query = QueryOf<typeof programCalls.listOrders>
type Search = BodyOf<typeof programCalls.searchOrders>
type OrderPage = AnswerOf<typeof programCalls.listOrders>

/** Returns a page of the orders of the key, newest first. */
export const listOrders = (
  deps: ApiDeps,
  caller: ProgramCaller,
  query: Query,
): Promise<OrderPage | Refusal> => pageOfOrders(deps, caller, query, filtersOf(query))

/** Returns a page of the orders of a customer, newest first. */
export const searchOrders = (
  deps: ApiDeps,
  caller: ProgramCaller,
  search: Search,
): Promise<OrderPage | Refusal> =>
  pageOfOrders(deps, caller, search, { phone: toE164(search.customer_phone, caller.country) })

type Filters = Partial<
  Omit<Parameters<ApiDeps['orders']['page']>[0], 'country' | 'vendorIds' | 'count' | 'after'>
>

async function pageOfOrders(
  deps: ApiDeps,
  caller: ProgramCaller,
  { limit, cursor, collection_point: point }: Pick<Query, 'limit' | 'cursor' | 'collection_point'>,
  filters: Filters,
): Promise<OrderPage | Refusal> {
  const after = cursor === undefined ? undefined : readPaginationKey(cursor)
  if (cursor !== undefined && !after) return cursorInvalid()
  const vendorIds = await vendorIdsFor(deps, caller, point)
  if (isRefusal(vendorIds)) return vendorIds
  const page = await deps.orders.page({ country: caller.country, vendorIds, count: limit, after, ...filters })
  const records = await deps.orders.presentMany(page.orders)
  return { data: records.map(presentOrder), next_cursor: page.end ? paginationKey(page.end) : null }
}

const filtersOf = (query: Query): Filters => ({
  from: query.created_from === undefined ? undefined : instantOf(query.created_from),
  before: query.created_before === undefined ? undefined : instantOf(query.created_before),
  reference: query.reference,
  undecided: query.needs_decision === undefined ? undefined : query.needs_decision === 'true',
  ...stateOf(query.state),
})

function stateOf(state: Query['state']): { readonly filter?: HistoryFilter; readonly finished?: boolean } {
  if (state === 'delivered' || state === 'cancelled') return { filter: state }
  return state === undefined ? {} : { finished: state === 'ended' }
}
