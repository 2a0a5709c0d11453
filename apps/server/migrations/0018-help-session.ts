import { type Kysely, sql } from 'kysely'

/** A help page ends with the session that it was opened from. Codes are deleted because they name no session; each is valid for two minutes only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from help_code`.execute(db)
  await sql`alter table help_code add column session_id text not null`.execute(db)
}
