import { describe, expect, it } from 'vitest'
import { type Column, nextSort, sorted } from './column.ts'

interface Row {
  readonly name: string
  readonly due: number | null
}
const column = (id: string, sortBy?: Column<Row>['sortBy']): Column<Row> => ({
  id,
  title: id,
  render: () => null,
  ...(sortBy ? { sortBy } : {}),
})
const columns = [column('name', ({ name }) => name), column('due', ({ due }) => due), column('note')]
const rows: readonly Row[] = [
  { name: 'Order 10', due: null },
  { name: 'Order 9', due: 3 },
  { name: 'Order 1', due: 20 },
]
const names = (sort: string) => sorted(rows, columns, sort).map(({ name }) => name)

describe('the order of rows', () => {
  it('compares figures in texts by value', () => {
    expect(names('name')).toEqual(['Order 1', 'Order 9', 'Order 10'])
    expect(names('-name')).toEqual(['Order 10', 'Order 9', 'Order 1'])
  })
  it('puts rows without a value last in both directions', () => {
    expect(names('due')).toEqual(['Order 9', 'Order 1', 'Order 10'])
    expect(names('-due')).toEqual(['Order 1', 'Order 9', 'Order 10'])
  })
  it('stays as the service sent it without an order or for a column that has none', () => {
    expect(names('')).toEqual(['Order 10', 'Order 9', 'Order 1'])
    expect(names('note')).toEqual(['Order 10', 'Order 9', 'Order 1'])
  })
  it('goes from ascending to descending and back to none', () => {
    expect(['', 'name', '-name', 'due'].map((sort) => nextSort(sort, 'name'))).toEqual([
      'name',
      '-name',
      '',
      'name',
    ])
  })
})
