import type { AnswerOf, DeskPayment, moneyDeskCalls, QueryOf } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import { toDecimal } from '@beckon/domain/money'
import { type PaymentStanding, standingOf, UNCLEAR_SECONDS, unclearStandings } from '@beckon/domain/payment'
import { type RawBuilder, sql } from 'kysely'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import type { OrderKey } from '../../../ordering/orders/index.ts'
import type { IntentRow } from '../intents/intent-store.ts'
import { beforeCursor, cursorOf } from './cursor.ts'

export interface PaymentRow extends IntentRow {
  readonly vendor_name: string
  readonly refund_done: number
  readonly refund_open: number
  readonly refund_failed: number
}

type Query = QueryOf<typeof moneyDeskCalls.listPayments>
type Condition = RawBuilder<unknown>

/** Unclear payments before the first page; more of them are a failure of the gateway, which `/metrics` shows. */
const MOST_UNCLEAR = 100

/** Returns a page of card payments, newest first. Unless the list is filtered, it begins with those that are unclear. */
export async function paymentsForDesk(
  db: Database,
  { country, now, query }: { readonly country: CountryCode; readonly now: Date; readonly query: Query },
): Promise<AnswerOf<typeof moneyDeskCalls.listPayments>> {
  const { before, count, standing, search } = query
  const wanted = sql`intent.country = ${country} ${matching(search)}`
  const isUnclear = sql`(${sql.join(
    unclearStandings.map((one) => has(one, now)),
    sql` or `,
  )})`
  const order = sql`order by intent.created_at desc, intent.order_id desc`
  const from = beforeCursor(before)
  const older = from
    ? sql`and (intent.created_at, intent.order_id) < (${from.at}::timestamptz, ${from.id}::text)`
    : sql``
  const first =
    standing === undefined && !before
      ? await rowsOf(db, sql`${wanted} and ${isUnclear} ${order} limit ${MOST_UNCLEAR}`)
      : []
  const limited = standing === undefined ? sql`not ${isUnclear}` : has(standing, now)
  const rows = await rowsOf(db, sql`${wanted} and ${limited} ${older} ${order} limit ${count + 1}`)
  const page = rows.slice(0, count)
  const last = page.at(-1)
  return {
    result: [...first, ...page].map((row) => presentPayment(row, now)),
    next: rows.length > count && last ? cursorOf(last.created_at, last.order_id) : null,
  }
}

export async function paymentOfOrder(
  db: Database,
  country: CountryCode,
  { vendorId, orderId }: OrderKey,
): Promise<PaymentRow | undefined> {
  const [row] = await rowsOf(
    db,
    sql`intent.country = ${country} and intent.vendor_id = ${vendorId} and intent.order_id = ${orderId}`,
  )
  return row
}

async function rowsOf(db: Database, condition: Condition): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select intent.*, vendor.name as vendor_name, back.*
    from payment_intent as intent
    join vendor on vendor.vendor_id = intent.vendor_id
    cross join lateral (
      select
        coalesce(sum(amount_minor) filter (where refund.state = 'DONE'), 0)::bigint as refund_done,
        coalesce(sum(amount_minor) filter (where refund.state in ('DECIDED', 'SENT')), 0)::bigint as refund_open,
        coalesce(sum(amount_minor) filter (where refund.state = 'FAILED'), 0)::bigint as refund_failed
      from refund where refund.vendor_id = intent.vendor_id and refund.order_id = intent.order_id
    ) as back
    where ${condition}`.execute(db)
  return rows
}

/** The conditions of `standingOf`; a test compares both. */
function has(standing: PaymentStanding, now: Date): Condition {
  const late = new Date(now.getTime() - (UNCLEAR_SECONDS + 1) * 1000)
  const isOver = sql`intent.state in ('FAILED', 'CANCELLED')`
  const noRefund = sql`back.refund_failed = 0 and back.refund_open = 0 and back.refund_done = 0`
  const unpaid = sql`${noRefund} and intent.taken_minor = 0`
  const isLate = sql`case when intent.state in ('PROCESSING', 'SUCCEEDED') then intent.updated_at
    else intent.expires_at end <= ${late}::timestamptz`
  const conditions: Readonly<Record<PaymentStanding, Condition>> = {
    REFUND_FAILED: sql`(back.refund_failed > 0)`,
    REFUND_WAITS: sql`(back.refund_failed = 0 and back.refund_open > 0)`,
    REFUNDED: sql`(back.refund_failed = 0 and back.refund_open = 0 and back.refund_done > 0
      and back.refund_done >= intent.taken_minor)`,
    PARTLY_REFUNDED: sql`(back.refund_failed = 0 and back.refund_open = 0 and back.refund_done > 0
      and back.refund_done < intent.taken_minor)`,
    PAID: sql`(${noRefund} and intent.taken_minor > 0)`,
    NOT_PAID: sql`(${unpaid} and ${isOver})`,
    UNCLEAR: sql`(${unpaid} and not ${isOver} and ${isLate})`,
    WAITING: sql`(${unpaid} and not ${isOver} and not (${isLate}))`,
  }
  return conditions[standing]
}

function matching(search: string | undefined): Condition {
  const text = search?.trim() ?? ''
  if (text === '') return sql``
  const literal = text.replaceAll(/[\\%_]/gu, String.raw`\$&`)
  return sql`and (intent.order_id ilike ${`${literal}%`} or intent.vendor_id = ${text}
    or intent.gateway_intent_id = ${text} or intent.intent_id = ${text} or vendor.name ilike ${`%${literal}%`})`
}

/** A payment without anything of the card. */
export function presentPayment(row: PaymentRow, now: Date): DeskPayment {
  const decimal = (minor: number) => toDecimal({ minor, currency: row.currency })
  const facts = {
    state: row.state,
    taken: row.taken_minor,
    updatedAt: unixSeconds(row.updated_at),
    expiresAt: unixSeconds(row.expires_at),
    refundDone: row.refund_done,
    refundOpen: row.refund_open,
    refundFailed: row.refund_failed,
  }
  return {
    order_id: row.order_id,
    vendor_id: row.vendor_id,
    vendor_name: row.vendor_name,
    currency: row.currency,
    standing: standingOf(facts, unixSeconds(now)),
    state: row.state,
    amount: decimal(row.amount_minor),
    taken: decimal(row.taken_minor),
    refunded: decimal(row.refund_done),
    refund_open: decimal(row.refund_open + row.refund_failed),
    decline: row.decline,
    attempts: row.attempts,
    created_at: unixSeconds(row.created_at),
    updated_at: unixSeconds(row.updated_at),
  }
}
