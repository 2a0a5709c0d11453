import type { LastChange } from '@beckon/contract'
import type { Column } from '../list/index.ts'
import { LastChangeText } from './LastChangeText.tsx'

/** The column of a list with the operator and time of the last change. */
export const lastChangeColumn = <T extends { readonly last_change: LastChange }>(
  title: string,
  subjectOf: (row: T) => string,
): Column<T> => ({
  id: 'changed',
  title,
  render: (row) => <LastChangeText change={row.last_change} subject={subjectOf(row)} />,
  sortBy: ({ last_change: change }) => change?.at ?? null,
})
