import { type Kysely, sql } from 'kysely'

/** Whoever was told that the outcome of a payment comes by e-mail, and in which language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_intent add column promised_language text`.execute(db)
}
