import { type Kysely, sql } from 'kysely'

/** Adds opening hours of single shops, and files of operators in conversations of the help centre. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table vendor add column hours text`.execute(db)
  await sql`
    alter table help_file
      alter column user_id drop not null,
      add column operator_id text,
      add constraint help_file_sender check ((user_id is null) <> (operator_id is null))`.execute(db)
}
