import type { BulkRow } from '@beckon/contract'

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
