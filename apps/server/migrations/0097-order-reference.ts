import { type Kysely, sql } from 'kysely'

/**
 * Adds to orders the shop's own reference, which several orders may have, and the index of the lists by it. Statements name
 * its table where they join another one with a column of this name.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders
      add column reference text check (char_length(reference) between 1 and 100)`.execute(db)
  await sql`
    create index orders_reference on orders (vendor_id, reference, created_at desc, order_id desc)
      where reference is not null`.execute(db)
}
