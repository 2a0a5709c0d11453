import { type Kysely, sql } from 'kysely'

/** Adds the versions of corrected texts, and the terms that operators write and publish. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addTextVersions(db)
  await addTerms(db)
}

async function addTextVersions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table text_version (
      country text not null,
      locale text not null,
      key text not null,
      version integer not null,
      text text,
      operator_id text,
      reason text,
      created_at timestamptz not null,
      primary key (country, locale, key, version)
    )`.execute(db)
  // The last change of a correction names who made it and why.
  await sql`
    insert into text_version (country, locale, key, version, text, operator_id, reason, created_at)
    select correction.country, correction.locale, correction.key, 1, correction.text,
      last.operator_id, last.reason, correction.changed_at
    from text_correction correction
    left join lateral (
      select operator_id, reason from operator_change
      where operator_change.country = correction.country
        and operator_change.subject = 'text:' || correction.locale || '/' || correction.key
      order by change_id desc limit 1
    ) last on true`.execute(db)
}

async function addTerms(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table terms_text (
      country text not null,
      terms_id text not null,
      brand text not null,
      texts jsonb not null,
      revision integer not null,
      changed_by text not null,
      changed_at timestamptz not null,
      version text,
      published_by text,
      published_at timestamptz,
      reason text,
      primary key (country, terms_id),
      check ((version is null) = (published_at is null))
    )`.execute(db)
  await sql`create unique index terms_text_version on terms_text (country, version) where version is not null`.execute(
    db,
  )
  // Users have accepted what was published, so it stays as it was.
  await sql`
    create function keep_published_terms() returns trigger language plpgsql as $$
    begin
      raise exception 'published terms do not change';
    end $$`.execute(db)
  await sql`
    create trigger terms_text_published before update or delete on terms_text
    for each row when (old.version is not null) execute function keep_published_terms()`.execute(db)
}
