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

/** Warnings about a possible duplicate order. */
const duplicateCodes = ['row-before', 'ordered-before'] as const

export interface Duplicates {
  readonly code: (typeof duplicateCodes)[number]
  /** Row number as in the spreadsheet program. */
  readonly rows: readonly number[]
}

/** Rows about to be placed that resemble another row, or an order of the last day. */
export function duplicatesIn(rows: readonly BulkRow[]): Duplicates[] {
  return duplicateCodes
    .map((code) => ({
      code,
      rows: rows
        .filter(({ status, problems }) => status === 'READY' && problems.some((one) => one.code === code))
        .map((row) => row.row_number),
    }))
    .filter((one) => one.rows.length > 0)
}
