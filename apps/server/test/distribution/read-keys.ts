import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../src/platform/database/connect.ts'

/** A table of the migrated schema. */
export interface FoundTable {
  readonly name: string
  readonly has_vendor_id: boolean
}

/** A primary key, a unique key or a foreign key; a unique index counts as a key. */
export interface FoundKey {
  readonly table: string
  readonly name: string
  readonly kind: 'primary' | 'unique' | 'foreign'
  /** Expressions are empty. */
  readonly columns: readonly string[]
  /** Of a foreign key. */
  readonly parent: string | null
}

export async function readTables(db: Database): Promise<readonly FoundTable[]> {
  return rowsOf(
    db,
    sql<FoundTable>`
      select relname::text as name, exists (
        select from pg_attribute where attrelid = pg_class.oid and attname = 'vendor_id' and not attisdropped
      ) as has_vendor_id
      from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
        and relname not like 'kysely%'
      order by relname`,
  )
}

export async function readKeys(db: Database): Promise<readonly FoundKey[]> {
  const columns = (relation: string, numbers: RawBuilder<unknown>) => sql`
    array(select coalesce(attname, '')::text from unnest(${numbers}) with ordinality as key(number, place)
      left join pg_attribute on attrelid = ${sql.ref(relation)} and attnum = number and number > 0
      order by place)`
  return rowsOf(
    db,
    sql<FoundKey>`
      select owner.relname::text as table, key.relname::text as name,
        case when indisprimary then 'primary' else 'unique' end as kind,
        ${columns('indrelid', sql`indkey::int2[]`)} as columns, null as parent
      from pg_index join pg_class as key on key.oid = indexrelid join pg_class as owner on owner.oid = indrelid
      where indisunique and owner.relnamespace = 'public'::regnamespace and owner.relname not like 'kysely%'
      union all
      select owner.relname::text, conname::text, 'foreign', ${columns('conrelid', sql`conkey`)}, parent.relname::text
      from pg_constraint join pg_class as owner on owner.oid = conrelid join pg_class as parent on parent.oid = confrelid
      where contype = 'f' and connamespace = 'public'::regnamespace
      order by 1, 2`,
  )
}

const rowsOf = async <T>(db: Database, query: RawBuilder<T>): Promise<readonly T[]> =>
  (await query.execute(db)).rows
