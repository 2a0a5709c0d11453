import type { AnswerOf, paymentCalls, QueryOf } from '@beckon/contract'
import type { Deployment } from '@beckon/domain/country'
import { CASH_ORDERS_PER_PAGE } from '@beckon/domain/limits'
import { toDecimal } from '@beckon/domain/money'
import { periodViolation } from '@beckon/domain/order'
import { cashOf, nothingDueStatuses, paidAtDoor } from '@beckon/domain/payment'
import { sql } from 'kysely'
import { unixSeconds } from '../../../platform/clock.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts'
import type { ActingUser } from '../../parties/vendors/index.ts'
import type { CashDeps } from './deps.ts'

interface ReadCash {
  readonly user: ActingUser
  readonly deployment: Deployment
  readonly vendorId: string
  readonly query: QueryOf<typeof paymentCalls.readCash>
}

type Answer = AnswerOf<typeof paymentCalls.readCash>

/** The cash of a period's orders, newest first, and what it comes to. */
export async function cashForPeriod(
  deps: CashDeps,
  { user, deployment, vendorId, query }: ReadCash,
): Promise<Answer | Refusal> {
  const { allOutletOrders } = await deps.parameters.of(user.country)
  const withOutlets = query.include_outlets === true && allOutletOrders
  const vendorIds = await deps.vendors.vendorsSeenBy(user, vendorId, withOutlets)
  if (isRefusal(vendorIds)) return vendorIds
  if (periodViolation(query, deployment.timezone)) return refuse('history.period')
  const period = {
    vendorIds,
    country: user.country,
    from: new Date(query.from * 1000),
    // The whole second that was named belongs to it.
    before: new Date((query.to + 1) * 1000),
  }
  const skipped = Number.parseInt(query.pagination_key ?? '0', 10)
  const offset = Number.isSafeInteger(skipped) && skipped > 0 ? skipped : 0
  const [sums] = await totalsOf(deps, period)
  const rows = await rowsOf(deps, period, offset)
  return {
    result: {
      currency: deployment.currency,
      total: totalIn(deployment.currency, sums),
      orders: rows.slice(0, CASH_ORDERS_PER_PAGE).map(present),
      pagination_key: rows.length > CASH_ORDERS_PER_PAGE ? String(offset + CASH_ORDERS_PER_PAGE) : null,
    },
  }
}

interface Period {
  readonly vendorIds: readonly string[]
  readonly country: string
  readonly from: Date
  readonly before: Date
}

/** Orders whose payment at the door was collected, or is still to be. */
const collects = (period: Period) => sql`
  orders.vendor_id = any(${period.vendorIds}) and orders.country = ${period.country}
  and orders.created_at >= ${period.from} and orders.created_at < ${period.before}
  and orders.payment_method = any(${[...paidAtDoor]})
  and (cash.order_id is not null or orders.status <> all(${[...nothingDueStatuses]}))`

const joined = sql`
  from orders left join cash_collection as cash
    on cash.vendor_id = orders.vendor_id and cash.order_id = orders.order_id
  left join cash_advance as advance
    on advance.vendor_id = orders.vendor_id and advance.order_id = orders.order_id`

interface Sums {
  readonly orders: number
  readonly due: number
  readonly collected: number
  readonly short: number
  readonly settled: number
}

async function totalsOf({ db }: CashDeps, period: Period): Promise<Sums[]> {
  const { rows } = await sql<Sums>`
    select count(*)::int as orders,
      coalesce(sum(coalesce(cash.due_minor, orders.amount_minor)), 0)::bigint as due,
      coalesce(sum(cash.collected_minor), 0)::bigint as collected,
      coalesce(sum(greatest(0, cash.due_minor - cash.collected_minor)), 0)::bigint as short,
      coalesce(sum(cash.collected_minor) filter (
        where cash.settlement_id is not null or advance.order_id is not null
      ), 0)::bigint as settled
    ${joined} where ${collects(period)}`.execute(db)
  return rows
}

interface CashRow {
  readonly order_id: string
  readonly vendor_id: string
  readonly customer_name: string
  readonly created_at: Date
  readonly currency: string
  readonly due: number
  readonly collected: number | null
  readonly collected_at: Date | null
  readonly settled_at: Date | null
}

async function rowsOf({ db }: CashDeps, period: Period, offset: number): Promise<CashRow[]> {
  const { rows } = await sql<CashRow>`
    select orders.order_id, orders.vendor_id, orders.customer_name, orders.created_at, orders.currency,
      coalesce(cash.due_minor, orders.amount_minor) as due, cash.collected_minor as collected,
      cash.collected_at,
      coalesce(cash.settled_at, case when cash.order_id is not null then advance.paid_at end) as settled_at
    ${joined} where ${collects(period)}
    order by orders.created_at desc, orders.order_id desc
    limit ${CASH_ORDERS_PER_PAGE + 1} offset ${offset}`.execute(db)
  return rows
}

function totalIn(currency: string, sums: Sums | undefined): Answer['result']['total'] {
  const { orders = 0, due = 0, collected = 0, short = 0, settled = 0 } = sums ?? {}
  const decimal = (minor: number) => toDecimal({ minor, currency })
  return {
    orders,
    due: decimal(due),
    collected: decimal(collected),
    short: decimal(short),
    settled: decimal(settled),
  }
}

function present(row: CashRow): Answer['result']['orders'][number] {
  const { currency, due, collected, settled_at: settledAt, collected_at: collectedAt } = row
  const cash = cashOf({ due, collected, isSettled: settledAt !== null })
  const decimal = (minor: number) => toDecimal({ minor, currency })
  return {
    order_id: row.order_id,
    vendor_id: row.vendor_id,
    customer_name: row.customer_name,
    created_at: unixSeconds(row.created_at),
    due: decimal(cash.due),
    collected: decimal(cash.collected),
    short: decimal(cash.short),
    settled: decimal(cash.settled),
    collected_at: collectedAt && unixSeconds(collectedAt),
    settled_at: settledAt && unixSeconds(settledAt),
  }
}
