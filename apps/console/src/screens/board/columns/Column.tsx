import { useTexts } from '../../../platform/texts/index.ts'
import type { LayoutProps } from '../layout-props.ts'
import { Card } from '../parts/Card.tsx'
import { minutesUntil } from '../state/filters.ts'
import type { RiderColumn } from '../state/view.ts'
import { RiderHeader } from './RiderHeader.tsx'
import styles from './columns.module.css'

interface ColumnProps extends Omit<LayoutProps, 'view'> {
  readonly column: RiderColumn
}

/** A rider with the next stops, in the order of the ride. */
export function Column({ column: { rider, items }, selected, waits, nameOf, now }: ColumnProps) {
  const { t } = useTexts()
  return (
    <section className={styles.column} data-drop={rider.rider_id} aria-label={rider.name}>
      <RiderHeader rider={rider} now={now} isPending={waits(rider.rider_id)} />
      <div className={styles.body} data-scroller="block" tabIndex={-1}>
        {items.length === 0 && <p className={styles.empty}>{t('console.board.no-stops')}</p>}
        <ol className={styles.stops}>
          {items.map(({ order, kind }) => (
            <li key={`${order.order_id}|${kind}`}>
              <Card
                order={order}
                kind={kind}
                left={minutesUntil(kind === 'pickup' ? order.collect_by : order.deliver_by, now)}
                isSelected={order.order_id === selected}
                isPending={waits(order.order_id)}
                next={order.transfer_to_rider_id === null ? undefined : nameOf(order.transfer_to_rider_id)}
              />
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
