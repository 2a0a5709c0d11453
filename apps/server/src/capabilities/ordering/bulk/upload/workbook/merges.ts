import { emptyCell, type SheetCell, type SheetRow } from '@beckon/domain/bulk'
import { Unreadable } from './workbook-error.ts'
import { limits } from './limits.ts'
import type { Range } from './places.ts'

interface OpenRow {
  readonly row: number
  readonly cells: SheetCell[]
}

/**
 * Copies the content of joined cells into each of them, only in rows with content of their own: otherwise an order
 * that is three rows high would become three.
 */
export function spreadMerges(rows: readonly OpenRow[], merges: readonly Range[]): readonly SheetRow[] {
  if (merges.length === 0) return rows
  const places = new Map(rows.map(({ row }, at) => [row - 1, at]))
  let [spread, text] = [0, 0]
  for (const { from, to } of merges) {
    const first = places.get(from.row)
    const value = first === undefined ? undefined : rows[first]?.cells[from.column]
    if (first === undefined || !value || value.text === '') continue
    for (let at = first; at < rows.length; at += 1) {
      const one = rows[at]
      if (!one || one.row - 1 > to.row) break
      const width = to.column - from.column + 1
      spread += width
      text += width * value.text.length
      if (spread > limits.mergedCells || text > limits.text) throw new Unreadable('too-big-inside')
      fill(one.cells, from.column, to.column, value)
    }
  }
  return rows
}

function fill(cells: SheetCell[], from: number, to: number, value: SheetCell): void {
  while (cells.length < from) cells.push(emptyCell)
  for (let column = from; column <= to; column += 1) {
    if ((cells[column]?.text ?? '') === '') cells[column] = { ...value, isMerged: true }
  }
}
