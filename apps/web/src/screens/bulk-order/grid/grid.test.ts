import type { BulkRow } from '@beckon/contract'
import { describe, expect, it } from 'vitest'
import { columnsOf, heldProps, heldWidth } from './grid-columns.ts'
import { moveInGrid } from './move-in-grid.ts'
import { pasteAt, readClipboard } from './paste-cells.ts'

const size = { rows: 100, columns: 6, page: 10, isRightToLeft: false }
const key = (name: string, ctrlKey = false) => ({ key: name, ctrlKey, metaKey: false })

describe('keys in the grid', () => {
  it.each([
    ['ArrowDown', { row: 6, column: 2 }],
    ['ArrowUp', { row: 4, column: 2 }],
    ['ArrowRight', { row: 5, column: 3 }],
    ['ArrowLeft', { row: 5, column: 1 }],
    ['PageDown', { row: 15, column: 2 }],
    ['PageUp', { row: 0, column: 2 }],
    ['Home', { row: 5, column: 0 }],
    ['End', { row: 5, column: 5 }],
  ])('%s', (name, to) => expect(moveInGrid({ row: 5, column: 2 }, key(name), size)).toEqual(to))

  it('follow the direction of the text', () => {
    const mirrored = { ...size, isRightToLeft: true }
    expect(moveInGrid({ row: 5, column: 2 }, key('ArrowLeft'), mirrored)).toEqual({ row: 5, column: 3 })
    expect(moveInGrid({ row: 5, column: 2 }, key('ArrowLeft', true), mirrored)).toEqual({ row: 5, column: 5 })
  })

  it('lead to the ends with Ctrl and never beyond the grid', () => {
    expect(moveInGrid({ row: 5, column: 2 }, key('End', true), size)).toEqual({ row: 99, column: 5 })
    expect(moveInGrid({ row: 99, column: 5 }, key('ArrowDown'), size)).toEqual({ row: 99, column: 5 })
    expect(moveInGrid({ row: 5, column: 2 }, key('x'), size)).toBeUndefined()
  })
})

describe('pasting', () => {
  it.each([
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['one', [['one']]],
    ['"two\nlines"\t"say ""hi"""', [['two lines', 'say "hi"']]],
    ['a\n\nb', [['a'], [''], ['b']]],
  ])('reads %j', (text, cells) => expect(readClipboard(text)).toEqual(cells))

  const rows = [1, 2, 3].map((id) => ({ row_id: String(id), status: 'ERROR' }) as BulkRow)
  it('fills cells from the active one and skips those that are not editable', () => {
    const columns = ['row', 'status', 'name', 'phone', 'fee'] as const
    expect(pasteAt({ row: 1, column: 3 }, '1\t2\n3\t4\n5\t6', { rows, columns })).toEqual([
      { row_id: '2', cells: { phone: '1' } },
      { row_id: '3', cells: { phone: '3' } },
    ])
  })
  it('does not change placed rows', () => {
    const placed = [{ ...rows[0], status: 'PLACED' } as BulkRow]
    expect(pasteAt({ row: 0, column: 0 }, 'x', { rows: placed, columns: ['name'] })).toEqual([])
  })
})

it('shows the used columns and the required ones', () => {
  const row = { cells: { notes: 'x' }, problems: [{ column: 'unit', code: 'x', severity: 'error' }] }
  expect(columnsOf([row as BulkRow])).toEqual([
    'row',
    'status',
    'name',
    'phone',
    'address',
    'unit',
    'notes',
    'amount',
    'payment',
    'fee',
  ])
})

it('keeps row, status and name sticky at the start of the line', () => {
  const columns = ['row', 'status', 'name', 'phone', 'fee'] as const
  const held = columns.map((_, at) => heldProps(columns, at).style?.insetInlineStart)
  expect(held).toEqual(['0rem', '4rem', '17rem', undefined, undefined])
  expect(heldWidth(columns)).toBe('28rem')
})
