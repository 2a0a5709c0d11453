import { type Kysely, sql } from 'kysely'

/** Accounts, vendors, orders, dispatch and the outbox. Everything that grows is keyed by its vendor first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await accounts(db)
  await vendors(db)
  await orders(db)
  await fleet(db)
  await messages(db)
}

async function accounts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table signing_key (
      key_id text primary key,
      purpose text not null,
      private_jwk jsonb not null,
      public_jwk jsonb not null,
      created_at timestamptz not null
    )`.execute(db)
  await sql`
    create table user_account (
      user_id text primary key,
      country text not null,
      email text not null,
      password_hash text not null,
      confirmed_at timestamptz,
      password_reset_required boolean not null default false,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create unique index user_account_email on user_account (country, lower(email))`.execute(db)
  await sql`
    create table session (
      session_id text primary key,
      user_id text not null references user_account,
      country text not null,
      refresh_hash text not null,
      user_agent text not null,
      created_at timestamptz not null,
      used_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz
    )`.execute(db)
  await sql`create unique index session_refresh on session (refresh_hash)`.execute(db)
  await sql`create index session_of_user on session (user_id)`.execute(db)
  await sql`
    create table attempt_window (
      subject text primary key,
      failures integer not null,
      started_at timestamptz not null,
      blocked_until timestamptz
    )`.execute(db)
}

async function vendors(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table vendor (
      vendor_id text primary key,
      country text not null,
      parent_vendor_id text,
      client_vendor_id text not null,
      name text not null,
      is_parent boolean not null,
      is_active boolean not null default true,
      is_registered boolean not null default true,
      is_test boolean not null default false,
      estimation_pick_up_time integer not null,
      payment_methods jsonb not null,
      contact_phone text not null,
      address_text text not null,
      building text not null,
      unit text not null,
      city text not null,
      postal_code text not null,
      street text not null,
      street_number text not null,
      latitude double precision not null,
      longitude double precision not null,
      rider_instructions text not null,
      delivery_area jsonb,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index vendor_parent on vendor (parent_vendor_id)`.execute(db)
  await sql`create index vendor_country on vendor (country)`.execute(db)
  await sql`
    create table vendor_owner (
      vendor_id text not null references vendor,
      user_id text not null references user_account,
      primary key (vendor_id, user_id)
    )`.execute(db)
  await sql`create index vendor_owner_user on vendor_owner (user_id)`.execute(db)
  await sql`
    create table country_parameter (
      country text not null,
      name text not null,
      value text not null,
      changed_at timestamptz not null,
      primary key (country, name)
    )`.execute(db)
}

async function orders(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table orders (
      vendor_id text not null,
      order_id text not null,
      country text not null,
      status text not null,
      version integer not null,
      created_by text,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      preordered_for timestamptz,
      ready_at timestamptz not null,
      currency text not null,
      delivery_fee_minor bigint not null,
      amount_minor bigint not null,
      payment_method text not null,
      description text not null,
      vat_number text,
      age_validation_required boolean not null default false,
      customer_name text not null,
      customer_phone text not null,
      dropoff_address text not null,
      dropoff_latitude double precision not null,
      dropoff_longitude double precision not null,
      dropoff_notes text not null,
      pickup_name text not null,
      pickup_address text not null,
      pickup_latitude double precision not null,
      pickup_longitude double precision not null,
      pickup_phone text not null,
      pickup_instructions text not null,
      distance_metres integer not null,
      promised_lower timestamptz not null,
      promised_upper timestamptz not null,
      eta_pickup timestamptz,
      eta_dropoff timestamptz,
      rider_id text,
      rider_name text,
      rider_vehicle text,
      primary key (vendor_id, order_id)
    )`.execute(db)
  await sql`create index orders_newest on orders (vendor_id, created_at desc, order_id desc)`.execute(db)
  await sql`
    create index orders_finished on orders (vendor_id, created_at desc, order_id desc)
    where status in ('DELIVERED', 'CANCELLED', 'RETURNED_TO_VENDOR', 'PAYMENT_FAILED', 'PAYMENT_CANCELLED')`.execute(
    db,
  )
  await sql`
    create index orders_phone on orders (vendor_id, customer_phone, created_at desc, order_id desc)`.execute(
    db,
  )
  await sql`
    create index orders_rider on orders (rider_id)
    where status not in ('DELIVERED', 'CANCELLED', 'RETURNED_TO_VENDOR', 'PAYMENT_FAILED', 'PAYMENT_CANCELLED')`.execute(
    db,
  )
  await sql`
    create table order_status (
      vendor_id text not null,
      order_id text not null,
      position integer not null,
      status text not null,
      actor text not null,
      reason text,
      created_at timestamptz not null,
      primary key (vendor_id, order_id, position)
    )`.execute(db)
  await sql`
    create table order_proof (
      vendor_id text not null,
      order_id text not null,
      kind text not null,
      received_by text not null,
      collected_cash_minor bigint,
      rider_id text not null,
      created_at timestamptz not null,
      primary key (vendor_id, order_id, kind)
    )`.execute(db)
  await sql`
    create table order_trail (
      vendor_id text not null,
      order_id text not null,
      taken_at timestamptz not null,
      latitude double precision not null,
      longitude double precision not null,
      primary key (vendor_id, order_id, taken_at)
    )`.execute(db)
  await sql`
    create table idempotency (
      vendor_id text not null,
      key text not null,
      body_hash text not null,
      answer jsonb not null,
      created_at timestamptz not null,
      primary key (vendor_id, key)
    )`.execute(db)
  await sql`create index idempotency_age on idempotency (created_at)`.execute(db)
}

async function fleet(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rider (
      rider_id text primary key,
      country text not null,
      name text not null,
      vehicle text not null,
      phone text not null,
      secret_hash text not null,
      is_simulated boolean not null,
      on_duty boolean not null default false,
      latitude double precision,
      longitude double precision,
      bearing double precision,
      located_at timestamptz,
      heading_latitude double precision,
      heading_longitude double precision,
      open_offer_id text,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index rider_on_duty on rider (country) where on_duty`.execute(db)
  await sql`
    create table dispatch (
      vendor_id text not null,
      order_id text not null,
      country text not null,
      state text not null,
      rounds integer not null default 0,
      asked_at timestamptz not null,
      give_up_at timestamptz not null,
      primary key (vendor_id, order_id)
    )`.execute(db)
  await sql`create index dispatch_open on dispatch (country) where state in ('searching', 'offered')`.execute(
    db,
  )
  await sql`
    create table offer (
      vendor_id text not null,
      order_id text not null,
      position integer not null,
      offer_id text not null,
      rider_id text not null,
      state text not null,
      reason text,
      made_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz,
      primary key (vendor_id, order_id, position)
    )`.execute(db)
}

async function messages(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table outbox (
      vendor_id text not null,
      outbox_id bigint generated always as identity,
      country text not null,
      type text not null,
      subject text not null,
      created_at timestamptz not null,
      sequence bigint,
      published_at timestamptz,
      primary key (vendor_id, outbox_id)
    )`.execute(db)
  await sql`create index outbox_waiting on outbox (outbox_id) where published_at is null`.execute(db)
  await sql`create index outbox_published on outbox (vendor_id, sequence) where published_at is not null`.execute(
    db,
  )
  await sql`
    create table vendor_stream (
      vendor_id text primary key,
      last_sequence bigint not null
    )`.execute(db)
}
