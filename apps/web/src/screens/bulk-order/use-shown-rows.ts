import type { BulkRow } from '@beckon/contract'
import { useMemo, useState } from 'react'

const rowFilters = ['all', 'errors', 'warnings', 'placed'] as const
export type RowFilter = (typeof rowFilters)[number]

const isLike: Readonly<Record<RowFilter, (row: BulkRow) => boolean>> = {
  all: () => true,
  errors: ({ status }) => status === 'ERROR',
  warnings: ({ status, problems }) =>
    (status === 'READY' || status === 'ERROR') && problems.some(({ severity }) => severity === 'warning'),
  placed: ({ status }) => status === 'PLACED',
}

/** The rows of a filter at the time it was chosen: a corrected row stays in place while the user types. */
export function useShownRows(rows: readonly BulkRow[], first: RowFilter) {
  const [{ filter, ids }, setChosen] = useState<{ filter: RowFilter; ids: ReadonlySet<string> | null }>(() =>
    foundBy(first, rows),
  )
  const choose = (next: RowFilter) => setChosen(foundBy(next, rows))
  const shown = useMemo(() => (ids ? rows.filter((row) => ids.has(row.row_id)) : rows), [rows, ids])
  const count = (one: RowFilter) => rows.filter(isLike[one]).length
  // Placed rows are listed only where placing ended early.
  const filters = rowFilters.filter((one) => one !== 'placed' || isPart(count(one), rows.length))
  return { filter, filters, choose, shown, count }
}

const isPart = (some: number, all: number): boolean => some > 0 && some < all

const foundBy = (filter: RowFilter, rows: readonly BulkRow[]) => ({
  filter,
  ids: filter === 'all' ? null : new Set(rows.filter(isLike[filter]).map((row) => row.row_id)),
})
