import { sql } from 'kysely'
import type { Database } from '../src/platform/database/connect.ts'
import type { Schema } from '../src/platform/database/schema.ts'

/**
 * Empties tables, and those that refer to them, by deleting: `truncate` makes new files for every table and index, which
 * takes longer for few rows. Of many rows, deleting leaves dead ones behind that slow down what follows.
 */
export async function emptyTables(db: Database, ...tables: readonly (keyof Schema & string)[]) {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ name: string }>`
      with recursive emptied(id) as (
        select to_regclass(name)::oid from unnest(${tables}::text[]) as name
        union
        select conrelid from pg_constraint join emptied on confrelid = id where contype = 'f'
      )
      select relname as name from pg_class join emptied on oid = id`.execute(tx)
    // Rows and what refers to them go together: foreign keys need not be checked row by row.
    await sql`set local session_replication_role = replica`.execute(tx)
    const steps = rows.map(({ name }) => sql`${sql.ref(`no_${name}`)} as (delete from ${sql.table(name)})`)
    await sql`with ${sql.join(steps)} select 1`.execute(tx)
  })
}
