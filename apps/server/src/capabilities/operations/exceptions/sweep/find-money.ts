import type { CountryCode } from '@beckon/domain/country'
import { toDecimal } from '@beckon/domain/money'
import type { IntentState } from '@beckon/domain/payment'
import { sql } from 'kysely'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import type { Signal } from './signal.ts'

interface OfOrder {
  readonly vendor_id: string
  readonly order_id: string
  readonly country: CountryCode
  readonly currency: string
}

/** Cash, payments and refunds that are not as they should be. */
export async function findMoney(db: Database): Promise<readonly Signal[]> {
  return [...(await shortCash(db)), ...(await openPayments(db)), ...(await slowRefunds(db))]
}

const signalOf = (
  { vendor_id: vendorId, order_id: orderId, country }: OfOrder,
  rule: Signal['rule'],
  facts: Signal['facts'],
): Signal => ({ country, subject: `order:${orderId}`, vendorId, orderId, riderId: null, rule, facts })

async function shortCash(db: Database): Promise<readonly Signal[]> {
  const { rows } = await sql<OfOrder & { due: number; collected: number; at: Date }>`
    select cash.vendor_id, cash.order_id, cash.country, orders.currency, cash.due_minor as due,
      cash.collected_minor as collected, cash.collected_at as at
    from cash_collection as cash join orders using (vendor_id, order_id)
    where cash.settlement_id is null and cash.collected_minor < cash.due_minor`.execute(db)
  return rows.map((row) => {
    const { due, collected, currency } = row
    const decimal = (minor: number) => toDecimal({ minor, currency })
    return signalOf(
      row,
      { kind: 'cash-short', due, collected, isSettled: false },
      { since: unixSeconds(row.at), due: decimal(due), amount: decimal(collected), currency },
    )
  })
}

async function openPayments(db: Database): Promise<readonly Signal[]> {
  const { rows } = await sql<OfOrder & { state: IntentState; minor: number; since: Date; tries: number }>`
    select vendor_id, order_id, country, currency, state, amount_minor as minor, attempts as tries,
      case when state = 'OPEN' then expires_at else updated_at end as since
    from payment_intent where state in ('OPEN', 'PROCESSING', 'ACTION_REQUIRED')`.execute(db)
  return rows.map((row) => {
    const { state, minor, currency, tries } = row
    const since = unixSeconds(row.since)
    return signalOf(
      row,
      { kind: 'payment-unclear', state, since },
      { since, tries, amount: toDecimal({ minor, currency }), currency },
    )
  })
}

interface SlowRefunds extends OfOrder {
  readonly minor: number
  readonly failed: boolean
  readonly tries: number
  readonly fault: string | null
  readonly since: Date
}

/** The refunds of an order that are under way or have failed, together. */
async function slowRefunds(db: Database): Promise<readonly Signal[]> {
  const { rows } = await sql<SlowRefunds>`
    select vendor_id, order_id, refund.country, orders.currency, sum(refund.amount_minor)::bigint as minor,
      bool_or(state = 'FAILED') as failed, max(tries) as tries, max(fault) as fault, min(refund.created_at) as since
    from refund join orders using (vendor_id, order_id)
    where state = 'FAILED' or (state in ('DECIDED', 'SENT') and tries > 0)
    group by vendor_id, order_id, refund.country, orders.currency`.execute(db)
  return rows.map((row) => {
    const { minor, currency, failed: hasFailed, tries, fault } = row
    return signalOf(
      row,
      { kind: 'refund-failed', hasFailed, tries },
      {
        since: unixSeconds(row.since),
        tries,
        amount: toDecimal({ minor, currency }),
        currency,
        ...(fault === null ? {} : { fault }),
      },
    )
  })
}
