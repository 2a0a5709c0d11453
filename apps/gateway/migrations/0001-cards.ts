import { type Kysely, sql } from 'kysely'

/** Creates the tables of wallets, cards, payments, refunds, settlements and events for merchants. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table wallet (
    wallet_id text primary key,
    merchant text not null,
    owner text not null,
    created_at timestamptz not null,
    unique (merchant, owner)
  )`,
  `create table wallet_token (
    token_hash text primary key,
    wallet_id text not null references wallet on delete cascade,
    can_save boolean not null,
    origins jsonb not null,
    expires_at timestamptz not null
  )`,
  'create index wallet_token_over on wallet_token (expires_at)',
  `create table instrument (
    instrument_id text primary key,
    wallet_id text not null references wallet on delete cascade,
    name text not null,
    scheme text not null,
    bin text not null,
    last_digits text not null,
    holder_name text not null,
    expiry_month smallint not null,
    expiry_year smallint not null,
    fingerprint text not null,
    sealed_number text not null,
    is_kept boolean not null,
    created_at timestamptz not null
  )`,
  'create index instrument_of_wallet on instrument (wallet_id, created_at)',
  'create unique index instrument_once on instrument (wallet_id, name, fingerprint) where is_kept',
  `create table prime (
    token_hash text primary key,
    wallet_id text not null references wallet on delete cascade,
    sealed_card text not null,
    expires_at timestamptz not null
  )`,
  'create index prime_over on prime (expires_at)',
  `create table intent (
    intent_id text primary key,
    merchant text not null,
    wallet_id text not null references wallet,
    reference text not null,
    amount bigint not null,
    currency text not null,
    methods jsonb not null,
    capture text not null,
    can_save boolean not null,
    origins jsonb not null,
    webhook_url text not null,
    status text not null,
    version integer not null,
    attempts integer not null,
    amount_captured bigint not null,
    amount_refunded bigint not null,
    card jsonb,
    failure jsonb,
    challenge_id text unique,
    challenge_until timestamptz,
    pending jsonb,
    due_at timestamptz,
    expires_at timestamptz not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  'create index intent_of_reference on intent (merchant, reference)',
  'create index intent_due on intent (due_at) where due_at is not null',
  `create table refund (
    refund_id text primary key,
    merchant text not null,
    intent_id text not null references intent,
    status text not null,
    version integer not null,
    amount bigint not null,
    reference text not null,
    reason text,
    due_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  'create index refund_of_intent on refund (intent_id, created_at)',
  'create index refund_due on refund (due_at) where due_at is not null',
  `create table settlement (
    entry_id text primary key,
    merchant text not null,
    kind text not null,
    intent_id text not null references intent,
    refund_id text references refund,
    reference text not null,
    amount bigint not null,
    currency text not null,
    settled_at timestamptz not null
  )`,
  'create index settlement_of_day on settlement (merchant, settled_at, entry_id)',
  `create table event (
    event_id text primary key,
    merchant text not null,
    webhook_url text not null,
    type text not null,
    body text not null,
    copies integer not null,
    attempts integer not null,
    next_at timestamptz,
    created_at timestamptz not null
  )`,
  'create index event_due on event (next_at) where next_at is not null',
  `create table idempotency (
    merchant text not null,
    key text not null,
    body_hash text not null,
    answer jsonb not null,
    created_at timestamptz not null,
    primary key (merchant, key)
  )`,
  'create index idempotency_old on idempotency (created_at)',
]
