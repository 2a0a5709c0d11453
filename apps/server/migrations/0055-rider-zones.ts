import { type Kysely, sql } from 'kysely'

/** Zones of a country, and the zones that riders work in; a rider without any works everywhere. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table zone (
      country text not null,
      zone_id text not null,
      name text not null,
      area jsonb not null,
      primary key (country, zone_id)
    )`.execute(db)
  await sql`
    create table rider_zone (
      rider_id text not null references rider_account on delete cascade,
      country text not null,
      zone_id text not null,
      primary key (rider_id, zone_id),
      foreign key (country, zone_id) references zone on delete cascade
    )`.execute(db)
  await sql`create index rider_zone_of on rider_zone (country, zone_id)`.execute(db)
}
