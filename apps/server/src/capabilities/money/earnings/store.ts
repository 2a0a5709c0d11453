import type { Earning } from '@beckon/domain/rider'
import type { CountryCode } from '@beckon/domain/country'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { OrderRow } from '../../ordering/orders/index.ts'
import { isRiderIn, type ZoneScope } from '../../parties/riders/index.ts'
import type { WrittenPart } from '../ledger/index.ts'
import type { RiderDepositTable, RiderEarningTable } from './schema.ts'

/** The only SQL that writes `rider_earning` and `rider_deposit`. */

/** Adds the pay of a job, for a statement with its entry: a job is earned once, and not by a simulated rider. */
export const earningPart = (
  order: OrderRow,
  { riderId, earning, at }: { readonly riderId: string; readonly earning: Earning; readonly at: Date },
): WrittenPart => sql`
  written as (
    insert into rider_earning (
      rider_id, vendor_id, order_id, country, currency,
      base_minor, distance_minor, wait_minor, return_minor, bonus_minor, earned_at
    )
    select rider_id, ${order.vendor_id}, ${order.order_id}, ${order.country}, ${order.currency},
      ${earning.base}::bigint, ${earning.distance}::bigint, ${earning.wait}::bigint, ${earning.return}::bigint,
      ${earning.bonus}::bigint, ${at}::timestamptz
    from rider where rider_id = ${riderId} and not is_simulated
    on conflict do nothing
    returning order_id
  )`

/**
 * Deposits of the riders of a country may be recorded at the same time, but not during a payout run, which reads the
 * cash in hand of them all.
 */
export async function lockRiderCash(tx: Tx, country: CountryCode, by: 'deposit' | 'run'): Promise<void> {
  const key = sql`hashtext(${`rider-cash:${country}`})`
  await (
    by === 'run'
      ? sql`select pg_advisory_xact_lock(${key})`
      : sql`select pg_advisory_xact_lock_shared(${key})`
  ).execute(tx)
}

/** False where the country has a deposit with this receipt number. */
export async function insertDeposit(tx: Tx, deposit: Selectable<RiderDepositTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('rider_deposit')
    .values(deposit)
    .onConflict((same) => same.columns(['country', 'receipt']).where('receipt', 'is not', null).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export const earningsSince = (
  db: Database,
  riderId: string,
  since: Date,
): Promise<Selectable<RiderEarningTable>[]> =>
  db
    .selectFrom('rider_earning')
    .selectAll()
    .where('rider_id', '=', riderId)
    .where('earned_at', '>=', since)
    .orderBy('earned_at', 'desc')
    .orderBy('order_id')
    .execute()

/** Collections of cash that riders have to hand on: cash of an order whose rider had paid the shop belongs to the rider. */
const collections = sql`
  select orders.rider_id, orders.country, cash.collected_minor as minor, orders.order_id, cash.collected_at as at
  from orders join cash_collection as cash
    on cash.vendor_id = orders.vendor_id and cash.order_id = orders.order_id
  where not exists (
    select from cash_advance as advance
    where advance.vendor_id = cash.vendor_id and advance.order_id = cash.order_id
  )`

export interface RiderCash {
  readonly rider_id: string
  readonly minor: number
}

/**
 * Cash that each of these riders collected and did not hand on, in minor units; a rider without any is left out.
 */
export async function cashInHand(
  db: Database,
  riderIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (riderIds.length === 0) return new Map()
  const ids = sql`${[...riderIds]}::text[]`
  const { rows } = await sql<RiderCash>`
    select rider_id, sum(minor)::bigint as minor from (
      select rider_id, minor from (${collections}) as collected where rider_id = any(${ids})
      union all
      select rider_id, -amount_minor from rider_deposit where rider_id = any(${ids})
    ) as each_one group by rider_id having sum(minor) <> 0`.execute(db)
  return new Map(rows.map(({ rider_id, minor }) => [rider_id, minor]))
}

/** Cash in hand of the riders of a country who are people, the most first. */
export async function cashOfCountry(
  db: Database,
  country: CountryCode,
  scope: ZoneScope | null,
): Promise<readonly RiderCash[]> {
  const { rows } = await sql<RiderCash>`
    with people as (
      select rider_id from rider where country = ${country} and not is_simulated
        and ${scope ? isRiderIn(scope, sql.ref('rider.rider_id')) : sql`true`}
    )
    select rider_id, sum(minor)::bigint as minor from (
      select rider_id, minor from (${collections}) as collected
      where rider_id in (select rider_id from people)
      union all
      select rider_id, -amount_minor from rider_deposit where rider_id in (select rider_id from people)
    ) as each_one group by rider_id having sum(minor) > 0 order by 2 desc, 1`.execute(db)
  return rows
}

export interface CashEntry {
  readonly kind: 'collected' | 'deposit' | 'set_off'
  readonly minor: number
  readonly at: Date
  readonly order_id: string | null
  readonly receipt: string | null
  readonly reason: string | null
}

/** Collections and deposits of a rider, the newest first. A deposit with the id of a payout run was set off by it. */
export async function cashEntries(
  db: Database,
  riderId: string,
  count: number,
): Promise<readonly CashEntry[]> {
  const { rows } = await sql<CashEntry>`
    select * from (
      select 'collected' as kind, minor, at, order_id, null as receipt, null as reason
      from (${collections}) as collected where rider_id = ${riderId}
      union all
      select case when run.run_id is null then 'deposit' else 'set_off' end, deposit.amount_minor,
        deposit.created_at, null, deposit.receipt, deposit.reason
      from rider_deposit as deposit left join rider_payout_run as run
        on run.country = deposit.country and run.run_id = deposit.deposit_id
      where deposit.rider_id = ${riderId}
    ) as entry order by at desc, order_id limit ${count}`.execute(db)
  return rows
}

/** Whether a rider who is a person works in the country, or was invited to. */
export async function isRiderOf(db: Database, country: CountryCode, riderId: string): Promise<boolean> {
  const isOne = sql`rider_id = ${riderId} and country = ${country} and not is_simulated`
  const { rows } = await sql`
    select from rider where ${isOne} union all select from rider_account where ${isOne} limit 1`.execute(db)
  return rows.length > 0
}
