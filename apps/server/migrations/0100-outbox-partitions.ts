import { type Kysely, sql } from 'kysely'

/**
 * Lets several relays work at once, each on other vendors: the outbox has 16 partitions by a hash of the vendor, and a
 * relay locks those that it takes from until it commits. The function has the name and the columns of the one before it, so
 * that processes of the release before this one share the work in the same way. The index locks writes of the outbox while
 * it is built.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function outbox_partition(vendor_id text) returns int language sql immutable parallel safe
    return (hashtextextended(vendor_id, 0) & 15)::int`.execute(db)
  await sql`
    create index outbox_waiting_partition on outbox (outbox_partition(vendor_id), outbox_id)
      where published_at is null`.execute(db)
  await takeOutbox(db)
}

/**
 * - The shared lock keeps out a call of the function before this one that has not ended: that one needs it alone.
 * - Partitions of other relays are left out. Where less than a batch waits, it is taken from all the others; otherwise from
 *   as few as fill the batch, the one with the oldest event first, so that the rest is left to other relays.
 * - Each statement sees what was committed before it, so that no event of a locked partition was numbered meanwhile.
 * - A process that is suspended in its transaction loses it, and its locks, after 10 seconds by the clock of the database. In
 *   the middle of a message it does not count as idle, which the second limit is for; PostgreSQL has it since version 17.
 */
async function takeOutbox(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function take_outbox(most int, at timestamptz)
    returns table (
      vendor_id text, outbox_id bigint, country text, type text, subject text, sequence bigint,
      created_at timestamptz, request_id text, traceparent text
    )
    language plpgsql volatile as $$
    #variable_conflict use_column
    declare
      setting text;
      total int;
      candidate int;
      candidates int[];
      taken int[] := '{}';
    begin
      select count(*), array_agg(distinct outbox_partition(vendor_id)) into total, candidates
      from (select vendor_id from outbox where published_at is null order by outbox_id limit most) as oldest;
      if total = 0 or not pg_try_advisory_xact_lock_shared(hashtext('beckon:outbox')) then
        return;
      end if;
      if total < most then
        foreach candidate in array candidates loop
          if pg_try_advisory_xact_lock(hashtext('beckon:outbox'), candidate) then
            taken := taken || candidate;
          end if;
        end loop;
      else
        total := 0;
        for candidate in
          select part from generate_series(0, 15) as part
          cross join lateral (
            select outbox_id from outbox
            where published_at is null and outbox_partition(vendor_id) = part
            order by outbox_id limit 1
          ) as oldest
          order by oldest.outbox_id
        loop
          continue when not pg_try_advisory_xact_lock(hashtext('beckon:outbox'), candidate);
          taken := taken || candidate;
          select total + count(*) into total from (
            select from outbox where published_at is null and outbox_partition(vendor_id) = candidate limit most
          ) as events;
          exit when total >= most;
        end loop;
      end if;
      if taken = '{}' then
        return;
      end if;
      setting := set_config('idle_in_transaction_session_timeout', '10s', true);
      if current_setting('server_version_num')::int >= 170000 then
        setting := set_config('transaction_timeout', '60s', true);
      end if;
      return query
        with waiting as (
          select events.* from unnest(taken) as part
          cross join lateral (
            select vendor_id, outbox_id, country, type, subject, created_at, request_id, traceparent
            from outbox where published_at is null and outbox_partition(vendor_id) = part
            order by outbox_id limit most
          ) as events
          order by outbox_id limit most
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
