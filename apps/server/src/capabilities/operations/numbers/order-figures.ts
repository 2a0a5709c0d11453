import type { OrderStatus, OrderWay } from '@beckon/domain/order'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { cancelledBecause, conditionOf } from '../../ordering/orders/index.ts'
import { type CountedOrders, isCounted, stepOf, untilOf } from './counted-orders.ts'

interface StepCounts {
  readonly orders: number
  readonly collected: number
  readonly collected_late: number
  readonly delivered: number
  readonly delivered_late: number
  readonly cancelled: number
}

export interface TotalRow extends StepCounts {
  readonly is_before: boolean
  readonly assigned: number
  readonly at_door: number
  /** Median and 90th percentile in seconds; null without an order. */
  readonly assign: readonly [number, number] | null
  readonly door: readonly [number, number] | null
  readonly mean_ride: number | null
}

export interface StepRow extends StepCounts {
  readonly step: number
  readonly assign_median: number | null
  readonly door_median: number | null
}

interface PartRow {
  readonly is_before: boolean
  readonly orders: number
}

export interface OrderFigures {
  readonly totals: readonly TotalRow[]
  readonly steps: readonly StepRow[]
  /** Orders by the step for which they are wanted. */
  readonly wanted: readonly { readonly step: number; readonly orders: number }[]
  readonly statuses: readonly (PartRow & { readonly status: OrderStatus })[]
  readonly ways: readonly (PartRow & { readonly way: OrderWay })[]
  readonly reasons: readonly (PartRow & { readonly reason: string })[]
}

const seconds = (condition: RawBuilder<unknown>, from: string, to: string): RawBuilder<unknown> =>
  sql`case when ${condition} then extract(epoch from ${sql.ref(`orders.${to}`)} - ${sql.ref(`orders.${from}`)}) end`

/** The orders with what is counted of them: read once, and small enough to be counted in several ways. */
const numbered = (counted: CountedOrders): RawBuilder<unknown> => sql`
  select ${stepOf(counted.period, sql`orders.created_at`)} as step,
    case when coalesce(orders.preordered_for, orders.created_at) < ${untilOf(counted.period)}
      then ${stepOf(counted.period, sql`coalesce(orders.preordered_for, orders.created_at)`)} end as wanted,
    orders.status, orders.way, ${cancelledBecause} as reason,
    ${conditionOf.counted} as counted, ${conditionOf.collected} as collected,
    ${conditionOf['collected-late']} as collected_late, ${conditionOf.delivered} as delivered,
    ${conditionOf['delivered-late']} as delivered_late, ${conditionOf.cancelled} as cancelled,
    ${seconds(conditionOf.assigned, 'first_searched_at', 'first_accepted_at')} as assign,
    ${seconds(conditionOf['at-door'], 'door_reached_at', 'delivered_at')} as door,
    extract(epoch from coalesce(orders.delivered_at, orders.closed_at) - orders.first_accepted_at) as ride
  from orders where ${isCounted(counted)}`

const stepCounts = sql`
  count(*) filter (where counted) as orders, count(*) filter (where collected) as collected,
  count(*) filter (where collected_late) as collected_late, count(*) filter (where delivered) as delivered,
  count(*) filter (where delivered_late) as delivered_late, count(*) filter (where cancelled) as cancelled`

const rowsOf = (select: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select coalesce(json_agg(one), '[]') from (${select}) as one)`

/** Reads the figures of all orders in one statement, which reads each order once. */
export async function readOrderFigures(db: Database, counted: CountedOrders): Promise<OrderFigures> {
  const { rows } = await sql<OrderFigures>`
    with numbered as materialized (${numbered(counted)})
    select
      ${rowsOf(sql`
        select step < 0 as is_before, ${stepCounts}, count(assign) as assigned, count(door) as at_door,
          percentile_cont(array[0.5, 0.9]) within group (order by assign) as assign,
          percentile_cont(array[0.5, 0.9]) within group (order by door) as door,
          avg(ride) as mean_ride
        from numbered group by 1`)} as totals,
      ${rowsOf(sql`
        select step, ${stepCounts},
          percentile_cont(0.5) within group (order by assign) as assign_median,
          percentile_cont(0.5) within group (order by door) as door_median
        from numbered where step >= 0 group by 1`)} as steps,
      ${rowsOf(sql`
        select wanted as step, count(*) as orders from numbered
        where counted and not cancelled and wanted >= 0 group by 1`)} as wanted,
      ${rowsOf(sql`
        select step < 0 as is_before, status, count(*) as orders from numbered
        where counted group by 1, 2`)} as statuses,
      ${rowsOf(sql`
        select step < 0 as is_before, way, count(*) as orders from numbered
        where counted group by 1, 2`)} as ways,
      ${rowsOf(sql`
        select step < 0 as is_before, reason, count(*) as orders from numbered
        where cancelled group by 1, 2`)} as reasons`.execute(db)
  return rows[0] ?? { totals: [], steps: [], wanted: [], statuses: [], ways: [], reasons: [] }
}
