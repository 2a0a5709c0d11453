import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { z } from 'zod'

/** The rows of each table, as PostgreSQL writes them in JSON. */
const rowsOfTables = z.array(
  z.object({ table: z.string(), rows: z.array(z.record(z.string(), z.unknown())) }),
)
export type RowsOfTables = z.output<typeof rowsOfTables>

const TABLES = `
  select table_name as table, array_agg(quote_ident(column_name) order by ordinal_position) as columns
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%'
    and is_generated = 'NEVER' and table_name <> 'signing_key'
  group by table_name order by table_name`

/** Reads every row of a database but its private keys, for the files of a release. */
export async function readRows(url: string): Promise<RowsOfTables> {
  return withClient(url, async (client) => {
    const { rows: tables } = await client.query<{ table: string; columns: string[] }>(TABLES)
    const found: RowsOfTables = []
    for (const { table, columns } of tables) {
      const { rows } = await client.query<{ row: Record<string, unknown> }>(
        `select row_to_json(part) as row from (select ${columns.join(', ')} from "${table}") as part`,
      )
      if (rows.length > 0) found.push({ table, rows: rows.map(({ row }) => row) })
    }
    return found
  })
}

/** Writes rows into the tables of the same schema, and lets the numbers of identities go on after them. */
export async function writeRows(url: string, tables: RowsOfTables): Promise<void> {
  await withClient(url, async (client) => {
    // Rows are complete: foreign keys and triggers need not run for them.
    await client.query('set session_replication_role = replica')
    for (const { table, rows } of tables) {
      const columns = Object.keys(rows[0] ?? {}).map((name) => `"${name}"`)
      await client.query(`delete from "${table}"`)
      await client.query(
        `insert into "${table}" (${columns.join(', ')}) overriding system value
          select ${columns.join(', ')} from json_populate_recordset(null::"${table}", $1)`,
        [JSON.stringify(rows)],
      )
    }
    const { rows: identities } = await client.query<{ table: string; column: string }>(
      `select table_name as table, column_name as column from information_schema.columns
        where table_schema = 'public' and is_identity = 'YES'`,
    )
    for (const { table, column } of identities) {
      await client.query(
        `select setval(pg_get_serial_sequence('"${table}"', '${column}'),
          (select coalesce(max("${column}"), 0) + 1 from "${table}"), false)`,
      )
    }
  })
}

export const packRows = (tables: RowsOfTables): Buffer => gzipSync(JSON.stringify(tables), { level: 9 })

export const unpackRows = (packed: Buffer): RowsOfTables =>
  rowsOfTables.parse(JSON.parse(gunzipSync(packed).toString('utf8')))

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
