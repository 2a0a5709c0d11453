import { type Kysely, sql } from 'kysely'

/**
 * Adds to orders the way by which they came, and the times of the first search, the first acceptance and the arrival at
 * the door, which the history has too: numbers of many orders then read no history. No other table has columns of these
 * names, which an older process could mean in a join without naming its table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders
      add column way text not null default 'portal'
        check (way in ('portal', 'guest', 'bulk', 'partner', 'api')),
      add column first_searched_at timestamptz,
      add column first_accepted_at timestamptz,
      add column door_reached_at timestamptz`.execute(db)
}
