import { type Kysely, sql } from 'kysely'

/**
 * Adds views of pages by operators, the operator of statuses, decisions and messages, the order of emails and texts, and
 * the indexes to find orders, shops and riders of a country. The indexes lock writes to `orders` while they are built.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table operator_view (
      view_id text primary key,
      operator_id text not null references operator_account on delete cascade,
      session_id text not null references operator_session on delete cascade,
      token_hash text not null unique,
      country text not null,
      vendor_id text not null references vendor on delete cascade,
      order_id text,
      reason text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz,
      foreign key (vendor_id, order_id) references orders (vendor_id, order_id) on delete cascade
    )`.execute(db)
  await sql`create index operator_view_operator on operator_view (operator_id)`.execute(db)
  await sql`create index operator_view_session on operator_view (session_id)`.execute(db)
  await sql`create index operator_view_order on operator_view (vendor_id, order_id)`.execute(db)
  await sql`alter table message add column vendor_id text, add column order_id text`.execute(db)
  await sql`
    create index message_order on message (vendor_id, order_id) where order_id is not null`.execute(db)
  // Of expressions: by the columns themselves the planner would take these indexes for the lists of one shop.
  await sql`
    create index orders_of_country on orders
    (lower(country), (created_at at time zone 'UTC') desc, order_id desc)`.execute(db)
  await sql`
    create index orders_of_phone on orders (lower(country), customer_phone)`.execute(db)
  await sql`
    create index orders_code on orders (lower(country), upper(substring(order_id from '[^-]+$')) text_pattern_ops)`.execute(
    db,
  )
  await sql`
    create index orders_customer_words on orders using gin (to_tsvector('simple', customer_name))`.execute(db)
  await sql`create index vendor_words on vendor using gin (to_tsvector('simple', name))`.execute(db)
  await sql`create index rider_account_words on rider_account using gin (to_tsvector('simple', name))`.execute(
    db,
  )
  // Last: from here on even reads of these tables wait until the end.
  await sql`alter table order_status add column operator_id text`.execute(db)
  await sql`alter table order_decision add column operator_id text`.execute(db)
  await sql`alter table order_message add column operator_id text`.execute(db)
}
