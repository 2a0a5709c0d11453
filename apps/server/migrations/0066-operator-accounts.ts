import { type Kysely, sql } from 'kysely'

/** Adds accounts of operators with roles, invitations, sessions, recovery codes and links for a new password. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table operator_account (
      operator_id text primary key,
      email text not null,
      name text not null,
      password_hash text not null,
      password_changed_at timestamptz not null,
      status text not null check (status in ('active', 'suspended', 'ended')),
      totp_secret text,
      totp_step int,
      totp_pending text,
      totp_pending_at timestamptz,
      language text,
      created_at timestamptz not null,
      ended_at timestamptz
    )`.execute(db)
  await sql`
    create unique index operator_account_email on operator_account (lower(email)) where status <> 'ended'`.execute(
    db,
  )
  await sql`
    create table operator_grant (
      operator_id text not null references operator_account on delete cascade,
      country text not null,
      role text not null,
      zones jsonb,
      primary key (operator_id, country, role)
    )`.execute(db)
  await sql`create index operator_grant_country on operator_grant (country, role)`.execute(db)
  await sql`
    create table operator_invitation (
      operator_id text primary key,
      country text not null,
      email text not null,
      name text not null,
      grants jsonb not null,
      token_hash text not null unique,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db)
  await sql`
    create table operator_session (
      session_id text primary key,
      operator_id text not null references operator_account on delete cascade,
      token_hash text not null unique,
      has_second_factor boolean not null,
      user_agent text not null,
      created_at timestamptz not null,
      used_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz
    )`.execute(db)
  await sql`create index operator_session_open on operator_session (operator_id) where ended_at is null`.execute(
    db,
  )
  await sql`
    create table operator_recovery_code (
      operator_id text not null references operator_account on delete cascade,
      code_hash text not null,
      used_at timestamptz,
      primary key (operator_id, code_hash)
    )`.execute(db)
  await sql`
    create table operator_reset (
      token_hash text primary key,
      operator_id text not null references operator_account on delete cascade,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db)
  await sql`
    create index operator_change_subject on operator_change (country, subject, change_id desc)`.execute(db)
  await sql`
    create index operator_change_operator on operator_change (country, operator_id, change_id desc)`.execute(
    db,
  )
}
