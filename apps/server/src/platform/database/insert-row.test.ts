import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { expect, it } from 'vitest'
import { insertRow } from './insert-row.ts'
import type { Schema } from './schema.ts'

const db = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (own) => new PostgresIntrospector(own),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})
const of = (row: Parameters<typeof insertRow<'vendor_stream'>>[2]) => {
  const { sql: text, parameters } = insertRow(db, 'vendor_stream', row)
  return [text, parameters]
}

it('the second insert into the same columns has the text of the first and its own values', () => {
  const text = 'insert into "vendor_stream" ("vendor_id", "last_sequence") values ($1, $2)'
  expect(of({ vendor_id: 'a', last_sequence: 1 })).toEqual([text, ['a', 1]])
  expect(of({ vendor_id: 'b', last_sequence: 2 })).toEqual([text, ['b', 2]])
})

it('other columns, or the same ones in another order, have a text of their own', () => {
  expect(of({ last_sequence: 3, vendor_id: 'c' })).toEqual([
    'insert into "vendor_stream" ("last_sequence", "vendor_id") values ($1, $2)',
    [3, 'c'],
  ])
})
