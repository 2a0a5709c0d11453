import { CompiledQuery, type Insertable } from 'kysely'
import type { Database } from './connect.ts'
import type { Schema } from './schema.ts'

/** Texts of statements, by table and columns. */
const texts = new Map<string, string>()

/**
 * Compiles the insert of one row. The text is built once for each table and set of columns, since building it takes
 * longer than everything else that an insert costs the process.
 */
export function insertRow<Table extends keyof Schema>(
  db: Database,
  table: Table,
  row: Insertable<Schema[Table]>,
): CompiledQuery {
  const entries = Object.entries(row).filter(([, value]) => value !== undefined)
  const key = `${table}(${entries.map(([column]) => column).join()})`
  const text = texts.get(key) ?? db.insertInto(table).values(row).compile().sql
  texts.set(key, text)
  const values = entries.map(([, value]) => value)
  return CompiledQuery.raw(text, values)
}
