import { type Kysely, sql } from 'kysely'

/** Adds an index of the searches for a rider that go on, the oldest first: a search reads the twelve oldest beside it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index dispatch_searching on dispatch (country, asked_at) where state = 'searching'`.execute(
    db,
  )
}
