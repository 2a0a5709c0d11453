import type { PaymentStep } from '@beckon/contract'
import { toDecimal } from '@beckon/domain/money'
import { sql } from 'kysely'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import type { OrderKey } from '../../../ordering/orders/index.ts'

interface StepRow extends Omit<PaymentStep, 'at' | 'amount'> {
  readonly at: Date
  readonly minor: number | null
}

/** Returns everything that happened to the payment of an order, oldest first. The amount of an entry is its debits. */
export async function paymentSteps(db: Database, key: OrderKey, currency: string): Promise<PaymentStep[]> {
  const rows = await rowsOf(db, key)
  return rows.map(({ at, minor, ...step }) => ({
    ...step,
    at: unixSeconds(at),
    amount: minor === null ? null : toDecimal({ minor, currency }),
    detail: step.source === 'LEDGER' ? postingsText(step.detail ?? '', currency) : step.detail,
  }))
}

async function rowsOf(db: Database, { vendorId, orderId }: OrderKey): Promise<StepRow[]> {
  const ofOrder = sql`vendor_id = ${vendorId} and order_id = ${orderId}`
  const { rows } = await sql<StepRow>`
    select * from (
      select answered_at as at, 1 as rank, 'GATEWAY' as source, state as code, taken_minor as minor,
        version::text as reference, decline as detail
      from payment_answer where ${ofOrder}
      union all
      select received_at, 0, 'EVENT', type, null, event_id, outcome from webhook_event where ${ofOrder}
      union all
      select coalesce(done_at, created_at), 2, 'REFUND', state, amount_minor, refund_id, coalesce(fault, cause)
      from refund where ${ofOrder}
      union all
      select asked_at, 2, 'REQUEST', kind || '.ASKED', amount_minor, request_id, reason
      from money_request where ${ofOrder}
      union all
      select decided_at, 2, 'REQUEST', kind || '.' || state, amount_minor, request_id, decision_reason
      from money_request where ${ofOrder} and decided_at is not null
      union all
      select created_at, 3, 'LEDGER', kind, sides.minor, entry.reference, sides.postings
      from ledger_entry as entry
      cross join lateral (
        select sum(greatest(amount_minor, 0))::bigint as minor,
          string_agg(account || ' ' || amount_minor, ', ' order by amount_minor desc) as postings
        from ledger_posting as posting
        where posting.vendor_id = entry.vendor_id and posting.order_id = entry.order_id
          and posting.position = entry.position
      ) as sides
      where entry.vendor_id = ${vendorId} and entry.order_id = ${orderId}
    ) as step
    order by at, rank, reference`.execute(db)
  return rows.map(({ at, source, code, minor, reference, detail }) => ({
    at,
    source,
    code,
    minor,
    reference,
    detail,
  }))
}

/** `gateway 758, prepaid -758` in units of the currency. */
const postingsText = (postings: string, currency: string): string =>
  postings.replaceAll(/-?\d+/gu, (minor) => String(toDecimal({ minor: Number(minor), currency })))
