import { type Kysely, sql } from 'kysely'

/**
 * Unit and building as the shop entered them. The address text has both, but they cannot be separated from it
 * reliably when the order is changed. Older orders have neither.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders
      add column dropoff_unit text not null default '',
      add column dropoff_building text not null default ''`.execute(db)
}
