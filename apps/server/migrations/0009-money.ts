import { type Kysely, sql } from 'kysely'

/** What lowers a fee, and who sends without being a vendor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await vouchers(db)
}

async function vouchers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table voucher (
      country text not null,
      code text not null,
      kind text not null check (kind in ('AMOUNT', 'PERCENTAGE')),
      value bigint not null check (value > 0),
      cap_minor bigint,
      minimum_fee_minor bigint not null,
      valid_from timestamptz not null,
      valid_until timestamptz,
      uses_total integer,
      uses_per_vendor integer,
      vendor_ids text[] not null,
      delivery text check (delivery in ('INSTANT', 'LATER')),
      used integer not null default 0 check (used >= 0 and (uses_total is null or used <= uses_total)),
      created_at timestamptz not null,
      stopped_at timestamptz,
      primary key (country, code)
    )`.execute(db)
  await sql`
    create table voucher_use (
      vendor_id text not null,
      order_id text not null,
      country text not null,
      code text not null,
      business_id text not null,
      taken_at timestamptz not null,
      given_back_at timestamptz,
      primary key (vendor_id, order_id),
      foreign key (vendor_id, order_id) references orders on delete cascade deferrable initially deferred,
      foreign key (country, code) references voucher
    )`.execute(db)
  await sql`create index voucher_use_of_business on voucher_use (country, code, business_id) where given_back_at is null`.execute(
    db,
  )
  await sql`
    alter table orders
      add column voucher_code text,
      add column voucher_minor bigint not null default 0,
      add column sender_email text`.execute(db)
}
