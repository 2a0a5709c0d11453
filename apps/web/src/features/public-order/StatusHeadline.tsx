import type { PublicOrder } from '@beckon/contract'
import { useNow } from '../../platform/clock/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { isLate } from './progress.ts'
import styles from './PublicOrder.module.css'

export interface StatusHeadlineProps {
  readonly order: PublicOrder
  /** Someone paid for this order themselves: a cancelled one is paid back. */
  readonly isIndividual?: boolean
}

/** What is happening, in one sentence, and when it arrives. */
export function StatusHeadline({ order, isIndividual = false }: StatusHeadlineProps) {
  const { t, format } = useTexts()
  const now = useNow(15)
  const { eta, preordered_for: scheduled } = order
  const isScheduled = order.status === 'SCHEDULED' && scheduled !== null
  const paysBack = isIndividual && ['cancelled', 'stalled'].includes(order.sentence)
  return (
    <div role="status" className={styles['headline']} data-status={order.status}>
      <h1>{t(`waiting.${order.sentence}`)}</h1>
      {isScheduled && <p>{t('track.scheduled', { time: format.dateTime(scheduled) })}</p>}
      {!isScheduled && eta && (
        <p>{t('track.eta', { from: format.time(eta.lower), to: format.time(eta.upper) })}</p>
      )}
      {isLate(order, now) && <p className={styles['late']}>{t('track.late')}</p>}
      {paysBack && <p>{t('waiting.refund')}</p>}
    </div>
  )
}
