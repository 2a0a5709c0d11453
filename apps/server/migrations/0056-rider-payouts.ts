import { type Kysely, sql } from 'kysely'

/** Payout runs of riders, and entries of the ledger that belong to a rider and to no order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await payouts(db)
  await ledger(db)
}

async function payouts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rider_payout_run (
      country text not null,
      run_id text not null,
      until_day text not null,
      nets_cash boolean not null,
      currency text not null,
      riders integer not null check (riders > 0),
      carried_riders integer not null,
      earned_minor bigint not null,
      set_off_minor bigint not null,
      paid_minor bigint not null,
      operator_id text not null,
      reason text not null,
      created_at timestamptz not null,
      primary key (country, run_id)
    )`.execute(db)
  await sql`create index rider_payout_run_newest on rider_payout_run (country, created_at desc)`.execute(db)
  await sql`
    create table rider_payout (
      rider_id text not null,
      run_id text not null,
      country text not null,
      currency text not null,
      earned_minor bigint not null check (earned_minor > 0),
      set_off_minor bigint not null check (set_off_minor >= 0),
      paid_minor bigint not null check (paid_minor >= 0),
      from_day text not null,
      to_day text not null,
      created_at timestamptz not null,
      primary key (rider_id, run_id),
      foreign key (country, run_id) references rider_payout_run,
      check (earned_minor = set_off_minor + paid_minor)
    )`.execute(db)
  await sql`create index rider_payout_of_run on rider_payout (country, run_id)`.execute(db)
  await sql`alter table rider_earning add column payout_run_id text`.execute(db)
  await sql`
    create index rider_earning_open on rider_earning (country, rider_id, earned_at) where payout_run_id is null
  `.execute(db)
}

async function ledger(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into ledger_account (account, kind) values ('rider_deposit', 'asset'), ('rider_payout', 'liability')
  `.execute(db)
  await sql`
    create table rider_ledger_entry (
      rider_id text not null,
      reference text not null,
      kind text not null,
      country text not null,
      currency text not null,
      created_at timestamptz not null,
      primary key (rider_id, reference)
    )`.execute(db)
  await sql`
    create table rider_ledger_posting (
      rider_id text not null,
      reference text not null,
      account text not null references ledger_account,
      amount_minor bigint not null check (amount_minor <> 0),
      primary key (rider_id, reference, account),
      foreign key (rider_id, reference) references rider_ledger_entry
    )`.execute(db)
  await sql`
    create function rider_ledger_balanced() returns trigger language plpgsql as $$
    begin
      if (
        select coalesce(sum(amount_minor), 0) from rider_ledger_posting
        where rider_id = new.rider_id and reference = new.reference
      ) <> 0 then
        raise exception 'entry % of rider % does not sum to zero', new.reference, new.rider_id;
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create constraint trigger rider_ledger_posting_balanced after insert or update on rider_ledger_posting
    deferrable initially deferred for each row execute function rider_ledger_balanced()`.execute(db)
}
