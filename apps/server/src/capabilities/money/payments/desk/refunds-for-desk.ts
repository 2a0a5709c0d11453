import type { AnswerOf, DeskRefund, moneyDeskCalls, QueryOf } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import { toDecimal } from '@beckon/domain/money'
import { refundCauses } from '@beckon/domain/payment'
import { type RawBuilder, sql } from 'kysely'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import type { RefundRow } from '../refunds/refund-store.ts'
import { beforeCursor, cursorOf } from './cursor.ts'

interface ListedRefund extends RefundRow {
  readonly vendor_name: string
  readonly currency: string
  readonly asked_by_name: string | null
  readonly approved_by_name: string | null
  readonly reason: string | null
}

type Query = QueryOf<typeof moneyDeskCalls.listRefunds>

const states = { OPEN: ['DECIDED', 'SENT'], DONE: ['DONE'], FAILED: ['FAILED'] } as const

/** Returns a page of refunds by rule and by hand, newest first. */
export async function refundsForDesk(
  db: Database,
  country: CountryCode,
  query: Query,
): Promise<AnswerOf<typeof moneyDeskCalls.listRefunds>> {
  const { rows } = await select(country, query).execute(db)
  const page = rows.slice(0, query.count)
  const last = page.at(-1)
  return {
    result: page.map(present),
    next: rows.length > query.count && last ? cursorOf(last.created_at, last.refund_id) : null,
  }
}

function select(country: CountryCode, { before, count, state, cause, search }: Query) {
  const from = beforeCursor(before)
  const literal = (search ?? '').trim()
  return sql<ListedRefund>`
    select refund.*, vendor.name as vendor_name, intent.currency, request.reason,
      coalesce(asker.name, asking.name) as asked_by_name, decider.name as approved_by_name
    from refund
    join payment_intent as intent on intent.vendor_id = refund.vendor_id and intent.order_id = refund.order_id
    join vendor on vendor.vendor_id = refund.vendor_id
    left join money_request as request on request.vendor_id = refund.vendor_id
      and request.order_id = refund.order_id and request.refund_id = refund.refund_id
    left join operator_account as asker on asker.operator_id = request.asked_by
    left join operator as asking on asking.operator_id = request.asked_by
    left join operator_account as decider on decider.operator_id = request.decided_by
    where refund.country = ${country}
      ${state ? sql`and refund.state = any(${[...states[state]]}::text[])` : sql``}
      ${cause ? sql`and refund.cause = ${cause}` : sql``}
      ${literal === '' ? sql`` : matching(literal)}
      ${from ? sql`and (refund.created_at, refund.refund_id) < (${from.at}::timestamptz, ${from.id}::text)` : sql``}
    order by refund.created_at desc, refund.refund_id desc limit ${count + 1}`
}

function matching(text: string): RawBuilder<unknown> {
  const literal = text.replaceAll(/[\\%_]/gu, String.raw`\$&`)
  return sql`and (refund.order_id ilike ${`${literal}%`} or refund.vendor_id = ${text}
    or vendor.name ilike ${`%${literal}%`})`
}

const present = (row: ListedRefund): DeskRefund => ({
  refund_id: row.refund_id,
  order_id: row.order_id,
  vendor_id: row.vendor_id,
  vendor_name: row.vendor_name,
  currency: row.currency,
  cause: refundCauses.find((cause) => cause === row.cause) ?? 'CALLED_OFF',
  state: row.state,
  amount: toDecimal({ minor: row.amount_minor, currency: row.currency }),
  tries: row.tries,
  failure: row.fault,
  created_at: unixSeconds(row.created_at),
  done_at: row.done_at && unixSeconds(row.done_at),
  asked_by_name: row.asked_by_name,
  approved_by_name: row.approved_by_name,
  reason: row.reason,
})
