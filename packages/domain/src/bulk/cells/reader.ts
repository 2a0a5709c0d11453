import { textLengths } from '../../limits/index.ts'
import { tidyLine, tidyLines } from '../../text/index.ts'
import { type BulkColumn, isBulkColumn } from '../columns.ts'
import type {
  CellViolation,
  CellWarning,
  RowCells,
  RowViolationCode,
  RowRules,
  RowWarningCode,
} from '../row.ts'
import { emptyCell, type SheetCell } from '../sheet.ts'

/** A row while it is read: its cells, and what is found in them. */
export interface RowReader {
  readonly rules: RowRules
  /** Nothing hidden in its text, which is no longer than it may be. */
  cell(column: BulkColumn): SheetCell
  /** Its text on one line. */
  line(column: BulkColumn): string
  /** Only the first fault of a cell counts: what comes after it follows from it. */
  violation(column: BulkColumn, code: RowViolationCode): void
  warn(column: BulkColumn, code: RowWarningCode): void
  readonly violations: readonly CellViolation[]
  readonly warnings: readonly CellWarning[]
}

/** Maximum lengths of an order; longer texts are cut. */
const lengths: Readonly<Record<BulkColumn, number>> = {
  name: 255,
  phone: 120,
  address: 900,
  unit: 60,
  notes: 4000,
  description: 2000,
  amount: 60,
  payment: 60,
  date: 60,
  time: 60,
  'cold-bag': 60,
  'age-check': 60,
  weight: 60,
  side: 60,
  latitude: 60,
  longitude: 60,
  point: 2000,
  reference: textLengths.rowReference,
}

export function startReader(cells: RowCells, rules: RowRules): RowReader {
  const violations: CellViolation[] = []
  const warnings: CellWarning[] = []
  const tidied: Partial<Record<BulkColumn, SheetCell>> = {}
  for (const [column, cell] of Object.entries(cells)) {
    if (!isBulkColumn(column)) continue
    const text = tidyLines(cell.text)
    if (text.length > lengths[column]) violations.push({ column, code: 'too-long' })
    // A letter that was cut in two is none.
    tidied[column] = { ...cell, text: text.slice(0, lengths[column]).toWellFormed() }
  }
  const cellOf = (column: BulkColumn) => tidied[column] ?? emptyCell
  return {
    rules,
    violations,
    warnings,
    cell: cellOf,
    line: (column) => tidyLine(cellOf(column).text),
    violation(column, code) {
      if (!violations.some((one) => one.column === column)) violations.push({ column, code })
    },
    warn(column, code) {
      warnings.push({ column, code })
    },
  }
}
