import { type Kysely, sql } from 'kysely'

/** Breaks, the begin of the state of duty, and since when a rider has had no work. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table rider
      add column on_break boolean not null default false,
      add column duty_since timestamptz,
      add column missed_at timestamptz,
      add column idle_since timestamptz`.execute(db)
  await sql`create index offer_rider on offer (rider_id, made_at)`.execute(db)
}
