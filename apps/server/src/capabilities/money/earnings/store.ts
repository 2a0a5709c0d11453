import type { Earning } from '@beckon/domain/rider'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { OrderRow } from '../../ordering/orders/index.ts'
import type { RiderDepositTable, RiderEarningTable } from './schema.ts'

/** The only SQL that writes `rider_earning` and `rider_deposit`. */

/** Whether it is new: a job is earned once. */
export async function insertEarning(
  tx: Tx,
  order: OrderRow,
  { riderId, earning, at }: { readonly riderId: string; readonly earning: Earning; readonly at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: written } = await tx
    .insertInto('rider_earning')
    .values({
      rider_id: riderId,
      vendor_id: order.vendor_id,
      order_id: order.order_id,
      country: order.country,
      currency: order.currency,
      base_minor: earning.base,
      distance_minor: earning.distance,
      wait_minor: earning.wait,
      return_minor: earning.return,
      bonus_minor: earning.bonus,
      earned_at: at,
    })
    .onConflict((same) => same.doNothing())
    .executeTakeFirst()
  return written !== 0n
}

export const insertDeposit = (tx: Tx, deposit: Selectable<RiderDepositTable>) =>
  tx.insertInto('rider_deposit').values(deposit).execute()

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

/** Cash that each of these riders collected and did not hand on, in minor units; a rider without any is left out. */
export async function cashInHand(
  db: Database,
  riderIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (riderIds.length === 0) return new Map()
  const { rows } = await sql<{ rider_id: string; minor: number }>`
    select rider_id, sum(minor)::bigint as minor from (
      select orders.rider_id, cash.collected_minor as minor
      from orders join cash_collection as cash
        on cash.vendor_id = orders.vendor_id and cash.order_id = orders.order_id
      where orders.rider_id = any(${[...riderIds]}::text[])
      union all
      select rider_id, -amount_minor from rider_deposit where rider_id = any(${[...riderIds]}::text[])
    ) as each_one group by rider_id having sum(minor) <> 0`.execute(db)
  return new Map(rows.map(({ rider_id, minor }) => [rider_id, minor]))
}
