import { type Kysely, sql } from 'kysely'

/**
 * The cell of a rider's position, a hundredth of a degree each way, so that a search reads the riders nearby only.
 * Most position updates stay in a cell and change no index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table rider
      add column cell_y integer generated always as (floor(latitude * 100)) stored,
      add column cell_x integer generated always as (floor(longitude * 100)) stored`.execute(db)
  await sql`create index rider_cell on rider (country, cell_y, cell_x) where on_duty`.execute(db)
}
