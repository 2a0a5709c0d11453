import { type Kysely, sql } from 'kysely'

/** Adds the help conversations of businesses and the tokens of the help page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table help_conversation (
      vendor_id text not null references vendor on delete cascade,
      conversation_id text not null,
      country text not null,
      user_id text not null references user_account on delete cascade,
      order_id text,
      status text not null,
      language text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (vendor_id, conversation_id)
    )`.execute(db)
  await sql`create index help_conversation_user on help_conversation (user_id, updated_at desc)`.execute(db)
  await sql`create index help_conversation_waiting on help_conversation (country, status, updated_at)`.execute(
    db,
  )
  await sql`
    create table help_message (
      vendor_id text not null,
      conversation_id text not null,
      position integer not null,
      sender text not null,
      text text not null,
      created_at timestamptz not null,
      seen_at timestamptz,
      primary key (vendor_id, conversation_id, position),
      foreign key (vendor_id, conversation_id) references help_conversation on delete cascade
    )`.execute(db)
  await sql`
    create table help_file (
      vendor_id text not null references vendor on delete cascade,
      file_id text not null,
      country text not null,
      user_id text not null references user_account on delete cascade,
      conversation_id text,
      position integer,
      name text not null,
      media_type text not null,
      content bytea not null,
      created_at timestamptz not null,
      primary key (vendor_id, file_id),
      foreign key (vendor_id, conversation_id) references help_conversation on delete cascade
    )`.execute(db)
  await sql`create index help_file_loose on help_file (created_at) where conversation_id is null`.execute(db)
  await sql`
    create table help_code (
      code_hash text primary key,
      user_id text not null references user_account on delete cascade,
      vendor_id text not null references vendor on delete cascade,
      order_id text,
      language text not null,
      expires_at timestamptz not null
    )`.execute(db)
}
