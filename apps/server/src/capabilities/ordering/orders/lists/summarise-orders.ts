import type { AnswerOf, HistoryFigures, historyCalls, QueryOf } from '@beckon/contract'
import type { Deployment } from '@beckon/domain/country'
import { toDecimal } from '@beckon/domain/money'
import { cancelledListStatuses, daysOf, periodViolation } from '@beckon/domain/order'
import { paidAtDoor } from '@beckon/domain/payment'
import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/connect.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { ActingUser } from '../../../parties/vendors/index.ts'
import { chargesMinor } from '../create/costs.ts'
import { among, meets, type OrderCriteria } from './order-criteria.ts'
import { criteriaOf } from './history-criteria.ts'
import type { OrderDeps } from '../deps.ts'
import { deliveredAt } from '../step-times.ts'

interface SummariseOrders {
  readonly user: ActingUser
  readonly deployment: Deployment
  readonly vendorId: string
  readonly query: QueryOf<typeof historyCalls.summariseOrders>
}

type Summary = AnswerOf<typeof historyCalls.summariseOrders>

/** Summarises the orders of a filter, in total and by day. */
export async function summariseOrders(
  deps: OrderDeps,
  { user, deployment, vendorId, query }: SummariseOrders,
): Promise<Summary | Refusal> {
  const { timezone, currency } = deployment
  const criteria = await criteriaOf(deps, { user, vendorId, query })
  if (isRefusal(criteria)) return criteria
  if (periodViolation(query, timezone)) return refuse('history.period')
  const found = await deps.reads.read('history', (db) => sumsByDay(db, criteria, timezone))
  const sums = new Map(found.map((one) => [one.day, one]))
  // The order that was searched for by its id may be of another time.
  const named = criteria.orderId === undefined ? daysOf(query, timezone) : [...sums.keys()]
  const inDecimals = (one: Sums) => figuresOf(one, currency)
  return {
    result: {
      currency,
      total: inDecimals(found.reduce(added, nothing)),
      days: named.map((day) => ({ day, ...inDecimals(sums.get(day) ?? nothing) })),
    },
  }
}

/** Money in minor units. */
interface Sums {
  readonly orders: number
  readonly delivered: number
  readonly on_time: number
  readonly cancelled: number
  readonly spend: number
  readonly goods: number
  readonly cash: number
}

/** Of one day, `2026-03-29` in the zone of the country. */
export type DaySums = Sums & { readonly day: string }

const nothing: Sums = { orders: 0, delivered: 0, on_time: 0, cancelled: 0, spend: 0, goods: 0, cash: 0 }

const added = (sum: Sums, one: Sums): Sums => ({
  orders: sum.orders + one.orders,
  delivered: sum.delivered + one.delivered,
  on_time: sum.on_time + one.on_time,
  cancelled: sum.cancelled + one.cancelled,
  spend: sum.spend + one.spend,
  goods: sum.goods + one.goods,
  cash: sum.cash + one.cash,
})

function figuresOf(sums: Sums, currency: string): HistoryFigures {
  const decimal = (minor: number) => toDecimal({ minor, currency })
  const { orders, delivered, on_time, cancelled } = sums
  return {
    orders,
    delivered,
    on_time,
    cancelled,
    spend: decimal(sums.spend),
    goods: decimal(sums.goods),
    cash: decimal(sums.cash),
  }
}

/** In one query, along the index by vendor and time. A day is that of the zone's own calendar, also where clocks change. */
export async function sumsByDay(db: Database, criteria: OrderCriteria, timezone: string): Promise<DaySums[]> {
  const { rows } = await sql<DaySums>`
    with found as (
      select
        to_char(orders.created_at at time zone ${timezone}, 'YYYY-MM-DD') as day,
        orders.status = 'DELIVERED' as is_delivered,
        orders.status in ${among(cancelledListStatuses)} as is_cancelled,
        orders.status = 'DELIVERED' and ${deliveredAt} <= orders.promised_upper as is_on_time,
        orders.delivery_fee_minor + ${chargesMinor} as spend,
        orders.amount_minor as goods,
        orders.payment_method in ${among(paidAtDoor)} as is_paid_at_door
      from orders where ${meets(criteria)}
    )
    select day,
      count(*) as orders,
      count(*) filter (where is_delivered) as delivered,
      count(*) filter (where is_on_time) as on_time,
      count(*) filter (where is_cancelled) as cancelled,
      sum(spend)::bigint as spend,
      coalesce(sum(goods) filter (where is_delivered), 0)::bigint as goods,
      coalesce(sum(goods) filter (where is_delivered and is_paid_at_door), 0)::bigint as cash
    from found group by day order by day`.execute(db)
  return rows
}
