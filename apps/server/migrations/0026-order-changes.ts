import { type Kysely, sql } from 'kysely'

/** The fields that a move changed, before and after, and the owners who accepted an invitation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_status add column changes jsonb`.execute(db)
  await sql`alter table vendor_owner add column invited boolean not null default false`.execute(db)
}
