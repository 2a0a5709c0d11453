import { moneyOpsCalls } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import type { Currency } from '@beckon/domain/money'
import type { MovedMoney } from '@beckon/domain/payment'
import { type Selectable, sql } from 'kysely'
import type { GaugeValue } from '../../../../platform/metrics/metrics.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import type { ReconciliationDayTable, ReconciliationDifferenceTable } from '../schema.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'

/** The only SQL that writes `reconciliation_day` and `reconciliation_difference`. */

export interface DatedMoney extends MovedMoney {
  readonly at: Date
}

/** Sums captured and refunded money by our books. */
export async function movedByUs(
  db: Database,
  { country, from, to }: { readonly country: CountryCode; readonly from: Date; readonly to: Date },
): Promise<DatedMoney[]> {
  const { rows } = await sql<{
    kind: MovedMoney['kind']
    reference: string
    order_id: string
    minor: number
    at: Date
  }>`
    select case when entry.kind = 'PAYMENT_TAKEN' then 'capture' else 'refund' end as kind,
      case when entry.kind = 'PAYMENT_TAKEN' then split_part(entry.reference, ':', 2)
        else refund.gateway_refund_id end as reference,
      entry.order_id, abs(posting.amount_minor)::bigint as minor, entry.created_at as at
    from ledger_entry as entry
    join ledger_posting as posting
      on posting.vendor_id = entry.vendor_id and posting.order_id = entry.order_id
      and posting.position = entry.position and posting.account = 'gateway'
    left join refund
      on refund.vendor_id = entry.vendor_id and refund.order_id = entry.order_id
      and 'refund-paid:' || refund.refund_id = entry.reference
    where entry.country = ${country} and entry.kind in ('PAYMENT_TAKEN', 'REFUND_PAID')
      and entry.created_at >= ${from} and entry.created_at < ${to}`.execute(db)
  return rows.map(({ order_id: orderId, ...row }) => ({ ...row, orderId }))
}

export interface OpenRefund {
  readonly order_id: string
  readonly refund_id: string
  readonly state: string
  readonly amount_minor: number
}

/** Refunds that were due before a time and are still open. */
export const openRefunds = (db: Database, country: CountryCode, before: Date): Promise<OpenRefund[]> =>
  db
    .selectFrom('refund')
    .select(['order_id', 'refund_id', 'state', 'amount_minor'])
    .where('country', '=', country)
    .where('state', 'in', ['DECIDED', 'SENT', 'FAILED'])
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(500)
    .execute()

export interface FoundDifference {
  readonly kind: string
  readonly orderId: string
  readonly reference: string
  readonly ours: number | null
  readonly theirs: number | null
}

export interface ComparedDay {
  readonly country: CountryCode
  readonly day: string
  readonly ours: number
  readonly theirs: number
  /** Captured less refunded, in minor units. */
  readonly oursMinor: number
  readonly theirsMinor: number
  readonly differences: readonly FoundDifference[]
  readonly at: Date
}

/** A day that is compared again replaces its earlier result. */
export async function writeDay(tx: Tx, compared: ComparedDay): Promise<void> {
  const { country, day, differences } = compared
  await tx.deleteFrom('reconciliation_day').where('country', '=', country).where('day', '=', day).execute()
  await tx
    .insertInto('reconciliation_day')
    .values({
      country,
      day,
      state: differences.length === 0 ? 'EQUAL' : 'DIFFERENT',
      ours: compared.ours,
      theirs: compared.theirs,
      ours_minor: compared.oursMinor,
      theirs_minor: compared.theirsMinor,
      differences: differences.length,
      checked_at: compared.at,
    })
    .execute()
  if (differences.length === 0) return
  await tx
    .insertInto('reconciliation_difference')
    .values(
      differences.map((one, position) => ({
        country,
        day,
        position,
        kind: one.kind,
        order_id: one.orderId,
        reference: one.reference,
        ours_minor: one.ours,
        theirs_minor: one.theirs,
      })),
    )
    .execute()
}

