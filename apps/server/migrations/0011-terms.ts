import { type Kysely, sql } from 'kysely'

/** Which version of the terms somebody agreed to after the one that came with registering. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table terms_acceptance (
      user_id text not null references user_account on delete cascade,
      version text not null,
      accepted_at timestamptz not null,
      primary key (user_id, version)
    )`.execute(db)
}
