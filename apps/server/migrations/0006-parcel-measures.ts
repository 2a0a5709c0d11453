import { type Kysely, sql } from 'kysely'

/** Adds the largest weight and size of a parcel, where the shop gave them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders
      add column parcel_grams integer,
      add column parcel_side_cm integer`.execute(db)
}
