import { type Kysely, sql } from 'kysely'

/**
 * Adds planned shifts and strikes of riders, a note and the reason of the status to their accounts, receipt numbers of
 * deposits, and whether a payout run was paid or cancelled.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rider_shift (
      rider_id text not null references rider_account on delete cascade,
      shift_id text not null,
      country text not null,
      zone_id text,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      operator_id text not null,
      created_at timestamptz not null,
      primary key (rider_id, shift_id),
      check (ends_at > starts_at),
      foreign key (country, zone_id) references zone (country, zone_id) on delete set null (zone_id)
    )`.execute(db)
  await sql`create unique index rider_shift_id on rider_shift (country, shift_id)`.execute(db)
  await sql`create index rider_shift_time on rider_shift (country, ends_at)`.execute(db)
  await sql`
    create table rider_strike (
      rider_id text not null references rider_account on delete cascade,
      strike_id text not null,
      country text not null,
      kind text not null,
      reason text not null,
      order_id text,
      operator_id text not null,
      given_at timestamptz not null,
      expires_at timestamptz not null,
      answer text,
      answered_at timestamptz,
      withdrawn_reason text,
      withdrawn_at timestamptz,
      primary key (rider_id, strike_id)
    )`.execute(db)
  await sql`
    alter table rider_account
      add column note text not null default '',
      add column status_reason text,
      add column status_at timestamptz`.execute(db)
  await sql`alter table rider_deposit add column receipt text`.execute(db)
  await sql`
    create unique index rider_deposit_receipt on rider_deposit (country, receipt) where receipt is not null`.execute(
    db,
  )
  // Runs of before were paid by their files: one that could be cancelled would be paid twice.
  await sql`
    alter table rider_payout_run
      add column state text not null default 'paid' check (state in ('open', 'paid', 'cancelled')),
      add column decided_at timestamptz,
      add column decided_by text`.execute(db)
  await sql`alter table rider_payout_run alter column state set default 'open'`.execute(db)
  await sql`create index rider_earning_run on rider_earning (payout_run_id) where payout_run_id is not null`.execute(
    db,
  )
}
