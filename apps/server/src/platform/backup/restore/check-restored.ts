import { sql } from 'kysely'
import { connectDatabase } from '../../database/connect.ts'
import { unknownMigrations } from '../../database/migrate.ts'

/** Throws where a restored database cannot be used: one that is still read-only, of a newer version, or with a table that cannot be read. */
export async function checkRestored(url: string): Promise<void> {
  const { db } = connectDatabase({ url, size: 1, name: 'beckon-restore' })
  try {
    const [unknown] = await unknownMigrations(db)
    if (unknown !== undefined) throw new Error(`the restored database is of a newer version (${unknown})`)
    const { rows } = await sql<{ name: string }>`
      select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
      where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`.execute(
      db,
    )
    for (const { name } of rows) await sql.raw(`select 1 from ${name} limit 1`).execute(db)
    await sql`create temporary table restored as select 1 as one`.execute(db)
  } finally {
    await db.destroy()
  }
}
