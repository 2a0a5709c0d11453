import { type Kysely, sql } from 'kysely'

/** Many orders from one spreadsheet: the upload, its rows, and what the columns of a vendor's sheets mean. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bulk_job (
      vendor_id text not null references vendor on delete cascade,
      job_id text not null,
      country text not null,
      language text not null,
      file_name text not null,
      created_by text not null,
      created_by_name text not null,
      created_at timestamptz not null,
      state text not null,
      done integer not null default 0,
      total integer not null default 0,
      failure text,
      cancelled_at timestamptz,
      worked_at timestamptz not null,
      sheet jsonb,
      content bytea,
      primary key (vendor_id, job_id)
    )`.execute(db)
  await sql`create index bulk_job_recent on bulk_job (vendor_id, created_at desc)`.execute(db)
  await sql`create index bulk_job_running on bulk_job (worked_at) where state in ('preprocessing', 'placing')`.execute(
    db,
  )
  await sql`create index bulk_job_content on bulk_job (created_at) where content is not null`.execute(db)
  await sql`
    create table bulk_row (
      vendor_id text not null,
      job_id text not null,
      row_number integer not null,
      state text not null,
      cells jsonb not null,
      draft jsonb not null,
      problems jsonb not null,
      has_warning boolean not null,
      place jsonb,
      fee_minor bigint,
      amount_minor bigint not null,
      is_cash boolean not null,
      signature text,
      order_id text,
      placed_at timestamptz,
      primary key (vendor_id, job_id, row_number),
      foreign key (vendor_id, job_id) references bulk_job on delete cascade
    )`.execute(db)
  await sql`
    create table bulk_mapping (
      vendor_id text not null references vendor on delete cascade,
      heading text not null,
      field text,
      changed_at timestamptz not null,
      primary key (vendor_id, heading)
    )`.execute(db)
}
