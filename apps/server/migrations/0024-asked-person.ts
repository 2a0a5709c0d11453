import { type Kysely, sql } from 'kysely'

/** Who answers the question where to deliver, and how exactly the address is known that they chose. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table asked_place
      add column customer_name text,
      add column customer_phone text,
      add column precision text`.execute(db)
}
