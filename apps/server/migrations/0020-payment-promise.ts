import { type Kysely, sql } from 'kysely'

/** The language in which a person was promised a message about the outcome of the payment; null without a promise. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_intent add column promised_language text`.execute(db)
}
