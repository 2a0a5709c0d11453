import { type Kysely, sql } from 'kysely'

/** Adds the log of the events that programs get, with the numbers that they are published under. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table public_event (
      vendor_id text not null,
      event_id text not null,
      event_no bigint generated always as identity,
      country text not null,
      type text not null,
      subject text not null,
      data jsonb not null,
      occurred_at timestamptz not null,
      expires_at timestamptz not null,
      endpoint_id text,
      business_id text,
      sequence bigint,
      position bigint,
      published_at timestamptz,
      primary key (vendor_id, event_id)
    )`.execute(db)
  await sql`create index public_event_waiting on public_event (event_no) where published_at is null`.execute(
    db,
  )
  await sql`create index public_event_log on public_event (business_id, position)`.execute(db)
  await sql`create index public_event_subject on public_event (vendor_id, subject, type)`.execute(db)
  await sql`create index public_event_expired on public_event (expires_at)`.execute(db)
  await sql`
    create table event_stream (
      vendor_id text primary key,
      last_sequence bigint not null
    )`.execute(db)
  await sql`create table event_head (last_position bigint not null)`.execute(db)
  await sql`insert into event_head (last_position) values (0)`.execute(db)
}
