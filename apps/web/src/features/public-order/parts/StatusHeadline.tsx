import type { PublicOrder } from '@beckon/contract'
import { useNow } from '../../../platform/clock/index.ts'
import { usePublicPage } from '../../../platform/light/index.ts'
import { isLate } from '../progress.ts'
import styles from '../PublicOrder.module.css'
import { statusTextKey } from '../status-text-key.ts'

export interface StatusHeadlineProps {
  readonly order: PublicOrder
  /** The reader is an individual who sent the parcel and paid online. */
  readonly isIndividual?: boolean
}

/** The current state in one sentence, and the arrival time. */
export function StatusHeadline({ order, isIndividual = false }: StatusHeadlineProps) {
  const { t, format } = usePublicPage()
  const now = useNow(15)
  const { eta, arrives_at: arrival, preordered_for: scheduled } = order
  const isScheduled = order.status === 'SCHEDULED' && scheduled !== null
  return (
    <div role="status" className={styles.headline} data-status={order.status}>
      <h1>{t(statusTextKey(order.sentence, isIndividual))}</h1>
      {isScheduled && <p>{t('track.scheduled', { time: format.dayTime(scheduled) })}</p>}
      {!isScheduled && arrival !== null && (
        <p className={styles.time}>{t('track.arrives', { time: format.time(arrival) })}</p>
      )}
      {!isScheduled && arrival === null && eta && (
        <p>{t('track.eta', { from: format.time(eta.lower), to: format.time(eta.upper) })}</p>
      )}
      {order.stops_before !== undefined && (
        <p data-stops-before>{t('track.stops-before', { count: order.stops_before })}</p>
      )}
      {order.delay && (
        <p className={styles.late} data-delay={order.delay}>
          {t(`track.delay.${order.delay}`)}
        </p>
      )}
      {order.slower && (
        <p data-slower>
          {t('pressure.slower', {
            duration: format.duration(order.slower.minutes * 60),
            time: format.time(order.slower.until),
          })}
        </p>
      )}
      {!order.delay && isLate(order, now) && <p className={styles.late}>{t('track.late')}</p>}
    </div>
  )
}
