import { type Kysely, sql } from 'kysely'

/** Adds operators and facts of the decision to offers, transfers between riders, and an index for the board. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table offer
      add column given_by text,
      add column given_reason text,
      add column taken_back_by text,
      add column taken_back_reason text,
      add column taken_back_at timestamptz,
      add column metres float8,
      add column seconds float8,
      add column parcels int`.execute(db)
  await sql`
    create table rider_transfer (
      vendor_id text not null,
      order_id text not null,
      position int not null,
      from_rider_id text not null,
      to_rider_id text not null,
      operator_id text not null,
      reason text not null,
      state text not null check (state in ('open', 'done', 'withdrawn')),
      asked_at timestamptz not null,
      ended_at timestamptz,
      primary key (vendor_id, order_id, position),
      foreign key (vendor_id, order_id) references orders on delete cascade
    )`.execute(db)
  await sql`create unique index rider_transfer_open on rider_transfer (vendor_id, order_id) where state = 'open'`.execute(
    db,
  )
  await sql`create index rider_transfer_from on rider_transfer (from_rider_id) where state = 'open'`.execute(
    db,
  )
  await sql`create index rider_transfer_to on rider_transfer (to_rider_id) where state = 'open'`.execute(db)
  // The index locks writes of orders while it is built.
  await sql`
    create index orders_on_board on orders (country)
    where status not in (
      'DELIVERED', 'RETURNED_TO_VENDOR', 'CANCELLED', 'PAYMENT_FAILED', 'PAYMENT_CANCELLED', 'INITIATED',
      'PAYMENT_INITIATED'
    )`.execute(db)
}
