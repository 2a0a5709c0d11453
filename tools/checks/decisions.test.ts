import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { decisionProblems, namedPaths } from './decisions.ts'

const folder = 'docs/decisions'
const index = readFileSync(`${folder}/README.md`, 'utf8')
const records = readdirSync(folder)
  .filter((name) => name !== 'README.md')
  .map((name) => ({ name, text: readFileSync(`${folder}/${name}`, 'utf8') }))

describe('the decision records', () => {
  it('have a number, a date, a known status and every section, and are in the index', () => {
    expect(records.flatMap(({ name, text }) => decisionProblems(name, text, index))).toEqual([])
  })

  it('are numbered from 1 without a gap, and the index lists nothing else', () => {
    const numbers = records.map(({ name }) => Number(name.slice(0, 4)))
    expect(numbers).toEqual(numbers.map((_, at) => at + 1))
    expect(index.match(/^\| \[\d/gmu)).toHaveLength(records.length)
  })

  it('name only files that exist', () => {
    const named = records.flatMap(({ name, text }) => namedPaths(text).map((path) => ({ name, path })))
    expect(named.length).toBeGreaterThan(records.length)
    expect(named.filter(({ path }) => !existsSync(path))).toEqual([])
  })

  it('name a file in "Checked by"', () => {
    const checked = (text: string) => text.slice(text.indexOf('## Checked by'))
    expect(
      records.filter(({ text }) => namedPaths(checked(text)).length === 0).map(({ name }) => name),
    ).toEqual([])
  })
})

describe('the check of decision records', () => {
  const name = '0001-orders-have-versions.md'
  const text = [
    '# 0001. Orders have versions',
    '- Date: 2026-11-21\n- Status: Accepted',
    ...['Context', 'Decision', 'Alternatives considered', 'Consequences', 'Checked by'].map(
      (section) => `## ${section}\n\nText.`,
    ),
  ].join('\n\n')
  const row = `| [0001](${name}) | Orders have versions | Accepted |`

  it('accepts a complete record', () => {
    expect(decisionProblems(name, text, row)).toEqual([])
  })

  it.each([
    ['without a date', text.replace('2026-11-21', 'yesterday'), 'no date'],
    ['with an unknown status', text.replaceAll('Accepted', 'Liked'), 'no status'],
    ['without a section', text.replace(/## Consequences\n\nText\./u, ''), 'its sections are not'],
    ['with an empty section', text.replace('## Context\n\nText.', '## Context'), 'Context is empty'],
    ['with the number of another record', text.replace('# 0001.', '# 0002.'), 'the title does not begin'],
    ['with a title that the index has not', text.replace('have versions', 'have no versions'), 'the index'],
  ])('rejects a record %s', (_, broken, problem) => {
    expect(decisionProblems(name, broken, row)).toEqual(
      expect.arrayContaining([expect.stringContaining(problem)]),
    )
  })

  it('rejects a record that is missing from the index, and a name without a number', () => {
    expect(decisionProblems(name, text, '')).toEqual([expect.stringContaining('the index does not list it')])
    expect(decisionProblems('versions.md', text, row)).toEqual([expect.stringContaining('the name is not')])
  })

  it('finds the paths that a text names', () => {
    expect(namedPaths('`apps/server/a.test.ts`: a; `orders.move` and `.dependency-cruiser.mjs`')).toEqual([
      'apps/server/a.test.ts',
      '.dependency-cruiser.mjs',
    ])
  })
})
