import { fold } from '../paste/index.ts'
import type { BulkColumn, ColumnMapping } from './columns.ts'
import type { RowCells } from './row.ts'
import { emptyCell, type SheetCell } from './sheet.ts'

/** The cells of a row by column, through a mapping. */
export function cellsByColumn(cells: readonly SheetCell[], mapping: ColumnMapping): RowCells {
  const found: Partial<Record<BulkColumn, SheetCell>> = {}
  for (const [column, indexes] of Object.entries(mapping) as [BulkColumn, readonly number[]][]) {
    const cell = join(
      indexes.map((index) => bare(cells[index] ?? emptyCell)),
      column === 'name' ? ' ' : ', ',
    )
    if (cell.text.trim() !== '' || cell.kind === 'error') found[column] = cell
  }
  return found
}

/** Some programs show the apostrophe that makes a text of figures or of a formula; our own files have it too. */
const bare = (cell: SheetCell): SheetCell =>
  cell.text.startsWith("'") && /^'\s*[=+\-@＝＋－＠\p{Nd}]/u.test(cell.text)
    ? { ...cell, text: cell.text.slice(1) }
    : cell

function join(cells: readonly SheetCell[], mark: string): SheetCell {
  const filled = cells.filter(({ text, kind }) => text.trim() !== '' || kind === 'error')
  const [first] = filled
  if (!first || filled.length === 1) return first ?? emptyCell
  const error = filled.find(({ kind }) => kind === 'error')
  if (error) return error
  let text = ''
  for (const part of filled.map((cell) => cell.text.trim())) {
    // A town in a column of its own is often a part of the address too.
    if (text === '') text = part
    else if (!fold(text).includes(fold(part))) text += (isHouseNumber.test(part) ? ' ' : mark) + part
  }
  return { text, ...(filled.some(({ isFormula }) => isFormula) && { isFormula: true as const }) }
}

const isHouseNumber = /^\d{1,4}[a-z]?$/iu
