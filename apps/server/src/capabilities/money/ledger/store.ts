import {
  type Balances,
  balancesOf,
  type LedgerAccount,
  ledgerAccounts,
  type Posting,
} from '@beckon/domain/payment'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { OrderKey, OrderRow } from '../../ordering/orders/index.ts'

/** The only SQL that writes the books. */

type Of = Pick<OrderRow, 'vendor_id' | 'order_id' | 'country' | 'currency'>

interface Entry {
  readonly kind: string
  /** The same is never entered twice. */
  readonly reference: string
  readonly postings: readonly Posting[]
  readonly at: Date
}

/**
 * Returns whether the entry was added; an existing one stays unchanged. The order is locked, so positions are unique.
 */
export async function insertEntry(tx: Tx, order: Of, entry: Entry): Promise<boolean> {
  const { rows } = await sql`with ${partsOf(order, entry)} select position from entry`.execute(tx)
  return rows.length > 0
}

/** Writes what an entry is about, and the entry, unless it has no postings, where that returned a row; in one statement. */
export async function insertEntryWith(tx: Tx, order: Of, entry: Entry, write: WrittenPart): Promise<void> {
  const parts = partsOf(order, entry, sql`having exists (select from written)`)
  const statement =
    entry.postings.length === 0
      ? sql`with ${write} select from written`
      : sql`with ${write}, ${parts} select position from entry`
  await statement.execute(tx)
}

/**
 * Common table expressions of a statement. The first is named `written` and returns a row where it wrote one, which it
 * does once.
 */
export type WrittenPart = RawBuilder<unknown>

function partsOf(order: Of, entry: Entry, condition: RawBuilder<unknown> = sql``) {
  return sql`
    entry as (
      insert into ledger_entry (vendor_id, order_id, position, kind, reference, country, currency, created_at)
      select ${order.vendor_id}, ${order.order_id}, coalesce(max(position), -1) + 1, ${entry.kind},
        ${entry.reference}, ${order.country}, ${order.currency}, ${entry.at}
      from ledger_entry where vendor_id = ${order.vendor_id} and order_id = ${order.order_id}
      ${condition}
      on conflict (vendor_id, order_id, reference) do nothing
      returning vendor_id, order_id, position
    ),
    posting as (
      insert into ledger_posting (vendor_id, order_id, position, account, amount_minor)
      select entry.vendor_id, entry.order_id, entry.position, side.account, side.minor
      from entry, unnest(
        ${entry.postings.map(({ account }) => account)}::text[],
        ${entry.postings.map(({ minor }) => minor)}::bigint[]
      ) as side (account, minor)
    )`
}

interface RiderEntries {
  readonly reference: string
  readonly at: Date
  readonly entries: readonly {
    readonly riderId: string
    readonly country: string
    readonly currency: string
    readonly kind: string
    readonly postings: readonly Posting[]
  }[]
}

/** Adds an entry for each rider, however many there are. */
export async function insertRiderEntries(tx: Tx, { reference, at, entries }: RiderEntries): Promise<void> {
  const given = JSON.stringify(entries)
  await sql`
    insert into rider_ledger_entry (rider_id, reference, kind, country, currency, created_at)
    select "riderId", ${reference}, kind, country, currency, ${at}
    from jsonb_to_recordset(${given}::jsonb) as entry ("riderId" text, kind text, country text, currency text)
  `.execute(tx)
  await sql`
    insert into rider_ledger_posting (rider_id, reference, account, amount_minor)
    select entry."riderId", ${reference}, posting.account, posting.minor
    from jsonb_to_recordset(${given}::jsonb) as entry ("riderId" text, postings jsonb),
      jsonb_to_recordset(entry.postings) as posting (account text, minor bigint)`.execute(tx)
}

export async function balancesOfOrder(db: Database, { vendorId, orderId }: OrderKey): Promise<Balances> {
  const rows = await db
    .selectFrom('ledger_posting')
    .select(['account', 'amount_minor'])
    .where('vendor_id', '=', vendorId)
    .where('order_id', '=', orderId)
    .execute()
  return balancesOf(rows.map((row) => ({ account: accountOf(row.account), minor: row.amount_minor })))
}

function accountOf(text: string): LedgerAccount {
  const known = ledgerAccounts.find((account) => account === text)
  if (!known) throw new Error(`the books have an unknown account ${text}`)
  return known
}
