import type { CountryCode } from '@beckon/domain/country'
import { type RawBuilder, sql } from 'kysely'

export interface PostingsWanted {
  readonly country: CountryCode
  /** From the beginning where absent. */
  readonly from?: Date | undefined
  readonly before: Date
}

/** The postings of entries of orders and of riders in a period. */
export function postingsIn({ country, from, before }: PostingsWanted): RawBuilder<unknown> {
  const isIn = sql`entry.country = ${country} and entry.created_at < ${before}
    ${from ? sql`and entry.created_at >= ${from}` : sql``}`
  return sql`
    select entry.created_at, entry.currency, posting.account, posting.amount_minor as minor,
      entry.order_id || '/' || entry.position as entry_id
    from ledger_entry as entry join ledger_posting as posting using (vendor_id, order_id, position)
    where ${isIn}
    union all
    select entry.created_at, entry.currency, posting.account, posting.amount_minor,
      entry.rider_id || '/' || entry.reference
    from rider_ledger_entry as entry join rider_ledger_posting as posting using (rider_id, reference)
    where ${isIn}`
}
