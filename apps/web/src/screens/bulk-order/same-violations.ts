import type { BulkRow } from '@beckon/contract'
import type { BulkColumn } from '@beckon/domain/bulk'

/** Rows with the same value and the same violation in the same column. */
export interface SameViolation {
  readonly column: BulkColumn
  readonly code: string
  /** Empty for an empty cell. */
  readonly value: string
  readonly rows: readonly BulkRow[]
}

/** Violations that are fixed on the map. */
const onMap = new Set(['address-vague', 'address-several', 'address-unknown'])
/** Columns whose values differ from row to row, such as phones, and are not fixed in all rows at once. */
const perRow = new Set<BulkColumn>([
  'name',
  'phone',
  'address',
  'unit',
  'latitude',
  'longitude',
  'point',
  'reference',
])

/** Returns violations that several rows share, the most frequent first. */
export function sameViolations(rows: readonly BulkRow[]): SameViolation[] {
  const found = new Map<string, SameViolation & { rows: BulkRow[] }>()
  for (const row of rows) {
    if (row.status !== 'ERROR') continue
    for (const { column, code, severity } of row.problems) {
      if (column === null || severity !== 'error' || onMap.has(code) || perRow.has(column)) continue
      const value = (row.cells[column] ?? '').trim()
      const key = JSON.stringify([column, code, value])
      const known = found.get(key)
      if (known) known.rows.push(row)
      else found.set(key, { column, code, value, rows: [row] })
    }
  }
  return [...found.values()]
    .filter((one) => one.rows.length > 1)
    .toSorted((a, b) => b.rows.length - a.rows.length)
}

/** Rows without an exact location; the user places them on the map. */
export const toConfirm = (rows: readonly BulkRow[]): BulkRow[] =>
  rows.filter(
    ({ status, place, problems }) =>
      status === 'ERROR' &&
      (place?.is_vague === true || problems.some(({ code }) => code === 'address-unknown')),
  )

/** Rows with a suggestion that was accepted by accepting all. */
export const takenRows = (rows: readonly BulkRow[]): BulkRow[] =>
  rows.filter(({ status, place }) => (status === 'READY' || status === 'ERROR') && place?.is_taken === true)

/** Rows with a suggestion on the right street and number, which can be accepted unchanged. */
export const takenAsFound = (rows: readonly BulkRow[]): BulkRow[] =>
  toConfirm(rows).filter(({ place }) => place?.is_right_door === true)
