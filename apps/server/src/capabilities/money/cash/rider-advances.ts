import { endedStatuses } from '@beckon/domain/order'
import { paidAtDoor } from '@beckon/domain/payment'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'

/**
 * Sum that each of these riders has paid to shops and not got back, in minor units, with the jobs accepted and not yet
 * collected. A rider without any is left out.
 */
export async function outstandingAdvances(
  db: Database,
  riderIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (riderIds.length === 0) return new Map()
  const { rows } = await sql<{ rider_id: string; minor: number }>`
    select rider_id, sum(minor)::bigint as minor from (
      select rider_id, paid_minor - coalesce(back_minor, 0) as minor from cash_advance
      where rider_id = any(${[...riderIds]}::text[]) and settlement_id is null
        and (back_minor is null or back_minor < paid_minor)
      union all
      select rider_id, amount_minor from orders
      where rider_id = any(${[...riderIds]}::text[]) and status <> all(${[...endedStatuses]}::text[])
        and pays_at_pickup and payment_method = any(${[...paidAtDoor]}::text[])
        and not exists (
          select from cash_advance as advance
          where advance.vendor_id = orders.vendor_id and advance.order_id = orders.order_id
        )
    ) as each_one group by rider_id`.execute(db)
  return new Map(rows.map(({ rider_id, minor }) => [rider_id, minor]))
}