export type DayRow = Selectable<ReconciliationDayTable>
export type DifferenceRow = Selectable<ReconciliationDifferenceTable>

export const loadDays = (db: Database, country: CountryCode, most: number): Promise<DayRow[]> =>
  db
    .selectFrom('reconciliation_day')
    .selectAll()
    .where('country', '=', country)
    .orderBy('day', 'desc')
    .limit(most)
    .execute()

export const loadDay = (db: Database, country: CountryCode, day: string): Promise<DayRow | undefined> =>
  db
    .selectFrom('reconciliation_day')
    .selectAll()
    .where('country', '=', country)
    .where('day', '=', day)
    .executeTakeFirst()

export const loadDifferences = (
  db: Database,
  country: CountryCode,
  days: readonly string[],
): Promise<DifferenceRow[]> =>
  db
    .selectFrom('reconciliation_difference')
    .selectAll()
    .where('country', '=', country)
    .where('day', 'in', [...days, ''])
    .orderBy('position')
    .execute()

/** Of these days (UTC, YYYY-MM-DD) those in which money may have moved, and which were not compared yet. */
export async function daysToCompare(
  db: Database,
  days: readonly string[],
): Promise<{ readonly country: CountryCode; readonly day: string }[]> {
  const { rows } = await sql<{ country: CountryCode; day: string }>`
    with wanted as (
      select day, (day || 'T00:00:00Z')::timestamptz as begins from unnest(${[...days]}::text[]) as days (day)
    ),
    moved as (
      select distinct day, country from wanted
      join payment_intent as intent
        on intent.created_at < begins + interval '1 day' and intent.updated_at >= begins - interval '2 days'
      union
      select distinct day, country from wanted
      join refund on refund.created_at < begins + interval '1 day' and refund.updated_at >= begins - interval '2 days'
    )
    select moved.country, moved.day from moved
    where not exists (
      select from reconciliation_day as done where done.country = moved.country and done.day = moved.day
    )
    order by moved.day, moved.country`.execute(db)
  return rows
}

export interface WrittenOff {
  readonly vendor_id: string
  readonly order_id: string
  readonly currency: Currency
  readonly minor: number
  readonly created_at: Date
  readonly by_hand: boolean
}

/** Lists charges that cannot be collected, newest first. */
export async function writtenOff(
  db: Database,
  country: CountryCode,
  most: number,
): Promise<readonly WrittenOff[]> {
  const { rows } = await sql<WrittenOff>`
    select entry.vendor_id, entry.order_id, entry.currency, posting.amount_minor as minor, entry.created_at,
      starts_with(entry.reference, 'by-hand:') as by_hand
    from ledger_entry as entry
    join ledger_posting as posting
      on posting.vendor_id = entry.vendor_id and posting.order_id = entry.order_id
      and posting.position = entry.position and posting.account = 'written_off'
    where entry.country = ${country} and entry.kind = 'WRITTEN_OFF'
    order by entry.created_at desc limit ${most}`.execute(db)
  return rows
}

export const differenceKinds = moneyOpsCalls.difference.shape.kind.options

/** Of the last day of each country that was compared: how many of each kind, also none. */
export async function lastDifferences(db: Database): Promise<readonly GaugeValue[]> {
  const { rows } = await sql<{ country: string; kind: string; value: number }>`
    select last.country, kinds.kind, count(found.position)::int as value
    from (
      select distinct on (country) country, day from reconciliation_day order by country, day desc
    ) as last
    cross join unnest(${[...differenceKinds]}::text[]) as kinds (kind)
    left join reconciliation_difference as found
      on found.country = last.country and found.day = last.day and found.kind = kinds.kind
    group by last.country, kinds.kind`.execute(db)
  return rows.map(({ country, kind, value }) => ({ labels: { country, kind }, value }))
}
