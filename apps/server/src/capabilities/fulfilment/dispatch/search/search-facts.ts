import { MOST_COMPETITORS, type OfferHistory, searchRadiusAfter } from '@beckon/domain/dispatch'
import type { Point } from '@beckon/domain/geo'
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { OrderKey, OrderRow } from '../../../ordering/orders/index.ts'
import { type Options, type Raises, raisesIn } from './fee-raises.ts'

export interface SearchFacts {
  /** Earlier offers of the order, the oldest first. */
  readonly history: readonly OfferHistory[]
  /** Riders from whom an operator took the order: they are not asked for it any more. */
  readonly excluded: ReadonlySet<string>
  readonly raises: Raises
  /** When this search began; null where it has just begun. */
  readonly searchedAt: Date | null
  /** Other orders nearby that wait for a rider, the longest first. */
  readonly competitors: readonly Competitor[]
}

/** An order that waits for a rider beside another one. */
export interface Competitor extends OrderKey {
  readonly collect: Point
  readonly searchedAt: Date
  /** Riders who were asked. */
  readonly asked: readonly string[]
}

interface HistoryRow extends OfferHistory {
  readonly isTakenBack: boolean
}

interface FactsRow {
  readonly searched_at: Date | null
  readonly competitors: readonly CompetitorRow[] | null
  readonly history: readonly HistoryRow[] | null
  readonly raises: readonly Options[] | null
}

const METRES_OF_DEGREE = 111_320

type SearchedOrder = Pick<
  OrderRow,
  'vendor_id' | 'order_id' | 'country' | 'pickup_latitude' | 'pickup_longitude'
>

/** Selects the other orders nearby that wait for a rider. The riders of both may be between them. */
function competitorsOf({ order_id: orderId, country, ...order }: SearchedOrder) {
  const { pickup_latitude: latitude, pickup_longitude: longitude } = order
  const degrees = (2 * searchRadiusAfter(0)) / METRES_OF_DEGREE
  const wideDegrees = degrees / Math.cos((latitude * Math.PI) / 180)
  return sql`
    select json_agg(json_build_object(
      'vendorId', one.vendor_id, 'orderId', one.order_id, 'seconds', extract(epoch from one.asked_at),
      'latitude', one.pickup_latitude, 'longitude', one.pickup_longitude,
      'asked', array(
        select rider_id from offer where offer.vendor_id = one.vendor_id and offer.order_id = one.order_id
      )
    ) order by one.asked_at)
    from (
      select dispatch.vendor_id, dispatch.order_id, asked_at, pickup_latitude, pickup_longitude
      from dispatch
      join orders on orders.vendor_id = dispatch.vendor_id and orders.order_id = dispatch.order_id
      where dispatch.country = ${country} and state = 'searching' and dispatch.order_id <> ${orderId}
        and orders.status = 'WAITING_FOR_TRANSPORT'
        and pickup_latitude between ${latitude - degrees} and ${latitude + degrees}
        and pickup_longitude between ${longitude - wideDegrees} and ${longitude + wideDegrees}
      order by asked_at limit ${MOST_COMPETITORS}
    ) as one`
}

/** Reads the facts of a search after the locks of its row and its order, in one statement. */
export async function searchFacts(tx: Tx, order: SearchedOrder): Promise<SearchFacts> {
  const { vendor_id: vendorId, order_id: orderId } = order
  const { rows } = await sql<FactsRow>`
    select
      (
        select json_agg(
          json_build_object('riderId', rider_id, 'state', state, 'isTakenBack', taken_back_at is not null)
          order by position
        )
        from offer where vendor_id = ${vendorId} and order_id = ${orderId}
      ) as history,
      (
        select json_agg(options) from order_decision
        where vendor_id = ${vendorId} and order_id = ${orderId} and choice = 'RAISE_FEE'
      ) as raises,
      (
        select asked_at from dispatch where vendor_id = ${vendorId} and order_id = ${orderId}
      ) as searched_at,
      (${competitorsOf(order)}) as competitors`.execute(tx)
  const [row] = rows
  const history = row?.history ?? []
  return {
    history,
    excluded: new Set(history.flatMap(({ riderId, isTakenBack }) => (isTakenBack ? [riderId] : []))),
    raises: raisesIn(row?.raises ?? []),
    searchedAt: row?.searched_at ?? null,
    competitors: (row?.competitors ?? []).map(competitorOf),
  }
}

interface CompetitorRow extends OrderKey, Point {
  readonly seconds: number
  readonly asked: readonly string[]
}

const competitorOf = ({ latitude, longitude, seconds, ...row }: CompetitorRow): Competitor => ({
  ...row,
  collect: { latitude, longitude },
  searchedAt: new Date(seconds * 1000),
})
