import { type Kysely, sql } from 'kysely'

/** How often the work on an upload has failed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bulk_job add column faults integer not null default 0`.execute(db)
}
