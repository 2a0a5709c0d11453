import { type Kysely, sql } from 'kysely'

/** The version of an upload's rows, and the version that was last placed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bulk_job
      add column version integer not null default 0,
      add column placed_version integer`.execute(db)
}
