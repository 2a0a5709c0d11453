import { tidyLine } from '../../text/index.ts'
import type { BulkColumn } from '../columns.ts'
import type { CellFault, CellWarning, RowCells, RowFaultCode, RowRules, RowWarningCode } from '../row.ts'
import { emptyCell, type SheetCell } from '../sheet.ts'

/** A row while it is read: its cells, and what is found in them. */
export interface RowReader {
  readonly rules: RowRules
  cell(column: BulkColumn): SheetCell
  /** Of a cell on one line, nothing hidden in it. */
  line(column: BulkColumn): string
  /** Only the first fault of a cell counts: what comes after it follows from it. */
  fault(column: BulkColumn, code: RowFaultCode): void
  warn(column: BulkColumn, code: RowWarningCode): void
  readonly faults: readonly CellFault[]
  readonly warnings: readonly CellWarning[]
}

export function startReader(cells: RowCells, rules: RowRules): RowReader {
  const faults: CellFault[] = []
  const warnings: CellWarning[] = []
  const cellOf = (column: BulkColumn) => cells[column] ?? emptyCell
  return {
    rules,
    faults,
    warnings,
    cell: cellOf,
    line: (column) => tidyLine(cellOf(column).text),
    fault(column, code) {
      if (!faults.some((one) => one.column === column)) faults.push({ column, code })
    },
    warn(column, code) {
      warnings.push({ column, code })
    },
  }
}
