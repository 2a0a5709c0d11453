import { type Kysely, sql } from 'kysely'

/** Accuracy, battery and source of the newest position of a rider. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table rider
      add column accuracy double precision,
      add column battery double precision,
      add column position_source text`.execute(db)
}
