import type { BulkRow } from '@beckon/contract'
import { type BulkColumn, bulkColumns } from '@beckon/domain/bulk'

export type GridColumn = 'row' | 'status' | 'fee' | BulkColumn

/** Required columns, shown even where the sheet does not have them. */
const always = new Set<BulkColumn>(['name', 'phone', 'address', 'amount', 'payment'])

/** In rem. */
const widths: Partial<Record<GridColumn, number>> = {
  row: 4,
  status: 13,
  fee: 6.5,
  address: 18,
  notes: 14,
  description: 14,
  name: 11,
  phone: 10,
  unit: 6,
  amount: 6.5,
  weight: 6,
  side: 6,
}
const USUAL_REM = 8

/** Row, status and name stay in view when the grid is scrolled sideways. */
const HELD = 3

const widthOf = (column: GridColumn): number => widths[column] ?? USUAL_REM
const sumOf = (columns: readonly GridColumn[]): number =>
  columns.reduce((sum, column) => sum + widthOf(column), 0)

/** The offset of a sticky column from the start of the line; undefined for other columns. */
const heldAt = (columns: readonly GridColumn[], at: number): string | undefined =>
  at < HELD ? `${sumOf(columns.slice(0, at))}rem` : undefined

/** Returns the attributes of a cell or heading of a column. */
export const heldProps = (columns: readonly GridColumn[], at: number) => {
  const start = heldAt(columns, at)
  return start === undefined ? {} : { 'data-held': true, style: { insetInlineStart: start } }
}

/** The width of the sticky columns, which cover the cells behind them. */
export const heldWidth = (columns: readonly GridColumn[]): string => `${sumOf(columns.slice(0, HELD))}rem`

export const templateOf = (columns: readonly GridColumn[]): string =>
  columns.map((column) => `${widthOf(column)}rem`).join(' ')

export const isEditable = (column: GridColumn | undefined): column is BulkColumn =>
  column !== undefined && column !== 'row' && column !== 'status' && column !== 'fee'

/** Returns the columns with a value or a violation. */
export function columnsOf(rows: readonly BulkRow[]): GridColumn[] {
  const used = new Set<BulkColumn>(always)
  for (const { cells, problems } of rows) {
    for (const column of Object.keys(cells) as BulkColumn[]) used.add(column)
    for (const { column } of problems) if (column !== null) used.add(column)
  }
  return ['row', 'status', ...bulkColumns.filter((column) => used.has(column)), 'fee']
}
