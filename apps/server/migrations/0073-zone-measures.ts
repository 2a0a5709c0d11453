import { type Kysely, sql } from 'kysely'

/** Adds hours to zones, measures of zones, and an index of the orders in work of a country. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table zone add column hours text`.execute(db)
  await sql`
    create table zone_measure (
      country text not null,
      measure_id uuid not null,
      zone_id text not null,
      kind text not null,
      value bigint not null,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      ended_at timestamptz,
      reason text not null,
      primary key (country, measure_id),
      foreign key (country, zone_id) references zone on delete cascade,
      check (starts_at < ends_at)
    )`.execute(db)
  await sql`create index zone_measure_ends on zone_measure (country, ends_at)`.execute(db)
  await sql`
    create index orders_in_work on orders (country)
    where status in (
      'NEW', 'RECEIVED', 'RECEIVED_BY_VENDOR', 'ACCEPTED_BY_VENDOR', 'WAITING_FOR_TRANSPORT',
      'ASSIGNED_TO_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY', 'MODIFIED', 'NEAR_VENDOR', 'PICKED_UP',
      'COURIER_LEFT_VENDOR', 'NEAR_CUSTOMER', 'DELAYED'
    )`.execute(db)
}
