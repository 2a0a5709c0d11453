import type { AnswerOf, BodyOf, orderDeskCalls } from '@beckon/contract'
import { zonesOf } from '@beckon/domain/board'
import type { CountryCode } from '@beckon/domain/country'
import { moneyConditions } from '@beckon/domain/numbers'
import { mayOperateWith, type OperatorGrant } from '@beckon/domain/operator'
import { deskSearch } from '@beckon/domain/order'
import type { OperatorCaller } from '../../../platform/auth/callers.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { type Refusal, refuse } from '../../../platform/refusal.ts'
import { numberedZones, paginationKey, readPaginationKey } from '../../ordering/orders/index.ts'
import { scopeFor } from '../../parties/riders/index.ts'
import type { DeskDeps } from './deps.ts'
import { findOrders, presentFound } from './found-orders.ts'

type Search = BodyOf<typeof orderDeskCalls.searchOrders>

/** Returns a page of the orders of a country, or of the zones of the operator, newest first. */
export async function searchOrders(
  { db }: Pick<DeskDeps, 'db'>,
  caller: OperatorCaller,
  search: Search,
): Promise<AnswerOf<typeof orderDeskCalls.searchOrders> | Refusal> {
  const after = search.after === undefined ? undefined : readPaginationKey(search.after)
  if (search.after !== undefined && !after) {
    return refuse('request.invalid', { fields: { after: 'is not one of ours' } })
  }
  const { country, grants } = caller
  if (isAboutMoney(search) && !mayOperateWith(grants, 'money.read')) return refuse('auth.forbidden')
  const zones = await zonesFor(db, country, search, grants)
  if (zones === undefined) return refuse('zone.not-found')
  const text = search.text?.trim() ?? ''
  const found = await findOrders(db, {
    country,
    scope: await scopeFor(db, caller, 'orders.read'),
    search: text === '' ? null : deskSearch(text, country),
    vendorId: search.vendor_id,
    riderId: search.rider_id,
    statuses: search.statuses,
    only: search.only,
    way: search.way,
    cancelReason: search.cancel_reason,
    refundCause: search.refund_cause,
    areas: zones?.areas,
    from: dateOf(search.from),
    until: dateOf(search.until),
    after,
    count: search.count + 1,
  })
  const page = found.slice(0, search.count)
  const last = page.at(-1)
  const hasMore = found.length > search.count && last !== undefined
  return {
    result: page.map(presentFound),
    next: hasMore ? paginationKey({ createdAt: last.created_at, orderId: last.order_id }) : null,
  }
}

const dateOf = (seconds: number | undefined): Date | undefined =>
  seconds === undefined ? undefined : new Date(seconds * 1000)

/** The orders of a number are in the zones that the number counts; a search without one finds the whole country. */
const zonesFor = (db: Database, country: CountryCode, search: Search, grants: readonly OperatorGrant[]) =>
  numberedZones(db, {
    country,
    seen: search.only === undefined ? null : zonesOf(grants, country, 'numbers.read'),
    zoneId: search.zone_id,
  })

const isAboutMoney = ({ only, refund_cause }: Search): boolean =>
  refund_cause !== undefined || (only !== undefined && moneyConditions.includes(only))
