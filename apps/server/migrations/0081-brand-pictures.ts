import { type Kysely, sql } from 'kysely'

/** Adds the pictures of brands, each stored once by the hash of its content, and which of them a country shows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table brand_picture (
      hash text primary key,
      content bytea not null,
      media_type text not null,
      width integer not null,
      height integer not null,
      created_at timestamptz not null
    )`.execute(db)
  await sql`
    create table brand_picture_version (
      country text not null,
      slot text not null,
      version integer not null,
      brand text not null,
      hash text references brand_picture,
      operator_id text not null,
      reason text not null,
      created_at timestamptz not null,
      primary key (country, slot, version)
    )`.execute(db)
  await sql`create index brand_picture_version_hash on brand_picture_version (hash)`.execute(db)
}
