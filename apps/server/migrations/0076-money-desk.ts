import { type Kysely, sql } from 'kysely'

/**
 * Adds refunds and write-offs by hand with their approval, batches of cash settlements, answers of the gateway, and the
 * work on differences. The indexes lock writes of their tables while they are built.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into ledger_account (account, kind) values ('goodwill', 'expense')`.execute(db)
  await byHand(db)
  await payments(db)
  await reconciliation(db)
  await batches(db)
  await sql`create index ledger_entry_period on ledger_entry (country, created_at)`.execute(db)
  await sql`create index rider_ledger_entry_period on rider_ledger_entry (country, created_at)`.execute(db)
}

async function byHand(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table money_request (
      country text not null,
      request_id text not null,
      kind text not null check (kind in ('REFUND', 'WRITE_OFF')),
      vendor_id text not null,
      order_id text not null,
      currency text not null,
      amount_minor bigint not null check (amount_minor > 0),
      state text not null check (state in ('PENDING', 'DONE', 'REFUSED')),
      needs_approval boolean not null,
      reason text not null,
      asked_by text not null,
      asked_at timestamptz not null,
      expires_at timestamptz not null,
      decided_by text,
      decided_at timestamptz,
      decision_reason text,
      refund_id text,
      primary key (country, request_id),
      foreign key (vendor_id, order_id) references orders,
      check (not needs_approval or state <> 'DONE' or decided_by <> asked_by)
    )`.execute(db)
  await sql`create index money_request_newest on money_request (country, kind, asked_at desc)`.execute(db)
  await sql`create index money_request_of_order on money_request (vendor_id, order_id)`.execute(db)
  await sql`
    create index money_request_alone on money_request (country, asked_by, asked_at) where not needs_approval
  `.execute(db)
}

async function payments(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment_answer (
      vendor_id text not null,
      order_id text not null,
      position integer not null,
      version bigint not null,
      state text not null,
      taken_minor bigint not null,
      attempts integer not null,
      decline text,
      answered_at timestamptz not null,
      primary key (vendor_id, order_id, position),
      foreign key (vendor_id, order_id) references payment_intent on delete cascade
    )`.execute(db)
  await sql`create index payment_intent_newest on payment_intent (country, created_at desc, order_id)`.execute(
    db,
  )
  await sql`create index refund_newest on refund (country, created_at desc, refund_id)`.execute(db)
  await sql`create index webhook_event_of_order on webhook_event (vendor_id, order_id)`.execute(db)
}

async function reconciliation(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table reconciliation_day
      add column ours_minor bigint,
      add column theirs_minor bigint`.execute(db)
  await sql`
    create table reconciliation_case (
      country text not null,
      day text not null,
      kind text not null,
      reference text not null,
      owner_id text,
      note text not null,
      closed_by text,
      closed_at timestamptz,
      closed_reason text,
      updated_at timestamptz not null,
      primary key (country, day, kind, reference)
    )`.execute(db)
}

async function batches(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cash_batch (
      country text not null,
      batch_id text not null,
      state text not null check (state in ('OPEN', 'SETTLING', 'SETTLED', 'UNDONE')),
      until_day text not null,
      asked_vendor_ids text[],
      currency text not null,
      shops integer not null check (shops > 0),
      orders integer not null,
      amount_minor bigint not null,
      operator_id text not null,
      reason text not null,
      created_at timestamptz not null,
      ended_by text,
      ended_at timestamptz,
      ended_reason text,
      primary key (country, batch_id)
    )`.execute(db)
  await sql`create index cash_batch_newest on cash_batch (country, created_at desc)`.execute(db)
  await sql`
    create table cash_batch_line (
      vendor_id text not null,
      batch_id text not null,
      country text not null,
      orders integer not null,
      collected_minor bigint not null,
      set_off_minor bigint not null,
      amount_minor bigint not null check (amount_minor >= 0),
      settled_at timestamptz,
      primary key (vendor_id, batch_id),
      foreign key (country, batch_id) references cash_batch,
      check (amount_minor = collected_minor - set_off_minor)
    )`.execute(db)
  await sql`create index cash_batch_line_of_batch on cash_batch_line (country, batch_id)`.execute(db)
  await sql`alter table cash_collection add column batch_id text`.execute(db)
  await sql`alter table cash_advance add column batch_id text`.execute(db)
  await sql`
    create index cash_collection_open on cash_collection (country, vendor_id, collected_at)
    where settlement_id is null`.execute(db)
  await sql`
    create index cash_advance_owed on cash_advance (country, vendor_id, back_at)
    where settlement_id is null and back_minor < paid_minor`.execute(db)
}
