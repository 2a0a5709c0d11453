import { historySearch, type HistoryFilter } from '@beckon/domain/order'
import { toE164 } from '@beckon/domain/phone'
import { isRefusal, type Refusal } from '../../../../platform/refusal.ts'
import type { ActingUser } from '../../../parties/vendors/index.ts'
import type { OrderCriteria } from './order-criteria.ts'
import type { OrderDeps } from '../deps.ts'

/** The criteria of a list, a summary and a file. Seconds since 1970, both ends included. */
interface HistoryQuery {
  readonly from?: number | undefined
  readonly to?: number | undefined
  readonly include_outlets?: boolean | undefined
  readonly status?: HistoryFilter | undefined
  readonly search?: string | undefined
  readonly customer_phone_number?: string | undefined
}

interface HistoryCaller {
  readonly user: ActingUser
  readonly vendorId: string
  readonly query: HistoryQuery
}

/** Returns the criteria of a list, a summary or a file. */
export async function criteriaOf(
  deps: Pick<OrderDeps, 'vendors' | 'parameters'>,
  { user, vendorId, query }: HistoryCaller,
): Promise<OrderCriteria | Refusal> {
  const withOutlets = await includesOutlets(deps, user, query)
  const vendorIds = await deps.vendors.vendorsSeenBy(user, vendorId, withOutlets)
  if (isRefusal(vendorIds)) return vendorIds
  const { from, to, status, customer_phone_number: phone } = query
  const found = searchOf(query.search ?? '', vendorIds, user)
  const whose = { country: user.country, vendorIds }
  // A whole id names one order: period and status do not count.
  if (found.orderId !== undefined) return { ...whose, orderId: found.orderId }
  return {
    ...whose,
    filter: status,
    from: from === undefined ? undefined : new Date(from * 1000),
    // The whole second that was named belongs to it.
    before: to === undefined ? undefined : new Date((to + 1) * 1000),
    phone: phone === undefined ? undefined : toE164(phone, user.country),
    search: found.search,
  }
}

type Found = Pick<OrderCriteria, 'orderId' | 'search'>

/** Returns the meaning of a text: the id of an order of these vendors, or a reference and a phone. */
function searchOf(text: string, vendorIds: readonly string[], { country }: ActingUser): Found {
  const readings = vendorIds.map((vendorId) => historySearch(text, vendorId, country))
  const found = readings.find(({ kind }) => kind === 'order') ?? readings[0]
  if (!found || found.kind === 'nothing') return {}
  return found.kind === 'order' ? { orderId: found.orderId } : { search: found }
}

/** Outlets' orders come along only where the country's setting allows it. */
async function includesOutlets(
  { parameters }: Pick<OrderDeps, 'parameters'>,
  { country }: ActingUser,
  query: HistoryQuery,
): Promise<boolean> {
  return query.include_outlets === true && (await parameters.of(country)).allOutletOrders
}
