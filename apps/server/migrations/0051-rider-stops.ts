import { type Kysely, sql } from 'kysely'

/** The order of stops of a rider with several parcels, and how many of them come before the stop of an order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table rider add column stops jsonb not null default '[]'`.execute(db)
  await sql`alter table orders add column stops_before smallint`.execute(db)
}
