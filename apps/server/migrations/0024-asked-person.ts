import { type Kysely, sql } from 'kysely'

/** The name and number of the customer who says where to deliver, and how exactly the chosen address is known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table asked_place
      add column customer_name text,
      add column customer_phone text,
      add column precision text`.execute(db)
}
