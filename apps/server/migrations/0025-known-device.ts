import { type Kysely, sql } from 'kysely'

/** Browsers that an account has signed in from, and one reset code for each that asks, so that strangers spend only their own tries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table known_device (
      user_id text not null references user_account (user_id) on delete cascade,
      device_hash text not null,
      used_at timestamptz not null,
      primary key (user_id, device_hash)
    )`.execute(db)
  await sql`create index known_device_hash on known_device (device_hash)`.execute(db)
  await sql`alter table reset_code add column asker text not null default ''`.execute(db)
  await sql`alter table reset_code drop constraint reset_code_pkey`.execute(db)
  await sql`alter table reset_code add primary key (user_id, asker)`.execute(db)
}
