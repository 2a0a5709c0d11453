import { type Kysely, sql } from 'kysely'

/** Orders whose rider pays the shop at collection, and what riders paid and got back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column pays_at_pickup boolean not null default false`.execute(db)
  await sql`
    create table cash_advance (
      vendor_id text not null,
      order_id text not null,
      country text not null,
      rider_id text not null,
      paid_minor bigint not null check (paid_minor > 0),
      paid_at timestamptz not null,
      back_minor bigint check (back_minor between 0 and paid_minor),
      back_at timestamptz,
      settlement_id text,
      settled_at timestamptz,
      primary key (vendor_id, order_id),
      foreign key (vendor_id, order_id) references orders
    )`.execute(db)
  await sql`
    create index cash_advance_open on cash_advance (rider_id)
    where settlement_id is null and (back_minor is null or back_minor < paid_minor)`.execute(db)
  await sql`
    create index cash_advance_short on cash_advance (vendor_id, back_at)
    where settlement_id is null and back_minor < paid_minor`.execute(db)
}
