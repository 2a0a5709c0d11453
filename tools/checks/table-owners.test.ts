import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { foreignWrites, tableOwners } from './table-owners.ts'

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'apps/server/src'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && existsSync(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
const schemas = sources.filter(({ path }) => path.endsWith('/schema.ts'))

/** The tables that the migrations leave behind. */
function migratedTables(): Set<string> {
  const tables = new Set<string>()
  for (const { text } of migrations()) {
    for (const [, verb, name = ''] of text.matchAll(
      /\b(create|drop) table (?:if (?:not )?exists )?(\w+)/gu,
    )) {
      if (verb === 'create') tables.add(name)
      else tables.delete(name)
    }
  }
  return tables
}

const migrations = () =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'apps/server/migrations'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => /\/\d{4}-[^/]+\.ts$/u.test(path) && existsSync(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

describe('the tables', () => {
  const found = tableOwners(schemas)

  it('of the migrations belong to one folder each', () => {
    expect(found.repeated).toEqual([])
    expect([...found.owners.keys()].toSorted()).toEqual([...migratedTables()].toSorted())
  })

  it('are written by the folder that they belong to', () => {
    expect(foreignWrites(found, sources)).toEqual([])
  })
})

describe('a failing fixture is found', () => {
  const vendors = {
    path: 'apps/server/src/capabilities/parties/vendors/schema.ts',
    text: "declare module 'x' {\n  interface Schema {\n    vendor: VendorTable\n  }\n}\n",
  }
  const owned = tableOwners([vendors])

  it.each([
    "db.insertInto('vendor').values(row)",
    "db\n  .updateTable('vendor')\n  .set(row)",
    "db.deleteFrom('vendor')",
    'sql`insert into vendor (vendor_id) values (1)`',
    'sql`update vendor set name = 1`',
    'sql`delete from vendor where true`',
  ])('where another capability runs %s', (text) => {
    const write = (path: string) => foreignWrites(owned, [{ path, text }])
    expect(write('apps/server/src/capabilities/parties/guests/store.ts')).toEqual([
      expect.stringMatching(/guests\/store\.ts:\d writes vendor, a table of apps.*vendors/u),
    ])
    expect(write('apps/server/src/capabilities/parties/vendors/store.ts')).toEqual([])
  })

  it('where two schemas have the same table', () => {
    const twice = { ...vendors, path: 'apps/server/src/capabilities/guests/schema.ts' }
    expect(tableOwners([vendors, twice]).repeated).toHaveLength(1)
  })
})
