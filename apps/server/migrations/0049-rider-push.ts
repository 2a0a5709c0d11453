import { type Kysely, sql } from 'kysely'

/** Push subscriptions of riders, one for each device. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rider_push (
      rider_id text not null,
      device_id text not null,
      endpoint text not null,
      p256dh text not null,
      auth text not null,
      set_at timestamptz not null,
      primary key (rider_id, device_id)
    )`.execute(db)
}
