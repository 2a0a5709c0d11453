import { type Kysely, sql } from 'kysely'

/** Old trails are found without reading the new ones, which are written in the order of time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index order_trail_age on order_trail using brin (taken_at)`.execute(db)
}
