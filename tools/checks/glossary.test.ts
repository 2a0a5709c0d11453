import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { orderStatuses } from '@beckon/domain/order'
import { describe, expect, it } from 'vitest'
import { codeWords, columnsOf, glossaryTerms, repeatedTerms, unknownNames } from './glossary.ts'

const text = readFileSync('docs/domain-language.md', 'utf8')
const terms = glossaryTerms(text)
const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'packages', 'apps', 'demo'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.tsx?$/u.test(path) && !/\/catalogues\/|\.test\.tsx?$/u.test(path) && existsSync(path))
const schemas = paths.filter((path) => /^apps\/server\/src\/.*\/schema\.ts$/u.test(path))

describe('the glossary', () => {
  it('lists each term once, with a meaning and the names that it has', () => {
    expect(terms.length).toBeGreaterThan(100)
    expect(repeatedTerms(terms)).toEqual([])
    expect(terms.filter(({ isComplete }) => !isComplete)).toEqual([])
  })

  it('names only identifiers and columns that exist', () => {
    const read = (path: string) => readFileSync(path, 'utf8')
    const wire = ['docs/openapi.json', 'docs/settings.md'].flatMap((path) => read(path).match(/\w+/gu) ?? [])
    const contract = paths.filter((path) => path.startsWith('packages/contract/'))
    const known = {
      code: new Set(paths.flatMap((path) => codeWords(read(path)))),
      wire: new Set([...wire, ...contract.flatMap((path) => codeWords(read(path)))]),
      columns: columnsOf(schemas.map(read)),
    }
    expect(unknownNames(terms, known)).toEqual([])
  })

  it('explains every status of an order once', () => {
    const rows = text.match(/^\| `[A-Z_]+`.*\|$/gmu) ?? []
    const listed = rows.flatMap((row) => row.split('|')[1]?.match(/[A-Z_]+/gu) ?? [])
    expect(listed.toSorted()).toEqual(orderStatuses.toSorted())
  })
})

describe('the check of the glossary', () => {
  const schema = [
    'export interface Schema {\n  owner: { user_id: string; invited: boolean }\n}',
    "declare module './a.ts' {\n  interface Schema {\n    orders: OrdersTable\n  }\n}",
    'interface Base {\n  vendor_id: string\n}',
    'export interface OrdersTable extends Base {\n  /** Grows. */\n  version: number\n}',
  ].join('\n')
  const row = (term: string, code: string, column: string) => `| **${term}** | Grows. | ${code} | ${column} |`

  it('reads the columns of every table, also inherited ones and those of tables that a module adds', () => {
    expect([...columnsOf([schema])]).toEqual([
      'owner.user_id',
      'owner.invited',
      'orders.vendor_id',
      'orders.version',
    ])
  })

  it('finds a term that is listed twice', () => {
    const twice = glossaryTerms(`${row('Version', '`a`', '`b`')}\n${row('version', '`c`', '`d`')}`)
    expect(repeatedTerms(twice)).toEqual(['version'])
  })

  it('finds an identifier and a column that do not exist', () => {
    const wrong = glossaryTerms(
      row('version', '`isNewer`, `isOlder`', '`orders.version`, `orders.age`, `year`'),
    )
    const known = { code: new Set(['isNewer']), wire: new Set(['month']), columns: columnsOf([schema]) }
    expect(unknownNames(wrong, known)).toEqual([
      'version: isOlder is not in the code',
      'version: orders.age is not stored or sent',
      'version: year is not stored or sent',
    ])
  })

  it('finds a term without a meaning or a name', () => {
    const found = glossaryTerms(
      '| **a** |  | `b` | `c` |\n| **d** | Grows. | e | `f` |\n| **g** | Grows. | `h` | `i` |\n| **j** | Grows. | `k` | – |',
    )
    expect(found.map(({ isComplete }) => isComplete)).toEqual([false, false, true, true])
  })

  it('reads words of code and strings of one word, and no prose', () => {
    expect(codeWords("const a = 'B_C' // d\nf('e g', `${h} i`) /* j */")).toEqual(['const', 'a', 'B_C', 'f'])
  })
})
