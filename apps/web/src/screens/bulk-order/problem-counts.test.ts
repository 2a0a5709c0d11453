import type { BulkRow } from '@beckon/contract'
import { catalogues } from '@beckon/texts/catalogues'
import { expect, it } from 'vitest'
import { problemCounts } from './problem-counts.ts'
import { problemKey } from './problem-text.ts'

const row = (status: BulkRow['status'], ...codes: readonly string[]) =>
  ({
    status,
    problems: codes.map((code) => ({
      column: code.startsWith('name') ? 'name' : null,
      code,
      severity: code === 'closed' ? 'warning' : 'error',
    })),
  }) as unknown as BulkRow

it('sums the reasons for which rows cannot be placed, the most frequent first', () => {
  const rows = [
    row('ERROR', 'fee-odd', 'closed'),
    row('ERROR', 'name-invalid', 'fee-odd'),
    row('ERROR', 'name-invalid'),
    row('ERROR', 'name-invalid'),
    row('REMOVED', 'name-invalid'),
    row('READY', 'closed'),
  ]
  expect(problemCounts(rows)).toEqual([
    { column: 'name', code: 'name-invalid', rows: 3 },
    { column: null, code: 'fee-odd', rows: 2 },
  ])
})

it('a name with digits is described by the text of bulk rows', () => {
  const texts: Readonly<Record<string, string>> = catalogues.en
  expect(texts[problemKey('name-invalid', (key) => key in texts)]).toBe('Names cannot have digits')
  expect(texts[problemKey('name-missing', (key) => key in texts)]).toBe("Please fill the customer's name")
})
