import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { asvsRows, countedStates, rowViolations, statedCounts } from './asvs.ts'
import { isKnownPath } from './documents.ts'

const document = 'docs/security/asvs.md'
const text = readFileSync(document, 'utf8')
const rows = asvsRows(text)
const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => existsSync(path))
const isKnown = (path: string): boolean => isKnownPath(path, document, tracked)

it('the security standard has a row for each requirement that may apply, once', () => {
  expect(rows).toHaveLength(215)
  expect(new Set(rows.map(({ number }) => number)).size).toBe(215)
})

it('the counts at the top of the security standard are those of its rows', () => {
  expect(statedCounts(text)).toEqual(countedStates(rows))
})

it('every row of the security standard names files and tests that exist', () => {
  expect(rows.flatMap((row) => rowViolations(row, isKnown))).toEqual([])
})

const row = (state: string, where: string, tests: string) =>
  asvsRows(`| 1.2.3 | 2 | words | ${state} | how | ${where} | ${tests} |`)

it.each([
  ['an unknown state', row('done', '`a.ts`', ''), '1.2.3 has the state done'],
  ['no place', row('met', '', ''), '1.2.3 is met and names 0 places'],
  ['a place for what does not apply', row('n/a', '`a.ts`', ''), '1.2.3 is n/a and names 1 places'],
  ['a file that does not exist', row('met', '`b.ts`', ''), '1.2.3 names b.ts'],
  ['a test that is none', row('met', '`a.ts`', '`a.ts`'), '1.2.3 has a.ts as a test'],
])('finds a row with %s', (_what, [found], violation) => {
  expect(found && rowViolations(found, (path) => path === 'a.ts')).toEqual([violation])
})
