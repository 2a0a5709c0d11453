import { expect, it } from 'vitest'
import { alsoChosen, requiredColumns } from './mapping-rules.ts'

it('requires a unit only where riders need one, and an amount only where it is asked for', () => {
  expect([...requiredColumns('SG')]).toEqual(['name', 'phone', 'address', 'unit', 'amount'])
  expect([...requiredColumns('SE')]).not.toContain('unit')
})

it('names the other columns that the same field was chosen for', () => {
  const columns = ['name', 'name', '', '', 'name'].map((column, index) => ({
    index,
    letters: 'ABCDE'[index] ?? '',
    column,
  }))
  expect(alsoChosen(columns, 1)).toEqual(['A', 'E'])
  expect(alsoChosen(columns, 2)).toEqual([])
})
