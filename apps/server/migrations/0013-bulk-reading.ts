import { type Kysely, sql } from 'kysely'

/** Adds what was read of a spreadsheet, and what was left out of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bulk_job add column reading jsonb`.execute(db)
}
