import type { BulkRow } from '@beckon/contract'
import { type BulkColumn, bulkColumns } from '@beckon/domain/bulk'

export type GridColumn = 'row' | 'status' | 'fee' | BulkColumn

/** Shown whether or not the sheet has them: nothing can be ordered without. */
const always = new Set<BulkColumn>(['name', 'phone', 'address', 'amount', 'payment'])

/** In rem. */
const widths: Partial<Record<GridColumn, number>> = {
  row: 4,
  status: 7,
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

export const templateOf = (columns: readonly GridColumn[]): string =>
  columns.map((column) => `${widths[column] ?? USUAL_REM}rem`).join(' ')

export const isEditable = (column: GridColumn | undefined): column is BulkColumn =>
  column !== undefined && column !== 'row' && column !== 'status' && column !== 'fee'

/** The columns in which something stands, or in which something is wrong. */
export function columnsOf(rows: readonly BulkRow[]): GridColumn[] {
  const used = new Set<BulkColumn>(always)
  for (const { cells, problems } of rows) {
    for (const column of Object.keys(cells) as BulkColumn[]) used.add(column)
    for (const { column } of problems) if (column !== null) used.add(column)
  }
  return ['row', 'status', ...bulkColumns.filter((column) => used.has(column)), 'fee']
}
