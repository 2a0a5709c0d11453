import { type Kysely, sql } from 'kysely'

/** Creates the tables of what follows an order: decisions, their charges, messages, proofs, links, ratings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await decisions(db)
  await words(db)
  await proofs(db)
  await links(db)
}

async function decisions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_decision (
      vendor_id text not null,
      order_id text not null,
      position integer not null,
      country text not null,
      cause text not null,
      note text not null,
      options jsonb not null,
      fallback text not null,
      opened_at timestamptz not null,
      answer_by timestamptz not null,
      choice text,
      chosen_by text,
      chosen_at timestamptz,
      answer jsonb,
      primary key (vendor_id, order_id, position),
      foreign key (vendor_id, order_id) references orders on delete cascade
    )`.execute(db)
  await sql`create unique index order_decision_open on order_decision (vendor_id, order_id) where chosen_at is null`.execute(
    db,
  )
  await sql`create index order_decision_due on order_decision (answer_by) where chosen_at is null`.execute(db)
  await sql`
    create table order_charge (
      vendor_id text not null,
      order_id text not null,
      position integer not null,
      kind text not null,
      amount_minor bigint not null,
      created_at timestamptz not null,
      primary key (vendor_id, order_id, position),
      foreign key (vendor_id, order_id) references orders on delete cascade
    )`.execute(db)
  await sql`alter table orders add column delay_reason text`.execute(db)
  await sql`
    create index orders_promised on orders (promised_upper)
    where delay_reason is null
      and status in (
        'RECEIVED', 'WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY',
        'NEAR_VENDOR', 'PICKED_UP', 'COURIER_LEFT_VENDOR', 'NEAR_CUSTOMER'
      )`.execute(db)
}

async function words(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_message (
      vendor_id text not null,
      order_id text not null,
      position integer not null,
      sender text not null,
      text text not null,
      created_at timestamptz not null,
      seen_at timestamptz,
      primary key (vendor_id, order_id, position),
      foreign key (vendor_id, order_id) references orders on delete cascade
    )`.execute(db)
  await sql`
    create table masked_call (
      vendor_id text not null,
      order_id text not null,
      call_id text not null,
      country text not null,
      caller text not null,
      number text not null,
      code text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      primary key (vendor_id, order_id, call_id),
      foreign key (vendor_id, order_id) references orders on delete cascade
    )`.execute(db)
}

async function proofs(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column handover_pin text`.execute(db)
  await sql`alter table orders add column pin_failures integer not null default 0`.execute(db)
  await sql`alter table order_proof add column pin_checked boolean not null default false`.execute(db)
  await sql`alter table order_proof add column latitude double precision`.execute(db)
  await sql`alter table order_proof add column longitude double precision`.execute(db)
  await sql`
    create table proof_photo (
      vendor_id text not null,
      order_id text not null,
      photo_id text not null,
      country text not null,
      kind text not null,
      rider_id text not null,
      media_type text not null,
      width integer not null,
      height integer not null,
      content bytea not null,
      taken_at timestamptz not null,
      delete_after timestamptz not null,
      primary key (vendor_id, order_id, photo_id),
      foreign key (vendor_id, order_id) references orders on delete cascade
    )`.execute(db)
  await sql`create index proof_photo_age on proof_photo (delete_after)`.execute(db)
}

async function links(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tracking_link (
      vendor_id text not null,
      order_id text not null,
      link_id text not null,
      created_at timestamptz not null,
      revoked_at timestamptz,
      primary key (vendor_id, order_id, link_id),
      foreign key (vendor_id, order_id) references orders on delete cascade
    )`.execute(db)
  await sql`
    create table order_rating (
      vendor_id text not null,
      order_id text not null,
      stars integer not null,
      comment text not null,
      created_at timestamptz not null,
      changed_at timestamptz not null,
      primary key (vendor_id, order_id),
      foreign key (vendor_id, order_id) references orders on delete cascade
    )`.execute(db)
}
