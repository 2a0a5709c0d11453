import { type Kysely, sql } from 'kysely'

/** The size of each uploaded spreadsheet, known also after the file itself was dropped. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bulk_job add column file_bytes bigint not null default 0`.execute(db)
}
