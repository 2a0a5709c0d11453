import { type Kysely, sql } from 'kysely'

/**
 * The times of collection, delivery and end, and the reason of a cancellation, beside the status that has them: a file
 * of orders then reads no history. Orders that an older process moves meanwhile have them in their history only.
 * No other table has columns of these names, which an older process could mean in a join without naming its table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders
      add column picked_up_at timestamptz,
      add column delivered_at timestamptz,
      add column closed_at timestamptz,
      add column cancel_reason text`.execute(db)
  await sql`
    update orders set
      picked_up_at = step.picked_up_at,
      delivered_at = step.delivered_at,
      closed_at = step.closed_at,
      cancel_reason = step.cancel_reason
    from (
      select vendor_id, order_id,
        max(created_at) filter (where status = 'PICKED_UP') as picked_up_at,
        max(created_at) filter (where status = 'DELIVERED') as delivered_at,
        max(created_at) filter (where status not in ('PICKED_UP', 'DELIVERED')) as closed_at,
        max(reason) filter (where status = 'CANCELLED') as cancel_reason
      from order_status
      where status in (
        'PICKED_UP', 'DELIVERED', 'CANCELLED', 'PAYMENT_CANCELLED', 'PAYMENT_FAILED', 'RETURNED_TO_VENDOR'
      )
      group by vendor_id, order_id
    ) as step
    where step.vendor_id = orders.vendor_id and step.order_id = orders.order_id`.execute(db)
}
