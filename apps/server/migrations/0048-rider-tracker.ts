import { type Kysely, sql } from 'kysely'

/** The tracker of each rider: an app beside the page that reports positions while the page is out of sight. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rider_tracker (
      rider_id text primary key,
      country text not null,
      id_hash text not null unique,
      created_at timestamptz not null,
      used_at timestamptz not null
    )`.execute(db)
}
