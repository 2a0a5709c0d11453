export {
  type BulkColumn,
  bulkColumns,
  type BulkPayment,
  bulkPayments,
  type ColumnMapping,
  isBulkColumn,
} from './columns.ts'
export { cellsByColumn } from './cells-by-column.ts'
export { type ReadHead, readHead } from './head.ts'
export { type LeftOutRow, readOrders, type SheetOrder, type SheetOrders } from './read-orders.ts'
export { readRow } from './read-row.ts'
export { createDropIndex, repeatedDrops } from './repeated-drops.ts'
export type {
  CellViolation,
  CellWarning,
  ReadRow,
  RowCells,
  RowDraft,
  RowViolationCode,
  RowRules,
  RowWarningCode,
} from './row.ts'
export { columnLetters, emptyCell, type SheetCell, type SheetRow } from './sheet.ts'
export { type AddressFit, type FoundAddress, matchAddress } from './match-address.ts'
export {
  type BulkCan,
  bulkCan,
  type BulkFacts,
  type BulkState,
  type BulkStatus,
  bulkStatuses,
  bulkStatusOf,
} from './job-status.ts'
export { type Drop, isSameDrop } from './same-drop.ts'
export { readTitle } from './titles/read-title.ts'
