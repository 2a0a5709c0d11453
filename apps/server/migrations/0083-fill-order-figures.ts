import { type Kysely, sql } from 'kysely'

/** Fills way and times of earlier orders, from their callers, workbooks and histories. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update orders set
      way = case
        when exists (
          select from bulk_row where bulk_row.vendor_id = orders.vendor_id and bulk_row.order_id = orders.order_id
        ) then 'bulk'
        when created_by like 'guest:%' then 'guest'
        when created_by like 'platform:%' then 'partner'
        else 'portal'
      end,
      first_searched_at = step.searched_at,
      first_accepted_at = step.accepted_at,
      door_reached_at = step.reached_at
    from (
      select vendor_id, order_id,
        min(created_at) filter (where status = 'WAITING_FOR_TRANSPORT') as searched_at,
        min(created_at) filter (where status = 'COURIER_ACCEPTED_DELIVERY') as accepted_at,
        min(created_at) filter (where status = 'NEAR_CUSTOMER') as reached_at
      from order_status group by vendor_id, order_id
    ) as step
    where step.vendor_id = orders.vendor_id and step.order_id = orders.order_id`.execute(db)
}
