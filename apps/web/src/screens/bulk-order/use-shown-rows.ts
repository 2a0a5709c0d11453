import type { BulkRow } from '@beckon/contract'
import { useMemo, useState } from 'react'

export const rowFilters = ['all', 'errors', 'warnings'] as const
export type RowFilter = (typeof rowFilters)[number]

const isLike: Readonly<Record<RowFilter, (row: BulkRow) => boolean>> = {
  all: () => true,
  errors: ({ status }) => status === 'ERROR',
  warnings: ({ status, problems }) =>
    (status === 'READY' || status === 'ERROR') && problems.some(({ severity }) => severity === 'warning'),
}

/**
 * The rows that a filter finds, as they were when it was chosen: a row that is mended stays where it is, so that nothing
 * moves under the hands of whoever types.
 */
export function useShownRows(rows: readonly BulkRow[]) {
  const [{ filter, ids }, setChosen] = useState<{ filter: RowFilter; ids: ReadonlySet<string> | null }>({
    filter: 'all',
    ids: null,
  })
  const choose = (next: RowFilter) =>
    setChosen({
      filter: next,
      ids: next === 'all' ? null : new Set(rows.filter(isLike[next]).map((row) => row.row_id)),
    })
  const shown = useMemo(() => (ids ? rows.filter((row) => ids.has(row.row_id)) : rows), [rows, ids])
  const count = (one: RowFilter) => rows.filter(isLike[one]).length
  return { filter, choose, shown, count }
}
