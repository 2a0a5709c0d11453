import { type Kysely, sql } from 'kysely'

/** How heavy and how large a parcel is at most, as far as whoever asks for a rider says so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders
      add column parcel_grams integer,
      add column parcel_side_cm integer`.execute(db)
}
