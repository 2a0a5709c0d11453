import { dispatchLimits } from '@beckon/domain/limits'
import type { Area, Ring } from '@beckon/domain/geo'
import { countedRefundStates, type OrderCondition, unpaidStatuses } from '@beckon/domain/numbers'
import { type OrderWay, PROMISE_MARGIN_SECONDS } from '@beckon/domain/order'
import { type RawBuilder, sql } from 'kysely'
import { isLiveMode } from '../../../../platform/database/live-mode.ts'
import { among } from './order-criteria.ts'

type Sql = RawBuilder<unknown>

/** Orders of a country in a period, as the index `orders_of_country` has them. */
export const orderMadeAt: Sql = sql`(orders.created_at at time zone 'UTC')`
export const utcOf = (at: Date): Sql => sql`(${at}::timestamptz at time zone 'UTC')`
export const ofCountry = (country: string): Sql =>
  sql`lower(orders.country) = ${country.toLowerCase()} and ${isLiveMode('orders.vendor_id')}`

const isCounted = sql`orders.status not in ${among(unpaidStatuses)}`
const margin = sql`interval '1 second' * ${sql.lit(PROMISE_MARGIN_SECONDS)}`
/** The latest collection with which the promise is kept, as `collectByOf` in the domain; metres are whole. */
const collectBy = sql`greatest(
  orders.ready_at,
  orders.promised_upper
    - interval '1 second' * (round(orders.distance_metres / 5.0) + ${sql.lit(dispatchLimits.handoverSeconds)}))`

const cashWhere = (condition: Sql): Sql => sql`exists (
  select from cash_collection as cash
  where cash.vendor_id = orders.vendor_id and cash.order_id = orders.order_id ${condition})`

const refundStates = sql`(${sql.join(countedRefundStates.map((state) => sql.lit(state)))})`
const refundWhere = (condition: Sql): Sql => sql`exists (
  select from refund
  where refund.vendor_id = orders.vendor_id and refund.order_id = orders.order_id
    and refund.state in ${refundStates} ${condition})`

/**
 * The conditions of `packages/domain/src/numbers/conditions.ts` on a table called `orders`: the numbers count by them, and
 * the search finds by them, so that both have the same orders.
 */
export const conditionOf: Readonly<Record<OrderCondition, Sql>> = {
  counted: isCounted,
  assigned: sql`(${isCounted} and orders.first_searched_at is not null and orders.first_accepted_at is not null)`,
  collected: sql`(${isCounted} and orders.picked_up_at is not null)`,
  'collected-late': sql`(${isCounted} and orders.picked_up_at > ${collectBy} + ${margin})`,
  'at-door': sql`(${isCounted} and orders.door_reached_at is not null and orders.delivered_at is not null)`,
  delivered: sql`(${isCounted} and orders.delivered_at is not null)`,
  'delivered-late': sql`(${isCounted} and orders.delivered_at > orders.promised_upper + ${margin})`,
  cancelled: sql`orders.status = 'CANCELLED'`,
  cash: sql`(${isCounted} and ${cashWhere(sql``)})`,
  'cash-short': sql`(${isCounted} and ${cashWhere(sql`and cash.collected_minor < cash.due_minor`)})`,
  'cash-open': sql`(${isCounted} and ${cashWhere(sql`and cash.settled_at is null`)})`,
  refunded: refundWhere(sql``),
}

/** An order that was cancelled without a reason by an older release was called off. */
export const cancelledBecause: Sql = sql`coalesce(orders.cancel_reason, 'CALLED_OFF')`

/** Common facts of the orders of a number; the search takes the same. */
export interface OrderNarrowing {
  readonly only?: OrderCondition | undefined
  readonly way?: OrderWay | undefined
  readonly cancelReason?: string | undefined
  readonly refundCause?: string | undefined
  /** With the collection point in one of them; null for the whole country. */
  readonly areas?: readonly Area[] | null | undefined
}

/** The conditions, each beginning with `and`. */
export function numberedBy({ only, way, cancelReason, refundCause, areas }: OrderNarrowing): Sql {
  const conditions = [
    only && sql`and ${conditionOf[only]}`,
    way !== undefined && sql`and orders.way = ${way}`,
    cancelReason !== undefined &&
      sql`and orders.status = 'CANCELLED' and ${cancelledBecause} = ${cancelReason}`,
    refundCause !== undefined && sql`and ${refundWhere(sql`and refund.cause = ${refundCause}`)}`,
    areas && sql`and ${collectedInOne(areas)}`,
  ]
  return sql.join(
    conditions.map((condition) => condition || sql``),
    sql` `,
  )
}

const point = sql`point(orders.pickup_longitude, orders.pickup_latitude)`

const collectedInOne = (areas: readonly Area[]): Sql =>
  areas.length === 0 ? sql`false` : sql`(${sql.join(areas.map(collectedIn), sql` or `)})`

/** Whether the collection point lies in an area. */
function collectedIn(area: Area): Sql {
  switch (area.type) {
    case 'Polygon':
      return inPolygon(area.coordinates)
    case 'MultiPolygon':
      return sql`(${sql.join(area.coordinates.map(inPolygon), sql` or `)})`
    case 'Circle':
      return inCircle(area)
  }
}

const inRing = (ring: Ring): Sql =>
  sql`${point} <@ ${`(${ring.map(([longitude, latitude]) => `(${longitude},${latitude})`).join(',')})`}::polygon`

const inPolygon = ([edge = [], ...holes]: readonly Ring[]): Sql =>
  sql`(${inRing(edge)} ${sql.join(
    holes.map((hole) => sql`and not ${inRing(hole)}`),
    sql` `,
  )})`

/** By the haversine formula on the mean earth radius, as `distanceBetween` in the domain. */
const inCircle = ({ center, metres }: Extract<Area, { type: 'Circle' }>): Sql => sql`
  2 * 6371008.8 * asin(least(1, sqrt(
    power(sin(radians(orders.pickup_latitude - ${center.latitude}::float8) / 2), 2)
    + cos(radians(orders.pickup_latitude)) * cos(radians(${center.latitude}::float8))
      * power(sin(radians(orders.pickup_longitude - ${center.longitude}::float8) / 2), 2)
  ))) <= ${metres}::float8`
