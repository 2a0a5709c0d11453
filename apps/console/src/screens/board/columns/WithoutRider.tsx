import { useTexts } from '../../../platform/texts/index.ts'
import type { LayoutProps } from '../layout-props.ts'
import { OrderList } from '../parts/OrderList.tsx'
import styles from './columns.module.css'

/** Orders without a rider, the most urgent first. */
export function WithoutRider(props: LayoutProps) {
  const { t, format } = useTexts()
  const title = t('console.board.lane.without_rider')
  const orders = props.view.withoutRider
  return (
    <section className={styles.column} data-pinned data-drop="" aria-label={title}>
      <header className={styles.title}>
        <strong>{title}</strong>
        <span className={styles.count}>{format.number(orders.length)}</span>
      </header>
      <OrderList {...props} orders={orders} />
    </section>
  )
}
