import { type Selectable, sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import type { CashCollectionTable } from './schema.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import type { OrderRow } from '../orders/index.ts'

/** The only SQL that writes `cash_collection` and `cash_settlement`. */

export type CollectionRow = Selectable<CashCollectionTable>

interface Collected {
  readonly collected: number
  readonly at: Date
}

/** Whether it is new: the first word of the rider stands. */
export async function insertCollection(
  tx: Tx,
  order: OrderRow,
  { collected, at }: Collected,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: written } = await tx
    .insertInto('cash_collection')
    .values({
      vendor_id: order.vendor_id,
      order_id: order.order_id,
      country: order.country,
      due_minor: order.amount_minor,
      collected_minor: collected,
      collected_at: at,
      settlement_id: null,
      settled_at: null,
    })
    .onConflict((same) => same.doNothing())
    .executeTakeFirst()
  return written !== 0n
}

interface Claim {
  readonly vendorId: string
  readonly country: string
  /** Collected before then. */
  readonly before: Date
  readonly settlementId: string
  readonly at: Date
}

/** Marks what the shop has not got yet as being in this settlement; two at once share nothing. */
export const claimOwed = (tx: Tx, claim: Claim): Promise<CollectionRow[]> =>
  tx
    .updateTable('cash_collection')
    .set({ settlement_id: claim.settlementId, settled_at: claim.at })
    .where('vendor_id', '=', claim.vendorId)
    .where(sql<boolean>`country = ${claim.country}`)
    .where('settlement_id', 'is', null)
    .where('collected_at', '<', claim.before)
    .returningAll()
    .execute()

interface Settlement extends Claim {
  readonly operatorId: string
  readonly reason: string
  readonly minor: number
  readonly orders: number
}

export async function insertSettlement(db: Database, of: Settlement): Promise<void> {
  await sql`
    insert into cash_settlement (
      vendor_id, settlement_id, country, operator_id, reason, amount_minor, orders, created_at
    ) values (
      ${of.vendorId}, ${of.settlementId}, ${of.country}, ${of.operatorId}, ${of.reason}, ${of.minor},
      ${of.orders}, ${of.at}
    )`.execute(db)
}
