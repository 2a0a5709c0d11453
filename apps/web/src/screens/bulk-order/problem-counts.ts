import type { BulkRow } from '@beckon/contract'
import type { BulkColumn } from '@beckon/domain/bulk'

/** A problem and the number of its rows. */
export interface ProblemCount {
  readonly column: BulkColumn | null
  readonly code: string
  readonly rows: number
}

/** Returns the reasons why rows cannot be placed, the most frequent first. */
export function problemCounts(rows: readonly BulkRow[]): ProblemCount[] {
  const sums = new Map<string, ProblemCount>()
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
