import { countedRefundStates } from '@beckon/domain/numbers'
import type { RefundCause } from '@beckon/domain/payment'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { conditionOf } from '../../ordering/orders/index.ts'
import { type CountedOrders, isCounted, stepOf } from './counted-orders.ts'

/** Sums in minor units. */
export interface CashRow {
  readonly is_before: boolean
  readonly orders: number
  readonly due: number
  readonly collected: number
  readonly settled: number
  readonly open: number
  readonly short_orders: number
  readonly short: number
}

export interface RefundRow {
  readonly is_before: boolean
  /** Null for all causes together. */
  readonly cause: RefundCause | null
  readonly orders: number
  readonly count: number
  readonly sum: number
}

interface StepSum {
  readonly step: number
  readonly sum: number
}

export interface MoneyFigures {
  readonly cash: readonly CashRow[]
  readonly cashSteps: readonly StepSum[]
  readonly refunds: readonly RefundRow[]
  readonly refundSteps: readonly StepSum[]
}

const rowsOf = (select: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select coalesce(json_agg(one), '[]') from (${select}) as one)`

const states = sql.join(countedRefundStates.map((state) => sql.lit(state)))

/** Cash and refunds of the counted orders. Both are later than their order, so that neither is read from its beginning. */
const sources = (counted: CountedOrders): RawBuilder<unknown> => sql`
  numbered as materialized (
    select ${stepOf(counted.period, sql`orders.created_at`)} as step, orders.vendor_id, orders.order_id,
      ${conditionOf.counted} as counted
    from orders where ${isCounted(counted)}
  ),
  paid as materialized (
    select numbered.step, cash.due_minor, cash.collected_minor, cash.settled_at
    from numbered join cash_collection as cash using (vendor_id, order_id) where numbered.counted
  ),
  given_back as materialized (
    select numbered.step, refund.vendor_id, refund.order_id, refund.cause, refund.amount_minor
    from refund join numbered using (vendor_id, order_id)
    where refund.country = ${counted.country} and refund.state in (${states})
      and refund.created_at >= ${new Date(counted.period.before.from * 1000)}
  )`

/** Reads the figures of money in one statement, which reads each order once. */
export async function readMoneyFigures(db: Database, counted: CountedOrders): Promise<MoneyFigures> {
  const { rows } = await sql<MoneyFigures>`
    with ${sources(counted)}
    select
      ${rowsOf(sql`
        select step < 0 as is_before, count(*) as orders, sum(due_minor) as due, sum(collected_minor) as collected,
          coalesce(sum(collected_minor) filter (where settled_at is not null), 0) as settled,
          count(*) filter (where settled_at is null) as open,
          count(*) filter (where collected_minor < due_minor) as short_orders,
          coalesce(sum(due_minor - collected_minor) filter (where collected_minor < due_minor), 0) as short
        from paid group by 1`)} as cash,
      ${rowsOf(sql`
        select step, sum(collected_minor) as sum from paid where step >= 0 group by 1`)} as "cashSteps",
      ${rowsOf(sql`
        select step < 0 as is_before, cause, count(distinct (vendor_id, order_id)) as orders, count(*) as count,
          sum(amount_minor) as sum
        from given_back group by grouping sets ((1), (1, 2))`)} as refunds,
      ${rowsOf(sql`
        select step, sum(amount_minor) as sum from given_back where step >= 0 group by 1`)} as "refundSteps"`.execute(
    db,
  )
  return rows[0] ?? { cash: [], cashSteps: [], refunds: [], refundSteps: [] }
}
