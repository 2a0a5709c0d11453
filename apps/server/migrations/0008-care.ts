import { type Kysely, sql } from 'kysely'

/** Adds the messages about an order that are no statuses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await delays(db)
  await proofsAndCalls(db)
}

/** The time at which a delay was announced: before a rider is on the way it is no status of its own. */
async function delays(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column delayed_at timestamptz`.execute(db)
}

/** Deleted by age; that there was one, and when, stays. Calls end with the order, or when their rider changes. */
async function proofsAndCalls(db: Kysely<unknown>): Promise<void> {
  await sql`alter table proof_photo alter column content drop not null`.execute(db)
  await sql`alter table proof_photo add column deleted_at timestamptz`.execute(db)
  await sql`drop index proof_photo_age`.execute(db)
  await sql`create index proof_photo_age on proof_photo (country, taken_at) where deleted_at is null`.execute(
    db,
  )
  await sql`create index order_message_age on order_message (created_at)`.execute(db)
  await sql`alter table masked_call add column rider_id text not null default ''`.execute(db)
  await sql`alter table masked_call add column ended_at timestamptz`.execute(db)
  await sql`create index masked_call_open on masked_call (expires_at) where ended_at is null`.execute(db)
  await sql`create index masked_call_age on masked_call (country, created_at)`.execute(db)
}
