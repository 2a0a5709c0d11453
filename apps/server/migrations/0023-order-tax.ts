import { type Kysely, sql } from 'kysely'

/** The rate of the tax that the fee includes, as it was when the order was placed; null where no tax was shown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column tax_hundredths integer`.execute(db)
}
