import { type Kysely, sql } from 'kysely'

/** Documents of riders with their expiry, and what operators decided about them. Days are texts, `2026-03-29`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rider_document (
      rider_id text not null references rider_account on delete cascade,
      document_id text not null,
      country text not null,
      kind text not null check (kind in ('identity', 'driving_licence', 'insurance', 'work_permit')),
      number text not null,
      expires_on text not null check (expires_on ~ '^\\d{4}-\\d\\d-\\d\\d$'),
      media_type text not null,
      content bytea,
      state text not null check (state in ('waiting', 'approved', 'refused', 'replaced')),
      reason text,
      sent_at timestamptz not null,
      decided_at timestamptz,
      reminded int,
      ended_at timestamptz,
      primary key (rider_id, document_id)
    )`.execute(db)
  await sql`
    create unique index rider_document_each on rider_document (rider_id, kind, state)
    where state in ('waiting', 'approved')`.execute(db)
  await sql`
    create index rider_document_waiting on rider_document (country, sent_at) where state = 'waiting'`.execute(
    db,
  )
  await sql`
    create index rider_document_expiry on rider_document (country, expires_on) where state = 'approved'`.execute(
    db,
  )
  await sql`create index rider_document_ended on rider_document (country, ended_at) where ended_at is not null`.execute(
    db,
  )
}
