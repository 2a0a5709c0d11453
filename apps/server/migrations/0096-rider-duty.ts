import { type Kysely, sql } from 'kysely'

/** Adds the times on duty of riders, with those that go on now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rider_duty (
      rider_id text not null references rider on delete cascade,
      began_at timestamptz not null,
      country text not null,
      ended_at timestamptz,
      primary key (rider_id, began_at),
      check (ended_at >= began_at)
    )`.execute(db)
  await sql`create index rider_duty_time on rider_duty (country, ended_at)`.execute(db)
  await sql`
    insert into rider_duty (rider_id, began_at, country)
    select rider_id, coalesce(duty_since, created_at), country from rider where on_duty`.execute(db)
}
