import { type Kysely, sql } from 'kysely'

/** Orders for later are few among many: a list of them must not read the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index orders_scheduled on orders (vendor_id, created_at desc, order_id desc)
    where preordered_for is not null`.execute(db)
}
