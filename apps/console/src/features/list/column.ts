import type { ReactNode } from 'react'

/** A column of a list. */
export interface Column<T> {
  readonly id: string
  readonly title: string
  readonly render: (row: T) => ReactNode
  /** Figures stand under each other at the end of the column. */
  readonly isFigure?: boolean
  /** Hidden until an operator chooses it. */
  readonly isExtra?: boolean
  /** Where present, rows can be put in the order of these values. */
  readonly sortBy?: (row: T) => string | number | null
}

/** An order of rows: the id of a column, with `-` before it for descending. */
export type Sort = string

/** Returns the rows in the order that is asked for; rows without a value come last. */
export function sorted<T>(rows: readonly T[], columns: readonly Column<T>[], sort: Sort): readonly T[] {
  const isDescending = sort.startsWith('-')
  const sortBy = columns.find(({ id }) => id === sort.replace(/^-/u, ''))?.sortBy
  if (!sortBy) return rows
  const compare = (a: T, b: T): number => {
    const [left, right] = [sortBy(a), sortBy(b)]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    const order =
      typeof left === 'number' && typeof right === 'number'
        ? left - right
        : String(left).localeCompare(String(right), undefined, { numeric: true })
    return isDescending ? -order : order
  }
  return rows.toSorted(compare)
}

/** Returns the next order when the title of a column is pressed: ascending, descending, then as the service sent them. */
export function nextSort(sort: Sort, id: string): Sort {
  if (sort === id) return `-${id}`
  return sort === `-${id}` ? '' : id
}
