import { type Kysely, sql } from 'kysely'

/** The problem that a rider reported with a message. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_message add column problem text`.execute(db)
}
