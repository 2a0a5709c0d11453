import { type Kysely, sql } from 'kysely'

/** A help page ends with the session that it was opened from. A code is good for two minutes: those of today may go. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from help_code`.execute(db)
  await sql`alter table help_code add column session_id text not null`.execute(db)
}
