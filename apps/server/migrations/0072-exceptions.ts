import { type Kysely, sql } from 'kysely'

/** Adds exceptions with their history, the alerts of operators about them, and indexes by which they are found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table exception (
      exception_id text primary key,
      country text not null,
      kind text not null,
      subject text not null,
      vendor_id text,
      order_id text,
      rider_id text,
      facts jsonb not null,
      opened_at timestamptz not null,
      changed_at timestamptz not null,
      version int not null default 1,
      owner_id text,
      taken_at timestamptz,
      snoozed_until timestamptz,
      snooze_reason text,
      has_cause boolean not null default true,
      absent_since timestamptz,
      reopenings int not null default 0,
      closed_at timestamptz,
      closed_by text,
      close_reason text
    )`.execute(db)
  await sql`
    create unique index exception_open on exception (country, kind, subject) where closed_at is null`.execute(
    db,
  )
  await sql`create index exception_changed on exception (country, changed_at desc)`.execute(db)
  await sql`create index exception_closed on exception (closed_at)`.execute(db)
  await sql`create index exception_caused on exception (closed_at) where has_cause`.execute(db)
  await sql`
    create table exception_event (
      exception_id text not null references exception on delete cascade,
      position int not null,
      at timestamptz not null,
      kind text not null,
      operator_id text,
      text text,
      primary key (exception_id, position)
    )`.execute(db)
  await sql`
    create table exception_alert (
      operator_id text not null references operator_account on delete cascade,
      country text not null,
      kind text not null,
      sound boolean not null,
      mail boolean not null,
      primary key (operator_id, country, kind)
    )`.execute(db)
  await sql`
    create table exception_mail (
      exception_id text not null references exception on delete cascade,
      operator_id text not null references operator_account on delete cascade,
      country text not null,
      created_at timestamptz not null,
      sent_at timestamptz,
      primary key (exception_id, operator_id)
    )`.execute(db)
  await sql`create index exception_mail_waiting on exception_mail (operator_id) where sent_at is null`.execute(
    db,
  )
  await sources(db)
}

/** A sweep reads these every few seconds. */
async function sources(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index orders_in_progress on orders (country)
    where status not in ('DELIVERED', 'RETURNED_TO_VENDOR', 'CANCELLED', 'PAYMENT_FAILED', 'PAYMENT_CANCELLED')`.execute(
    db,
  )
  await sql`
    create index cash_collection_short on cash_collection (collected_at)
    where settlement_id is null and collected_minor < due_minor`.execute(db)
  await sql`create index refund_failed on refund (updated_at) where state = 'FAILED'`.execute(db)
}
