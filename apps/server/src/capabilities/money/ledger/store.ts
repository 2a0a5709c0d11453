import {
  type Balances,
  balancesOf,
  type LedgerAccount,
  ledgerAccounts,
  type Posting,
} from '@beckon/domain/payment'
import { sql } from 'kysely'
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
  const { rows } = await sql`
    with entry as (
      insert into ledger_entry (vendor_id, order_id, position, kind, reference, country, currency, created_at)
      select ${order.vendor_id}, ${order.order_id}, coalesce(max(position), -1) + 1, ${entry.kind},
        ${entry.reference}, ${order.country}, ${order.currency}, ${entry.at}
      from ledger_entry where vendor_id = ${order.vendor_id} and order_id = ${order.order_id}
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
    )
    select position from entry`.execute(tx)
  return rows.length > 0
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
