import { type Kysely, sql } from 'kysely'

/** Adds webhook endpoints, their deliveries and attempts, and the function that publishes events to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await endpoints(db)
  await deliveries(db)
  await takeEvents(db)
}

async function endpoints(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhook_endpoint (
      endpoint_id text primary key,
      vendor_id text not null references vendor on delete cascade,
      country text not null,
      url text not null,
      description text not null,
      types text[],
      is_full boolean not null,
      vendor_ids text[],
      is_on boolean not null default true,
      secret text not null,
      earlier_secret text,
      earlier_until timestamptz,
      created_by text not null,
      created_at timestamptz not null,
      changed_at timestamptz not null,
      last_success_at timestamptz,
      failing_since timestamptz,
      slow_level int not null default 0,
      not_before timestamptz,
      disabled_at timestamptz,
      disabled_cause text
    )`.execute(db)
  await sql`create index webhook_endpoint_business on webhook_endpoint (vendor_id)`.execute(db)
}

async function deliveries(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhook_delivery (
      endpoint_id text not null references webhook_endpoint on delete cascade,
      event_id text not null,
      vendor_id text not null,
      position bigint not null,
      type text not null,
      state text not null,
      attempts int not null default 0,
      attempts_of_round int not null default 0,
      created_at timestamptz not null,
      due_at timestamptz not null,
      delivered_at timestamptz,
      last_status int,
      body text,
      primary key (endpoint_id, event_id)
    )`.execute(db)
  await sql`
    create index webhook_delivery_due on webhook_delivery (endpoint_id, due_at) where state = 'waiting'`.execute(
    db,
  )
  await sql`create index webhook_delivery_newest on webhook_delivery (endpoint_id, position desc)`.execute(db)
  await sql`create index webhook_delivery_created on webhook_delivery (created_at)`.execute(db)
  await sql`
    create table webhook_attempt (
      endpoint_id text not null,
      event_id text not null,
      attempt int not null,
      at timestamptz not null,
      status int,
      error text,
      duration_ms int not null,
      answer text not null,
      primary key (endpoint_id, event_id, attempt),
      foreign key (endpoint_id, event_id) references webhook_delivery on delete cascade
    )`.execute(db)
}

/**
 * Publishes waiting events, the oldest first: gives each the next sequence of its vendor and the next position of the log,
 * and queues it for the endpoints that ask for it. Nothing while another transaction publishes. The lock is held until the
 * commit, so that a reader of the log never sees a position before a lower one. Events for one endpoint only are tests: they
 * have the sequence 0.
 */
async function takeEvents(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function take_events(most int, at timestamptz)
    returns table (taken int, endpoints text[])
    language plpgsql volatile as $$
    #variable_conflict use_column
    begin
      if not pg_try_advisory_xact_lock(hashtext('beckon:events')) then
        return query select 0, '{}'::text[];
        return;
      end if;
      return query
        with waiting as (
          select e.vendor_id, e.event_id, e.event_no, e.type, e.endpoint_id, e.expires_at,
            coalesce(v.parent_vendor_id, e.vendor_id) as business_id
          from public_event as e left join vendor as v on v.vendor_id = e.vendor_id
          where e.published_at is null order by e.event_no limit most
        ),
        head as (
          update event_head set last_position = last_position + (select count(*) from waiting)
          where exists (select from waiting)
          returning last_position
        ),
        streams as (
          insert into event_stream as stream (vendor_id, last_sequence)
          select vendor_id, count(*) from waiting where endpoint_id is null group by vendor_id order by vendor_id
          on conflict (vendor_id) do update set last_sequence = stream.last_sequence + excluded.last_sequence
          returning vendor_id, last_sequence
        ),
        numbered as (
          select waiting.*,
            case when waiting.endpoint_id is not null then 0 else streams.last_sequence + 1 - row_number() over (
              partition by waiting.vendor_id, waiting.endpoint_id is null order by waiting.event_no desc
            ) end as sequence,
            head.last_position + 1 - row_number() over (order by waiting.event_no desc) as position
          from waiting cross join head left join streams using (vendor_id)
        ),
        published as (
          update public_event as e
          set sequence = numbered.sequence, position = numbered.position, business_id = numbered.business_id,
            published_at = at
          from numbered where e.vendor_id = numbered.vendor_id and e.event_id = numbered.event_id
        ),
        queued as (
          insert into webhook_delivery (endpoint_id, event_id, vendor_id, position, type, state, created_at, due_at)
          select w.endpoint_id, n.event_id, n.vendor_id, n.position, n.type, 'waiting', at, at
          from numbered as n join webhook_endpoint as w on w.vendor_id = n.business_id
          where w.is_on
            and case when n.endpoint_id is null then
              (w.vendor_ids is null or n.vendor_id = any(w.vendor_ids))
              and case when w.types is null then n.type not in ('courier.position', 'ping') else n.type = any(w.types) end
            else w.endpoint_id = n.endpoint_id end
          returning endpoint_id
        )
        select (select count(*)::int from waiting),
          (select coalesce(array_agg(distinct queued.endpoint_id), '{}') from queued);
    end
    $$`.execute(db)
}
