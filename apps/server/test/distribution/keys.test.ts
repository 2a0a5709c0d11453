import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Connection, connectDatabase } from '../../src/platform/database/connect.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'
import { keysWithoutVendor, notByVendor } from './placement.ts'
import { type FoundKey, type FoundTable, readKeys, readTables } from './read-keys.ts'

let database: TestDatabase
let connection: Connection
beforeAll(async () => {
  database = await createTestDatabase()
  connection = connectDatabase({ url: database.url, size: 1 })
})
afterAll(async () => {
  await connection.db.destroy()
  await database.drop()
})

const read = async () => ({ tables: await readTables(connection.db), keys: await readKeys(connection.db) })

interface Schema {
  readonly tables: readonly FoundTable[]
  readonly keys: readonly FoundKey[]
}

/** The tables and keys that keep the database from being divided by vendor, in words. */
const violations = ({ tables, keys }: Schema): readonly string[] => [
  ...tables
    .filter(({ name, has_vendor_id }) => isByVendor(name) && !has_vendor_id)
    .map(({ name }) => `${name} has no vendor_id and is not in the list of other tables`),
  ...keys.filter(({ name }) => !keysWithoutVendor.has(name)).flatMap(violationsOf),
]

const isByVendor = (table: string) => !notByVendor.has(table)

/** Nothing, or why a key keeps its table from being divided by vendor. */
function violationsOf({ table, name, kind, columns, parent }: FoundKey): readonly string[] {
  if (!isByVendor(table)) {
    return parent !== null && isByVendor(parent)
      ? [`${name} refers from a table of no vendor to ${parent}`]
      : []
  }
  if (kind === 'primary') return columns[0] === 'vendor_id' ? [] : [`${name} does not begin with vendor_id`]
  if (kind === 'unique') {
    return columns.includes('vendor_id') ? [] : [`${name} has no vendor_id`]
  }
  const isReference = parent !== null && notByVendor.get(parent)?.placement === 'reference'
  return columns.includes('vendor_id') || isReference
    ? []
    : [`${name} of ${table} refers to ${String(parent)} without vendor_id`]
}

describe('the keys of the schema', () => {
  it('begin with the vendor in every table that is not in the list of other tables', async () => {
    expect(violations(await read())).toEqual([])
  })

  it('the lists name only tables that there are and keys that need it, and every table of a vendor has a primary key', async () => {
    const { tables, keys } = await read()
    const names = new Set(tables.map(({ name }) => name))
    expect([...notByVendor.keys()].filter((name) => !names.has(name))).toEqual([])
    const needed = keys.filter((key) => violationsOf(key).length > 0).map(({ name }) => name)
    expect([...keysWithoutVendor.keys()].filter((name) => !needed.includes(name))).toEqual([])
    const primary = new Set(keys.flatMap(({ kind, table }) => (kind === 'primary' ? [table] : [])))
    expect([...names].filter((name) => !notByVendor.has(name) && !primary.has(name))).toEqual([])
  })

  it('a table without the vendor in its keys is found', async () => {
    const { db } = connection
    const added = [
      'create table badge (badge_id text primary key)',
      'create table pin (vendor_id text not null, pin_id text not null unique, primary key (pin_id, vendor_id))',
      'create table mark (vendor_id text primary key, pin_id text references pin (pin_id))',
    ]
    for (const statement of added) await sql.raw(statement).execute(db)
    expect(violations(await read())).toEqual([
      'badge has no vendor_id and is not in the list of other tables',
      'badge_pkey does not begin with vendor_id',
      'mark_pin_id_fkey of mark refers to pin without vendor_id',
      'pin_pin_id_key has no vendor_id',
      'pin_pkey does not begin with vendor_id',
    ])
    for (const name of ['mark', 'pin', 'badge']) await sql.raw(`drop table ${name}`).execute(db)
  })
})
