import { type Kysely, sql } from 'kysely'

/** The device or network that a reset code was requested from, by the name that the code uses for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table reset_code rename column asker to requester`.execute(db)
}
