import { type Kysely, sql } from 'kysely'

/** Outlets that open in a few minutes, one of each id under a parent; and the few orders that dispatch looks for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table vendor add column opens_at timestamptz`.execute(db)
  await sql`
    create unique index vendor_client_id on vendor (parent_vendor_id, lower(client_vendor_id))
    where parent_vendor_id is not null`.execute(db)
  await sql`create index orders_untaken on orders (status) where status in ('NEW', 'MODIFIED')`.execute(db)
}
