import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { OrderRow } from '../../ordering/orders/index.ts'
import type { WrittenPart } from '../ledger/index.ts'

/** The only SQL that writes `cash_advance`, `cash_collection` and `cash_settlement`. */

interface Collected {
  readonly collected: number
  readonly at: Date
}

/**
 * Records the collected cash and ends an advance with it, for a statement with the entry; the first report of the rider
 * stands.
 */
export const collectionPart = (order: OrderRow, { collected, at }: Collected): WrittenPart => sql`
    written as (
      insert into cash_collection (vendor_id, order_id, country, due_minor, collected_minor, collected_at)
      values (
        ${order.vendor_id}, ${order.order_id}, ${order.country}, ${order.amount_minor}, ${collected}, ${at}
      )
      on conflict do nothing
      returning vendor_id, order_id
    ),
    advance as (
      update cash_advance set back_minor = ${collected}, back_at = ${at}
      from written
      where cash_advance.vendor_id = written.vendor_id and cash_advance.order_id = written.order_id
        and cash_advance.back_minor is null
    )`

interface Advanced {
  readonly riderId: string
  readonly minor: number
  readonly at: Date
}

/** Whether it is new. */
export async function insertAdvance(
  tx: Tx,
  order: OrderRow,
  { riderId, minor, at }: Advanced,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: written } = await tx
    .insertInto('cash_advance')
    .values({
      vendor_id: order.vendor_id,
      order_id: order.order_id,
      country: order.country,
      rider_id: riderId,
      paid_minor: minor,
      paid_at: at,
      back_minor: null,
      back_at: null,
      settlement_id: null,
      settled_at: null,
    })
    .onConflict((same) => same.doNothing())
    .executeTakeFirst()
  return written !== 0n
}

/** The rider got so much back, and no more is to come. Whether there was an advance under way. */
export async function endAdvance(
  tx: Tx,
  order: OrderRow,
  { minor, at }: Omit<Advanced, 'riderId'>,
): Promise<boolean> {
  const { numUpdatedRows: written } = await tx
    .updateTable('cash_advance')
    .set({ back_minor: minor, back_at: at })
    .where('vendor_id', '=', order.vendor_id)
    .where('order_id', '=', order.order_id)
    .where('back_minor', 'is', null)
    .executeTakeFirst()
  return written === 1n
}

interface Claim {
  readonly vendorId: string
  readonly country: string
  /** Collected before then. */
  readonly before: Date
  readonly settlementId: string
  readonly at: Date
}

/** Amount that the shop is to get for an order; below zero where the rider paid more at collection than came back. */
export interface Owed {
  readonly vendor_id: string
  readonly order_id: string
  readonly minor: number
}

/**
 * Marks what the shop has not got yet as being in this settlement; two at once share nothing. Of an order whose rider
 * paid the shop at collection it is only what the rider did not get back.
 */
export async function claimOwed(tx: Tx, claim: Claim): Promise<readonly Owed[]> {
  const { rows } = await sql<Owed>`
    with collected as (
      update cash_collection as cash set settlement_id = ${claim.settlementId}, settled_at = ${claim.at}
      where cash.vendor_id = ${claim.vendorId} and cash.country = ${claim.country}
        and cash.settlement_id is null and cash.batch_id is null and cash.collected_at < ${claim.before}
        and not exists (
          select from cash_advance as advance
          where advance.vendor_id = cash.vendor_id and advance.order_id = cash.order_id
        )
      returning cash.vendor_id, cash.order_id, cash.collected_minor as minor
    ),
    advanced as (
      update cash_advance as advance set settlement_id = ${claim.settlementId}, settled_at = ${claim.at}
      where advance.vendor_id = ${claim.vendorId} and advance.country = ${claim.country}
        and advance.settlement_id is null and advance.batch_id is null and advance.back_at < ${claim.before}
        and advance.back_minor < advance.paid_minor
      returning advance.vendor_id, advance.order_id, advance.back_minor - advance.paid_minor as minor
    )
    select * from collected union all select * from advanced`.execute(tx)
  return rows
}

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
