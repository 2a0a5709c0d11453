import type { CountryCode } from '@beckon/domain/country'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { Owed } from './store.ts'

/** Cash of shops that no settlement and no batch has. Writes `batch_id` of `cash_collection` and `cash_advance`. */

interface OpenCash {
  readonly country: CountryCode
  /** Collected before then. */
  readonly before: Date
  /** These shops only; all where absent. */
  readonly vendorIds?: readonly string[] | undefined
}

/** All amounts in minor units. */
export interface ShopCash {
  readonly vendor_id: string
  readonly orders: number
  readonly collected: number
  readonly set_off: number
  readonly oldest_at: Date
}

export interface NamedShopCash extends ShopCash {
  readonly vendor_name: string
}

/** As `claimOwed`: of an order whose rider paid the shop at collection it is only the part that the rider did not get back. */
const openRows = ({ country, before, vendorIds }: OpenCash): RawBuilder<unknown> => sql`
  select cash.vendor_id, cash.order_id, cash.collected_minor as collected, 0::bigint as set_off,
    cash.collected_at as at
  from cash_collection as cash
  where cash.country = ${country} and cash.settlement_id is null and cash.batch_id is null
    and cash.collected_at < ${before} ${among(sql`cash.vendor_id`, vendorIds)}
    and not exists (
      select from cash_advance as advance
      where advance.vendor_id = cash.vendor_id and advance.order_id = cash.order_id
    )
  union all
  select advance.vendor_id, advance.order_id, 0::bigint, advance.paid_minor - advance.back_minor, advance.back_at
  from cash_advance as advance
  where advance.country = ${country} and advance.settlement_id is null and advance.batch_id is null
    and advance.back_at < ${before} and advance.back_minor < advance.paid_minor
    ${among(sql`advance.vendor_id`, vendorIds)}`

const among = (column: RawBuilder<unknown>, vendorIds: readonly string[] | undefined) =>
  vendorIds ? sql`and ${column} = any(${[...vendorIds]}::text[])` : sql``

/** Sums of shops, the highest amount first. */
export async function openCash(db: Database, open: OpenCash): Promise<readonly NamedShopCash[]> {
  const { rows } = await sql<NamedShopCash>`
    select open.vendor_id, min(vendor.name) as vendor_name, count(*)::int as orders,
      sum(collected)::bigint as collected, sum(set_off)::bigint as set_off, min(at) as oldest_at
    from (${openRows(open)}) as open join vendor on vendor.vendor_id = open.vendor_id
    group by open.vendor_id
    order by sum(collected) - sum(set_off) desc, open.vendor_id`.execute(db)
  return rows
}

/**
 * Puts the open cash of shops into a batch where it comes to at least zero, and returns the sums. A sum that a shop owes
 * stays open until there is cash to set it off against. Two batches at once share nothing.
 */
export async function claimForBatch(tx: Tx, batchId: string, open: OpenCash): Promise<readonly ShopCash[]> {
  const { rows } = await sql<ShopCash>`
    with open as materialized (${openRows(open)}),
    payable as (
      select vendor_id from open group by vendor_id having sum(collected) >= sum(set_off)
    ),
    collected as (
      update cash_collection as cash set batch_id = ${batchId}
      from open join payable using (vendor_id)
      where cash.vendor_id = open.vendor_id and cash.order_id = open.order_id and open.set_off = 0
        and cash.batch_id is null and cash.settlement_id is null
      returning cash.vendor_id, cash.collected_minor as collected, 0::bigint as set_off, cash.collected_at as at
    ),
    advanced as (
      update cash_advance as advance set batch_id = ${batchId}
      from open join payable using (vendor_id)
      where advance.vendor_id = open.vendor_id and advance.order_id = open.order_id and open.set_off > 0
        and advance.batch_id is null and advance.settlement_id is null
      returning advance.vendor_id, 0::bigint, advance.paid_minor - advance.back_minor, advance.back_at
    )
    select vendor_id, count(*)::int as orders, sum(collected)::bigint as collected, sum(set_off)::bigint as set_off,
      min(at) as oldest_at
    from (select * from collected union all select * from advanced) as claimed
    group by vendor_id order by vendor_id`.execute(tx)
  return rows
}

/** Gives the cash of a batch free. */
export async function releaseBatch(tx: Tx, country: CountryCode, batchId: string): Promise<void> {
  await sql`
    with collected as (
      update cash_collection set batch_id = null
      where country = ${country} and batch_id = ${batchId} and settlement_id is null
    )
    update cash_advance set batch_id = null
    where country = ${country} and batch_id = ${batchId} and settlement_id is null`.execute(tx)
}

/** Marks the cash of a shop in a batch as settled, and returns its orders; those that are settled already are left out. */
export async function settleBatchOf(
  tx: Tx,
  { vendorId, batchId, at }: { readonly vendorId: string; readonly batchId: string; readonly at: Date },
): Promise<readonly Owed[]> {
  const { rows } = await sql<Owed>`
    with collected as (
      update cash_collection as cash set settlement_id = ${batchId}, settled_at = ${at}
      where cash.vendor_id = ${vendorId} and cash.batch_id = ${batchId} and cash.settlement_id is null
      returning cash.vendor_id, cash.order_id, cash.collected_minor as minor
    ),
    advanced as (
      update cash_advance as advance set settlement_id = ${batchId}, settled_at = ${at}
      where advance.vendor_id = ${vendorId} and advance.batch_id = ${batchId} and advance.settlement_id is null
      returning advance.vendor_id, advance.order_id, advance.back_minor - advance.paid_minor as minor
    )
    select * from collected union all select * from advanced`.execute(tx)
  return rows
}

/** Settlements of a country and its batches are made one after the other. */
export async function lockSettlements(tx: Tx, country: CountryCode): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`cash-settlement:${country}`}))`.execute(tx)
}
