import { type Kysely, sql } from 'kysely'

/** Adds the keys of programs of businesses, with their secrets. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table program_key (
      key_id text primary key,
      vendor_id text not null references vendor on delete cascade,
      country text not null,
      mode text not null check (mode in ('live', 'test')),
      name text not null,
      scopes jsonb not null,
      vendor_ids jsonb,
      networks jsonb not null,
      version integer not null default 1,
      created_by text not null,
      created_at timestamptz not null,
      expires_at timestamptz,
      ended_at timestamptz,
      used_at timestamptz
    )`.execute(db)
  await sql`create index program_key_vendor on program_key (vendor_id, created_at desc)`.execute(db)
  await sql`create index program_key_ended on program_key (ended_at) where ended_at is not null`.execute(db)
  await sql`
    create table program_secret (
      secret_hash text primary key,
      key_id text not null references program_key on delete cascade,
      last_four text not null,
      created_at timestamptz not null,
      valid_until timestamptz
    )`.execute(db)
  await sql`create index program_secret_key on program_secret (key_id, created_at desc)`.execute(db)
}
