import { type Kysely, sql } from 'kysely'

/** Scheduled orders rest in RECEIVED: dispatch looks for those that are due, and the lists for those of a few days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index orders_resting on orders (preordered_for) where status = 'RECEIVED'`.execute(db)
  await sql`
    create index orders_scheduled_for on orders (vendor_id, preordered_for)
    where preordered_for is not null`.execute(db)
}
