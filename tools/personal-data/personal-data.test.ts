import { isParameterName } from '@beckon/domain/parameter'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../apps/server/test/test-server.ts'
import { otherColumns, otherNames } from './other-columns.ts'
import { personalTables } from './personal-tables.ts'

/** Types of columns that can hold anything about a person. */
const wide = [
  'text',
  'character varying',
  'jsonb',
  'json',
  'bytea',
  'double precision',
  'real',
  'ARRAY',
  'inet',
]

let server: TestServer
let columns: readonly { readonly table: string; readonly column: string }[]
beforeAll(async () => {
  server = await startTestServer({ env: { ROLES: 'api' } })
  const { rows } = await sql<{ table: string; column: string; type: string }>`
    select table_name as "table", column_name as "column", data_type as type from information_schema.columns
    where table_schema = current_schema() order by 1, 2`.execute(server.platform.db)
  // Migrations have tables of their own.
  columns = rows.filter(({ table, type }) => wide.includes(type) && !table.startsWith('kysely_'))
})
afterAll(() => server.stop())

const isListed = (table: string, column: string) =>
  personalTables.some((one) => one.table === table && one.columns.includes(column))
const isOther = (table: string, column: string) =>
  otherNames.has(column) || (otherColumns[table]?.includes(column) ?? false)

it('every column that can hold personal data is in the table of personal data or in the list of the others', () => {
  expect(columns.length).toBeGreaterThan(400)
  const missing = columns.filter(({ table, column }) => !isListed(table, column) && !isOther(table, column))
  expect(missing.map(({ table, column }) => `${table}.${column}`)).toEqual([])
})

it('the lists name only columns that exist', () => {
  const exists = (table: string, column: string) =>
    columns.some((one) => one.table === table && one.column === column)
  const gone = personalTables.flatMap(({ table, columns: named }) =>
    named.filter((column) => !exists(table, column)).map((column) => `${table}.${column}`),
  )
  const others = Object.entries(otherColumns).flatMap(([table, named]) =>
    named.filter((column) => !exists(table, column)).map((column) => `${table}.${column}`),
  )
  expect([...gone, ...others]).toEqual([])
})

it('the retention in the table of personal data is that of the service', () => {
  const rules = server.platform.retention.rules()
  const stated = personalTables.flatMap(({ table, kept }) =>
    'after' in kept ? [`${table} ${kept.after} ${kept.days}`] : [],
  )
  const done = new Set(rules.map(({ table, column, days }) => `${table} ${column} ${days}`))
  expect(stated.filter((one) => !done.has(one))).toEqual([])
  const withRule = new Set<string>(rules.map(({ table }) => table))
  const silent = personalTables.filter(({ table, kept }) => withRule.has(table) && !('after' in kept))
  expect(silent.map(({ table }) => table)).toEqual([])
})

it('settings that decide about retention exist', () => {
  const settings = personalTables.flatMap(({ kept }) => ('setting' in kept ? [kept.setting] : []))
  expect(settings.filter((name) => !isParameterName(name))).toEqual([])
})
