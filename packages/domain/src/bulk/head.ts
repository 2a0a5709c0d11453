import type { BulkColumn, ColumnMapping } from './columns.ts'
import { emptyCell, type SheetCell, type SheetRow } from './sheet.ts'
import type { RowCells } from './row.ts'

/** How the columns of a sheet are understood. */
export interface ReadHead {
  /** Place in the rows of the one with the titles; -1 where the first row is an order already. */
  readonly at: number
  /** What the columns are called, from column A on; empty where there are no titles. */
  readonly titles: readonly string[]
  readonly mapping: ColumnMapping
  /** Columns of the sheet that may mean one of several, the likeliest first; not mapped. */
  readonly unsure: readonly { readonly index: number; readonly columns: readonly BulkColumn[] }[]
  /** Columns of the sheet with something in them that nothing is known of; not mapped. */
  readonly unknown: readonly number[]
  /** Without these nobody can be asked to ride: name, phone, address, payment as they are missing. */
  readonly missing: readonly BulkColumn[]
}

/** What a row says through a mapping. */
export function cellsByColumn(cells: readonly SheetCell[], mapping: ColumnMapping): RowCells {
  const found: Partial<Record<BulkColumn, SheetCell>> = {}
  for (const [column, indexes] of Object.entries(mapping) as [BulkColumn, readonly number[]][]) {
    const cell = joined(
      indexes.map((index) => cells[index] ?? emptyCell),
      column === 'name' ? ' ' : ', ',
    )
    if (cell.text !== '') found[column] = cell
  }
  return found
}

function joined(cells: readonly SheetCell[], mark: string): SheetCell {
  const filled = cells.filter(({ text }) => text.trim() !== '')
  const [first] = filled
  if (!first || filled.length === 1) return first ?? emptyCell
  return {
    text: filled.map(({ text }) => text.trim()).join(mark),
    ...(filled.some(({ isFormula }) => isFormula) && { isFormula: true as const }),
  }
}
