import type { BulkChange, BulkRow } from '@beckon/contract'

/** Replaces rows by their updated versions. */
export function withRows(rows: readonly BulkRow[], changed: readonly BulkRow[]): BulkRow[] {
  const byId = new Map(changed.map((row) => [row.row_id, row]))
  return rows.map((row) => byId.get(row.row_id) ?? row)
}

/** Returns the rows with typed values that the service has not checked yet. */
export function asTyped(rows: readonly BulkRow[], changes: readonly BulkChange[]): BulkRow[] {
  const byId = new Map(changes.map((change) => [change.row_id, change]))
  return rows.map((row) => {
    const cells = byId.get(row.row_id)?.cells
    return cells ? { ...row, cells: { ...row.cells, ...cells } } : row
  })
}
