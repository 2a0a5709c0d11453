import { type Kysely, sql } from 'kysely'

/** Adds saved views of lists, by operator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table operator_list_view (
      operator_id text not null references operator_account on delete cascade,
      list text not null,
      name text not null,
      search jsonb not null,
      hidden jsonb not null,
      is_default boolean not null,
      created_at timestamptz not null,
      primary key (operator_id, list, name)
    )`.execute(db)
  await sql`
    create unique index operator_list_view_default on operator_list_view (operator_id, list)
    where is_default`.execute(db)
}
