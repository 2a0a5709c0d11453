import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTexts } from '../../platform/texts/index.ts'
import { EmptyState, FailureState } from '../page/index.ts'
import { type Column, sorted } from './column.ts'
import { ListBar } from './ListBar.tsx'
import styles from './list.module.css'
import { RowTable } from './RowTable.tsx'
import { useFilters } from './use-filters.ts'
import { useHiddenColumns } from './use-hidden-columns.ts'
import { useListViews } from './use-list-views.ts'
import { useOpenView } from './use-open-view.ts'

export interface DataTableProps<T> {
  /** Names the list in the storage of the browser and in the saved views. */
  readonly name: string
  readonly label: string
  readonly query: Pick<UseQueryResult<readonly T[]>, 'data' | 'error' | 'refetch' | 'fetchStatus'>
  readonly columns: readonly Column<T>[]
  readonly keyOf: (row: T) => string
  /** Where a row leads; its first column becomes a link. */
  readonly pathOf?: (row: T) => string
  /** Fields of the search and the filters, whose values `useFilters` has. */
  readonly filters?: ReactNode
  /** Shown where there is nothing at all. */
  readonly empty: ReactNode
  /** A search or a filter is on. */
  readonly isFiltered?: boolean
  /** Further rows are to be had. */
  readonly more?: { readonly isLoading: boolean; readonly load: () => void } | undefined
}

/** A list: filters, saved views, choice of columns and order, and its states. */
export function DataTable<T>(props: DataTableProps<T>) {
  const { name, columns, filters, more } = props
  const { t } = useTexts()
  const [chosen, hide] = useHiddenColumns(name)
  const views = useListViews(name)
  const open = useOpenView(views.views, hide)
  const [{ sort }, setFilters] = useFilters(['sort'])
  const hidden = chosen ?? columns.filter(({ isExtra }) => isExtra).map(({ id }) => id)
  const shown = columns.filter(({ id }) => !hidden.includes(id))
  return (
    <div className={styles.list}>
      <ListBar {...{ columns, hidden, hide, views, open }}>{filters}</ListBar>
      <Content {...props} columns={shown} sort={sort} setSort={(next) => setFilters({ sort: next })} />
      {more && (
        <Button variant="default" loading={more.isLoading} onClick={more.load} className={styles.more}>
          {t('console.more')}
        </Button>
      )}
    </div>
  )
}

interface ContentProps<T> extends DataTableProps<T> {
  readonly sort: string
  readonly setSort: (sort: string) => void
}

function Content<T>({ query, empty, isFiltered = false, ...table }: ContentProps<T>) {
  const { t } = useTexts()
  const { data, error, fetchStatus } = query
  if (error && !data) return <FailureState error={error} retry={() => void query.refetch()} />
  if (!data && fetchStatus === 'paused')
    return <EmptyState title={t('console.list.offline')} text={t('console.list.offline-hint')} />
  if (data?.length === 0)
    return isFiltered ? (
      <EmptyState title={t('console.no-matches')} text={t('console.no-matches-hint')} />
    ) : (
      empty
    )
  return <RowTable {...table} rows={data && sorted(data, table.columns, table.sort)} />
}
