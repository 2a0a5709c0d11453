import type { Numbers } from '@beckon/contract'
import { Chart } from '../../features/chart/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import styles from './numbers.module.css'
import { OrdersLink } from './parts/OrdersLink.tsx'
import { PartTable } from './parts/PartTable.tsx'
import { Tile } from './parts/Tile.tsx'
import { useSteps } from './parts/use-steps.ts'

type Money = NonNullable<Numbers['money']>

/** Cash and refunds, for roles that see money. */
export function MoneySection({ numbers, money }: { readonly numbers: Numbers; readonly money: Money }) {
  const { t, format } = useTexts()
  const steps = useSteps(numbers)
  const amount = (value: number) => format.amount(value, money.currency)
  return (
    <section className={styles.section} aria-label={t('console.numbers.section.money')}>
      <h2>{t('console.numbers.section.money')}</h2>
      <div className={styles.tiles}>
        <CashTiles money={money} />
        <RefundTile money={money} />
      </div>
      <div className={styles.charts}>
        <Chart
          title={t('console.numbers.cash-collected')}
          kind="bars"
          steps={steps}
          series={[
            {
              name: t('console.numbers.cash-collected'),
              values: numbers.steps.map((step) => step.cash_collected),
            },
            { name: t('console.numbers.refunds'), values: numbers.steps.map((step) => step.refunded) },
          ]}
          format={amount}
          how={t('console.numbers.how.cash')}
        />
        <PartTable
          title={t('console.numbers.by-cause')}
          rows={money.refunds.by_cause.map(({ cause, orders, sum }) => ({
            key: cause,
            name: t(`console.money.cause.${cause}`),
            orders,
            opened: { only: 'refunded', cause },
            sum: amount(sum.now),
          }))}
        />
      </div>
    </section>
  )
}

function CashTiles({ money: { cash, currency } }: { readonly money: Money }) {
  const { t, format } = useTexts()
  const amount = (value: number) => format.amount(value, currency)
  const tiles = [
    { id: 'due', how: 'cash-due', only: 'cash', count: cash.orders.now, text: 'all-of' },
    { id: 'collected', how: 'cash', only: 'cash', count: cash.orders.now, text: 'all-of' },
    { id: 'settled', how: 'cash-open', only: 'cash-open', count: cash.open.now, text: 'cash-open-of' },
    { id: 'short', how: 'cash-short', only: 'cash-short', count: cash.short_orders.now, text: 'all-of' },
  ] as const
  return tiles.map(({ id, how, only, count, text }) => (
    <Tile
      key={id}
      title={t(`console.numbers.cash-${id}`)}
      value={amount(cash[id].now)}
      before={amount(cash[id].before)}
      how={t(`console.numbers.how.${how}`)}
      more={
        <OrdersLink opened={{ only }} count={count}>
          {t(`console.numbers.${text}`, { count })}
        </OrdersLink>
      }
    />
  ))
}

function RefundTile({ money: { refunds, currency } }: { readonly money: Money }) {
  const { t, format } = useTexts()
  return (
    <Tile
      title={t('console.numbers.refunds')}
      value={format.amount(refunds.sum.now, currency)}
      before={format.amount(refunds.sum.before, currency)}
      how={t('console.numbers.how.refunded')}
      more={
        <>
          <span>{t('console.numbers.refund-count', { count: refunds.count.now })}</span>
          <OrdersLink opened={{ only: 'refunded' }} count={refunds.orders.now}>
            {t('console.numbers.all-of', { count: refunds.orders.now })}
          </OrdersLink>
        </>
      }
    />
  )
}
