import type { BoardOrder } from '@beckon/contract'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../../platform/texts/index.ts'
import type { LayoutProps } from '../layout-props.ts'
import { minutesLeft } from '../state/filters.ts'
import { Card } from './Card.tsx'
import styles from './parts.module.css'

/** Of a card with the gap below it. */
const CARD_HEIGHT = 82

export interface OrderListProps extends Omit<LayoutProps, 'view'> {
  readonly orders: readonly BoardOrder[]
}

/** Cards of orders; only those that can be seen are drawn. */
export function OrderList({ orders, selected, waits, nameOf, now }: OrderListProps) {
  const { t } = useTexts()
  const frame = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: orders.length,
    getScrollElement: () => frame.current,
    estimateSize: () => CARD_HEIGHT,
    overscan: 4,
    getItemKey: (index) => orders[index]?.order_id ?? index,
    initialRect: { width: 256, height: 800 },
  })
  const at = orders.findIndex(({ order_id: id }) => id === selected)
  useEffect(() => {
    if (at !== -1) virtual.scrollToIndex(at, { align: 'auto' })
    // Only when another order is selected.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [selected])
  return (
    <div ref={frame} className={styles.frame} data-scroller="block" tabIndex={-1}>
      {orders.length === 0 && <p className={styles.none}>{t('console.board.empty')}</p>}
      <ul className={styles.cards} style={{ blockSize: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const order = orders[index]
          if (!order) return null
          const { order_id: id, asked_rider_id: asked } = order
          return (
            <li key={key} className={styles.row} style={{ transform: `translateY(${start}px)` }}>
              <Card
                order={order}
                left={minutesLeft(order, now)}
                isSelected={id === selected}
                isPending={waits(id)}
                next={asked === null ? undefined : nameOf(asked)}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
