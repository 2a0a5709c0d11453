import { type Kysely, sql } from 'kysely'

/**
 * Unit and building as the shop entered them. The address that a rider reads has both in its text, from which they
 * cannot be told with certainty when the order is changed. Older orders have neither.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders
      add column dropoff_unit text not null default '',
      add column dropoff_building text not null default ''`.execute(db)
}
