import { type Kysely, sql } from 'kysely'

/** The device on which a rider works, since when, and when the rider last did something with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table rider
      add column work_device_id text,
      add column work_device_since timestamptz,
      add column worked_at timestamptz`.execute(db)
}
