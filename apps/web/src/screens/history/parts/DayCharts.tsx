import type { HistoryFigures } from '@beckon/contract'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from '../Screen.module.css'
import { useDayName } from '../use-day-name.ts'

export interface DayFigures extends HistoryFigures {
  readonly day: string
}

export interface DaysProps {
  readonly days: readonly DayFigures[]
  readonly currency: string
}

/** The share of deliveries on time; undefined without a delivery. */
export const onTimeShare = ({ delivered, on_time }: HistoryFigures): number | undefined =>
  delivered === 0 ? undefined : on_time / delivered

/** Orders, spend and punctuality as one bar per day. The table beside them has the same figures. */
export function DayCharts({ days, currency }: DaysProps) {
  const { t, format } = useTexts()
  return (
    <div className={styles.charts}>
      <DayChart
        name={t('history.orders')}
        days={days}
        valueOf={({ orders }) => orders}
        inWords={(value) => format.number(value)}
      />
      <DayChart
        name={t('history.spend')}
        days={days}
        valueOf={({ spend }) => spend}
        inWords={(value) => format.amount(value, currency)}
      />
      <DayChart
        name={t('history.on-time')}
        days={days}
        most={1}
        valueOf={onTimeShare}
        inWords={(value) => format.percent(value)}
      />
    </div>
  )
}

interface DayChartProps {
  readonly name: string
  readonly days: readonly DayFigures[]
  readonly valueOf: (day: DayFigures) => number | undefined
  readonly inWords: (value: number) => string
  /** The value of a full bar; the greatest value by default. */
  readonly most?: number
}

function DayChart({ name, days, valueOf, inWords, most }: DayChartProps) {
  const { t } = useTexts()
  const dayName = useDayName()
  const top = most ?? Math.max(...days.map((day) => valueOf(day) ?? 0))
  const [from, to] = [dayName(days[0]?.day ?? ''), dayName(days.at(-1)?.day ?? '')]
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        {name}
        <bdi className={styles.most} aria-hidden>
          {inWords(top)}
        </bdi>
      </figcaption>
      <div className={styles.bars} role="img" aria-label={t('history.chart-of', { what: name, from, to })}>
        {days.map((day) => (
          <Bar key={day.day} value={valueOf(day)} top={top} name={dayName(day.day)} inWords={inWords} />
        ))}
      </div>
      <div className={styles.ends} aria-hidden>
        <bdi>{from}</bdi>
        <bdi>{to}</bdi>
      </div>
    </figure>
  )
}

interface BarProps extends Pick<DayChartProps, 'inWords'> {
  readonly value: number | undefined
  readonly top: number
  readonly name: string
}

function Bar({ value, top, name, inWords }: BarProps) {
  const { t } = useTexts()
  const share = top > 0 ? Math.max(0, value ?? 0) / top : 0
  return (
    <span
      className={styles.slot}
      title={t('app.pair', { name, value: value === undefined ? '–' : inWords(value) })}
    >
      <span
        className={styles.bar}
        data-empty={value ? undefined : true}
        style={{ '--share': share } as React.CSSProperties}
      />
    </span>
  )
}
