import type { BulkRow } from '@beckon/contract'
import type { BulkColumn } from '@beckon/domain/bulk'

/** An error, and in how many rows it stands. */
export interface ProblemSum {
  readonly column: BulkColumn | null
  readonly code: string
  readonly rows: number
}

/** Why rows cannot be placed, the most frequent reason first. */
export function problemSums(rows: readonly BulkRow[]): ProblemSum[] {
  const sums = new Map<string, ProblemSum>()
  for (const row of rows) {
    if (row.status !== 'ERROR') continue
    for (const { column, code, severity } of row.problems) {
      if (severity !== 'error') continue
      const key = `${column} ${code}`
      sums.set(key, { column, code, rows: (sums.get(key)?.rows ?? 0) + 1 })
    }
  }
  return [...sums.values()].toSorted((a, b) => b.rows - a.rows)
}
