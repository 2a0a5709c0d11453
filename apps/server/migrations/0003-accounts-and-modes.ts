import { type Kysely, sql } from 'kysely'

/** Registration, recovery, invitations, mail, flags, operators, platforms that embed us, and guests. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await people(db)
  await vendors(db)
  await messages(db)
  await operators(db)
  await platforms(db)
  await sql`create index outbox_age on outbox (published_at) where published_at is not null`.execute(db)
}

async function people(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table user_account
      add column language text,
      add column disabled_at timestamptz,
      add column terms_accepted_at timestamptz`.execute(db)
  await sql`
    create table verification_link (
      token_hash text primary key,
      user_id text not null references user_account on delete cascade,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db)
  await sql`create index verification_of_user on verification_link (user_id, created_at desc)`.execute(db)
  await sql`
    create table reset_code (
      user_id text primary key references user_account on delete cascade,
      code_hash text not null,
      tries integer not null default 0,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`
    create table refused_attempt (
      refused_id bigint generated always as identity primary key,
      country text not null,
      call text not null,
      code text not null,
      account_hash text,
      address text not null,
      user_agent text not null,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index refused_newest on refused_attempt (country, refused_id desc)`.execute(db)
  await sql`create index refused_age on refused_attempt (created_at)`.execute(db)
}

async function vendors(db: Kysely<unknown>): Promise<void> {
  // A business that has just registered, and a guest, have no place yet.
  await sql`
    alter table vendor
      alter column latitude drop not null,
      alter column longitude drop not null,
      add constraint vendor_point check ((latitude is null) = (longitude is null)),
      add column contact_email text,
      add column is_guest boolean not null default false,
      add column vat_number text`.execute(db)
  await sql`create index vendor_guest on vendor (created_at) where is_guest`.execute(db)
  await sql`
    create table owner_invitation (
      vendor_id text not null references vendor on delete cascade,
      email text not null,
      token_hash text not null unique,
      invited_by text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      primary key (vendor_id, email)
    )`.execute(db)
}

async function messages(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table message (
      message_id text primary key,
      country text not null,
      channel text not null,
      recipient text not null,
      subject text not null,
      body_text text not null,
      body_html text not null,
      created_at timestamptz not null,
      sent_at timestamptz,
      tries integer not null default 0,
      last_fault text
    )`.execute(db)
  await sql`create index message_newest on message (created_at desc)`.execute(db)
  await sql`create index message_waiting on message (created_at) where sent_at is null`.execute(db)
}

async function operators(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table operator (
      operator_id text primary key,
      name text not null,
      countries jsonb not null,
      token_hash text not null unique,
      created_at timestamptz not null,
      ended_at timestamptz
    )`.execute(db)
  await sql`
    create table flag_value (
      country text not null,
      flag text not null,
      value boolean not null,
      changed_at timestamptz not null,
      primary key (country, flag)
    )`.execute(db)
  await sql`
    create table operator_change (
      change_id bigint generated always as identity primary key,
      country text not null,
      operator_id text not null,
      subject text not null,
      before text,
      after text,
      reason text not null,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index operator_change_newest on operator_change (country, change_id desc)`.execute(db)
}

async function platforms(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table platform (
      country text not null,
      platform_id text not null,
      name text not null,
      origins jsonb not null,
      public_keys jsonb not null,
      created_at timestamptz not null,
      primary key (country, platform_id)
    )`.execute(db)
  await sql`
    create table platform_vendor (
      country text not null,
      platform_id text not null,
      vendor_id text not null references vendor,
      primary key (country, platform_id, vendor_id),
      foreign key (country, platform_id) references platform
    )`.execute(db)
}
