import type { Earnings } from '@beckon/contract'
import { Fact, Facts } from '../../features/facts/index.ts'
import { Panel } from '../../features/page/index.ts'
import { secondsOfDay } from '../../platform/clock/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { partsOf } from './parts.ts'
import styles from './earnings.module.css'

type EarnedDay = Earnings['days'][number]

export interface DayProps {
  readonly day: EarnedDay
  readonly currency: string
}

/** A day with its total, and each job with the parts of what it paid. */
export function Day({ day, currency }: DayProps) {
  const { t, format } = useTexts()
  return (
    <Panel title={format.day(secondsOfDay(day.date))}>
      <div className={styles.sum}>
        <span>{t('rider.earn.jobs', { count: day.jobs })}</span>
        <strong className={styles.big}>{format.amount(day.total, currency)}</strong>
      </div>
      {day.entries.map((entry) => (
        <Entry key={entry.order_id} entry={entry} currency={currency} />
      ))}
    </Panel>
  )
}

interface EntryProps {
  readonly entry: EarnedDay['entries'][number]
  readonly currency: string
}

function Entry({ entry, currency }: EntryProps) {
  const { t, format } = useTexts()
  return (
    <details className={styles.entry}>
      <summary className={styles.summary}>
        <span>{t('rider.earn.at', { time: format.time(entry.delivered_at) })}</span>
        <strong>{format.amount(entry.total, currency)}</strong>
      </summary>
      <Facts>
        {partsOf(entry).map(({ part, amount }) => (
          <Fact key={part} name={t(`rider.earn.part.${part}`)}>
            {format.amount(amount, currency)}
          </Fact>
        ))}
        <Fact name={t('rider.earn.total')}>{format.amount(entry.total, currency)}</Fact>
      </Facts>
      <bdi className={styles.dim}>{t('rider.job.order', { id: entry.order_id })}</bdi>
    </details>
  )
}
