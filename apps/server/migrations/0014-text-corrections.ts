import { type Kysely, sql } from 'kysely'

/** Texts that an operator corrected in a country, without a build. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table text_correction (
      country text not null,
      locale text not null,
      key text not null,
      text text not null,
      changed_at timestamptz not null,
      primary key (country, locale, key)
    )`.execute(db)
}
