import { lazy, Suspense } from 'react'
import { EmptyState } from '../../features/page/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { ColumnsLayout } from './columns/ColumnsLayout.tsx'
import type { LayoutProps } from './layout-props.ts'
import { TableLayout } from './table/TableLayout.tsx'
import type { Layout } from './use-board-filters.ts'

const MapLayout = lazy(async () => ({ default: (await import('./map/MapLayout.tsx')).MapLayout }))

/** The layout that is chosen. The columns stay where a filter finds no order: riders are shown all the same. */
export function Layouts({ layout, ...props }: LayoutProps & { readonly layout: Layout }) {
  const { t } = useTexts()
  if (layout === 'columns') return <ColumnsLayout {...props} />
  if (layout === 'table')
    return (
      <TableLayout
        orders={props.view.orders}
        isFiltered={props.board.orders.size > 0}
        nameOf={props.nameOf}
        now={props.now}
      />
    )
  return (
    <Suspense fallback={<EmptyState title={t('console.board.map')} />}>
      <MapLayout {...props} />
    </Suspense>
  )
}
