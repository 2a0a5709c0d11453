import type { Numbers } from '@beckon/contract'
import { Chart } from '../../features/chart/index.ts'
import { reasonWords } from '../../features/order/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import styles from './numbers.module.css'
import { OrdersLink } from './parts/OrdersLink.tsx'
import { PartTable } from './parts/PartTable.tsx'
import { Tile } from './parts/Tile.tsx'
import { useSteps } from './parts/use-steps.ts'

/** Orders by status and way, and cancellations by reason. */
export function OrderSection({ numbers }: { readonly numbers: Numbers }) {
  const { t, format } = useTexts()
  const steps = useSteps(numbers)
  const { orders, cancelled } = numbers
  return (
    <section className={styles.section} aria-label={t('console.numbers.section.orders')}>
      <h2>{t('console.numbers.section.orders')}</h2>
      <div className={styles.tiles}>
        <Tile
          title={t('console.numbers.orders')}
          value={<OrdersLink opened={{ only: 'counted' }} count={orders.now} />}
          before={format.number(orders.before)}
          how={t('console.numbers.how.counted')}
        />
        <Tile
          title={t('console.numbers.cancelled')}
          value={<OrdersLink opened={{ only: 'cancelled' }} count={cancelled.now} />}
          before={format.number(cancelled.before)}
          how={t('console.numbers.how.cancelled')}
        />
      </div>
      <div className={styles.charts}>
        <Chart
          title={t('console.numbers.orders')}
          kind="bars"
          steps={steps}
          series={[
            {
              name: t('console.numbers.orders'),
              values: numbers.steps.map((step) => step.orders),
              cells: numbers.steps.map((step) => (
                <OrdersLink key={step.from} opened={{ only: 'counted', step }} count={step.orders} />
              )),
            },
          ]}
          format={format.number}
          how={t('console.numbers.how.counted')}
        />
        <Parts numbers={numbers} />
      </div>
    </section>
  )
}

function Parts({ numbers }: { readonly numbers: Numbers }) {
  const texts = useTexts()
  const { t } = texts
  return (
    <div className={styles.tables}>
      <PartTable
        title={t('console.numbers.by-status')}
        rows={numbers.by_status.map(({ status, orders }) => ({
          key: status,
          name: t(`status.${status}`),
          orders,
          opened: { only: 'counted', status },
        }))}
      />
      <PartTable
        title={t('console.numbers.by-way')}
        rows={numbers.by_way.map(({ way, orders }) => ({
          key: way,
          name: t(`console.numbers.way.${way}`),
          orders,
          opened: { only: 'counted', way },
        }))}
      />
      <PartTable
        title={t('console.numbers.by-reason')}
        rows={numbers.cancelled_by.map(({ reason, orders }) => ({
          key: reason,
          name: reasonWords(reason, texts),
          orders,
          opened: { only: 'cancelled', reason },
        }))}
      />
    </div>
  )
}
