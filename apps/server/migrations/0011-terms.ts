import { type Kysely, sql } from 'kysely'

/** Adds the version of the terms that a user accepted after registering. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table terms_acceptance (
      user_id text not null references user_account on delete cascade,
      version text not null,
      accepted_at timestamptz not null,
      primary key (user_id, version)
    )`.execute(db)
}
