import type { HistoryFigures } from '@beckon/contract'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from '../Screen.module.css'

interface FiguresProps {
  readonly total: HistoryFigures
  readonly currency: string
}

/** Totals of all results. */
export function Figures({ total, currency }: FiguresProps) {
  const { t, format } = useTexts()
  const onTime = total.delivered === 0 ? '–' : format.percent(total.on_time / total.delivered)
  const figures = [
    [t('history.orders'), format.number(total.orders)],
    [t('history.delivered'), format.number(total.delivered)],
    [t('history.cancelled'), format.number(total.cancelled)],
    [t('history.on-time'), onTime, t('history.on-time-hint')],
    [t('history.spend'), format.amount(total.spend, currency)],
    [t('history.goods'), format.amount(total.goods, currency)],
    [t('order.door-collected'), format.amount(total.cash, currency)],
  ] as const
  return (
    <dl className={styles.figures} aria-label={t('history.figures')} data-figures>
      {figures.map(([name, value, hint]) => (
        <div key={name} className={styles.figure}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
            {hint && <span className={styles.hint}>{hint}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
