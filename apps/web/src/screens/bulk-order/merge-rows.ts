import type { BulkChange, BulkRow } from '@beckon/contract'

/** The rows with those that came back in their places. */
export function withRows(rows: readonly BulkRow[], changed: readonly BulkRow[]): BulkRow[] {
  const byId = new Map(changed.map((row) => [row.row_id, row]))
  return rows.map((row) => byId.get(row.row_id) ?? row)
}

/** The rows as they were typed, before the service has looked at them. */
export function asTyped(rows: readonly BulkRow[], changes: readonly BulkChange[]): BulkRow[] {
  const byId = new Map(changes.map((change) => [change.row_id, change]))
  return rows.map((row) => {
    const cells = byId.get(row.row_id)?.cells
    return cells ? { ...row, cells: { ...row.cells, ...cells } } : row
  })
}
