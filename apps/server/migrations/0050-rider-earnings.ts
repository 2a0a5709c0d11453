import { type Kysely, sql } from 'kysely'

/** Pay that riders earned with their jobs, and cash that they handed on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into ledger_account (account, kind) values ('rider_pay', 'expense'), ('rider_due', 'liability')
  `.execute(db)
  await sql`
    create table rider_earning (
      rider_id text not null,
      vendor_id text not null,
      order_id text not null,
      country text not null,
      currency text not null,
      base_minor bigint not null check (base_minor >= 0),
      distance_minor bigint not null check (distance_minor >= 0),
      wait_minor bigint not null check (wait_minor >= 0),
      return_minor bigint not null check (return_minor >= 0),
      bonus_minor bigint not null check (bonus_minor >= 0),
      earned_at timestamptz not null,
      primary key (rider_id, vendor_id, order_id)
    )`.execute(db)
  await sql`create index rider_earning_newest on rider_earning (rider_id, earned_at desc)`.execute(db)
  await sql`
    create table rider_deposit (
      rider_id text not null,
      deposit_id text not null,
      country text not null,
      currency text not null,
      amount_minor bigint not null check (amount_minor > 0),
      operator_id text not null,
      reason text not null,
      created_at timestamptz not null,
      primary key (rider_id, deposit_id)
    )`.execute(db)
  await sql`create index orders_of_rider on orders (rider_id, created_at desc) where rider_id is not null`.execute(
    db,
  )
}
