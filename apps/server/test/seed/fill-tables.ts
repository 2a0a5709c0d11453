import pg from 'pg'

interface Column {
  readonly table_name: string
  readonly column_name: string
  readonly data_type: string
  readonly is_required: boolean
}

interface Reference {
  readonly child: string
  readonly parent: string
  readonly columns: readonly string[]
  readonly parent_columns: readonly string[]
}

const COLUMNS = `
  select table_name, column_name, data_type,
    is_nullable = 'NO' and column_default is null and is_identity = 'NO' and is_generated = 'NEVER' as is_required
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%'
  order by table_name, ordinal_position`

const REFERENCES = `
  select conrelid::regclass::text as child, confrelid::regclass::text as parent,
    array(select attname::text from unnest(conkey) with ordinality as key(number, place)
      join pg_attribute on attrelid = conrelid and attnum = number order by place) as columns,
    array(select attname::text from unnest(confkey) with ordinality as key(number, place)
      join pg_attribute on attrelid = confrelid and attnum = number order by place) as parent_columns
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`

/** Values that a constraint of a column allows, or that later migrations read. */
const known: Readonly<Record<string, unknown>> = { country: 'SG', currency: 'SGD' }

/** Inserts a row into every table of a schema, whatever its version. Returns the tables that took one. */
export async function fillTables(url: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows: columns } = await client.query<Column>(COLUMNS)
    const { rows: references } = await client.query<Reference>(REFERENCES)
    const left = new Set(columns.map((one) => one.table_name))
    const filled: string[] = []
    // A row needs those that it refers to: each round fills what the one before made possible.
    for (let before = -1; before !== filled.length;) {
      before = filled.length
      for (const table of left) {
        const own = columns.filter((one) => one.table_name === table)
        if (!(await insertInto(client, table, own, references))) continue
        filled.push(table)
        left.delete(table)
      }
    }
    return filled
  } finally {
    await client.end()
  }
}

async function insertInto(
  client: pg.Client,
  table: string,
  columns: readonly Column[],
  references: readonly Reference[],
): Promise<boolean> {
  const values = new Map<string, unknown>()
  for (const column of columns) if (column.is_required) values.set(column.column_name, valueFor(column))
  for (const reference of references.filter(({ child, parent }) => child === table && parent !== table)) {
    const { rows } = await client.query<Record<string, unknown>>(`select * from ${reference.parent} limit 1`)
    for (const [at, name] of reference.columns.entries()) {
      const value = rows[0]?.[reference.parent_columns[at] ?? '']
      if (value !== undefined && values.has(name)) values.set(name, value)
    }
  }
  const names = [...values.keys()].map((name) => `"${name}"`)
  const places = names.map((_, at) => `$${at + 1}`)
  const statement =
    names.length === 0
      ? `insert into ${table} default values`
      : `insert into ${table} (${names.join()}) values (${places.join()})`
  return client.query(statement, [...values.values()]).then(
    () => true,
    () => false,
  )
}

function valueFor({ column_name: name, data_type: type }: Column): unknown {
  if (name in known) return known[name]
  if (type.startsWith('timestamp')) return '2026-11-01T10:00:00Z'
  if (type === 'date') return '2026-11-01'
  if (type === 'boolean') return false
  if (type === 'jsonb' || type === 'json') return '{}'
  if (type === 'ARRAY') return []
  if (type === 'bytea') return Buffer.from('one')
  if (type === 'uuid') return '00000000-0000-4000-8000-000000000001'
  return ['integer', 'bigint', 'smallint', 'numeric', 'double precision', 'real'].includes(type) ? 1 : 'one'
}
