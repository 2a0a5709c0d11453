import { useDirection } from '@mantine/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../../platform/texts/index.ts'
import type { LayoutProps } from '../layout-props.ts'
import type { BoardView } from '../state/view.ts'
import { Column } from './Column.tsx'
import { useDrag } from './use-drag.ts'
import { WithoutRider } from './WithoutRider.tsx'
import styles from './columns.module.css'

const COLUMN_WIDTH = 256

/** A column for orders without a rider, and one for each rider; columns and cards that cannot be seen are not drawn. */
export function ColumnsLayout(props: LayoutProps) {
  const { view, selected, board } = props
  const { t } = useTexts()
  const root = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const { dir } = useDirection()
  useDrag(root, view, board)
  const virtual = useVirtualizer({
    horizontal: true,
    isRtl: dir === 'rtl',
    count: view.columns.length,
    getScrollElement: () => frame.current,
    estimateSize: () => COLUMN_WIDTH,
    overscan: 1,
    getItemKey: (index) => view.columns[index]?.rider.rider_id ?? index,
    initialRect: { width: 1200, height: 800 },
  })
  const at = columnOf(view, selected)
  useEffect(() => {
    if (at !== -1) virtual.scrollToIndex(at, { align: 'auto' })
    // Only when another order is selected.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [selected])
  return (
    <div ref={root} className={styles.layout}>
      <WithoutRider {...props} />
      <div ref={frame} className={styles.frame} data-scroller="inline" tabIndex={-1}>
        {view.columns.length === 0 && <p className={styles.empty}>{t('console.board.no-riders')}</p>}
        <div className={styles.columns} style={{ inlineSize: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, key, start }) => {
            const column = view.columns[index]
            return (
              column && (
                <div key={key} className={styles.slot} style={{ insetInlineStart: start }}>
                  <Column {...props} column={column} />
                </div>
              )
            )
          })}
        </div>
      </div>
    </div>
  )
}

const columnOf = ({ columns }: BoardView, selected: string | undefined): number =>
  selected === undefined
    ? -1
    : columns.findIndex(({ items }) => items.some(({ order }) => order.order_id === selected))
