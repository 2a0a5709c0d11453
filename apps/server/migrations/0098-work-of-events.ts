import { type Kysely, sql } from 'kysely'

/** Keeps the request of each event, and its place in a trace, with the events of the outbox and of programs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox add column request_id text, add column traceparent text`.execute(db)
  await sql`alter table public_event add column request_id text, add column traceparent text`.execute(db)
  // A function that returns more columns cannot replace the one before it; older processes name theirs.
  await sql`drop function take_outbox(int, timestamptz)`.execute(db)
  await takeOutbox(db)
}

async function takeOutbox(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function take_outbox(most int, at timestamptz)
    returns table (
      vendor_id text, outbox_id bigint, country text, type text, subject text, sequence bigint,
      created_at timestamptz, request_id text, traceparent text
    )
    language plpgsql volatile as $$
    #variable_conflict use_column
    begin
      if not pg_try_advisory_xact_lock(hashtext('beckon:outbox')) then
        return;
      end if;
      return query
        with waiting as (
          select vendor_id, outbox_id, country, type, subject, created_at, request_id, traceparent
          from outbox where published_at is null order by outbox_id limit most
        ),
        streams as (
          insert into vendor_stream as stream (vendor_id, last_sequence)
          select vendor_id, count(*) from waiting group by vendor_id order by vendor_id
          on conflict (vendor_id) do update set last_sequence = stream.last_sequence + excluded.last_sequence
          returning vendor_id, last_sequence
        ),
        numbered as (
          select waiting.*,
            streams.last_sequence + 1 - row_number() over (partition by vendor_id order by outbox_id desc) as sequence
          from waiting join streams using (vendor_id)
        ),
        published as (
          update outbox set sequence = numbered.sequence, published_at = at
          from numbered
          where outbox.vendor_id = numbered.vendor_id and outbox.outbox_id = numbered.outbox_id
        )
        select vendor_id, outbox_id, country, type, subject, sequence, created_at, request_id, traceparent
        from numbered order by outbox_id;
    end
    $$`.execute(db)
}
