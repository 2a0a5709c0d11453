import type { Offer } from '@beckon/contract'
import { stopTitle } from '../../features/stops/index.ts'
import { stopKey, useWork } from '../../features/work/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import styles from './offer.module.css'

/** For a rider with parcels in hand: the order of all stops with the offered parcel, and the detour. */
export function OfferStops({
  offer: { task, stops = [], detour_seconds: detour },
}: {
  readonly offer: Offer
}) {
  const { t, format } = useTexts()
  const { assignments } = useWork()
  const tasks = [task, ...assignments.map((one) => one.task)]
  const shown = stops.flatMap((stop) => {
    const own = tasks.find(({ order_id: id }) => id === stop.order_id)
    return own ? [{ ...stop, task: own, isNew: own === task }] : []
  })
  if (shown.length === 0 && detour === undefined) return null
  return (
    <section className={styles.stop}>
      <h2 className={styles.stopTitle}>{t('rider.offer.stops')}</h2>
      {detour !== undefined && <strong>{t('rider.offer.detour', { time: format.duration(detour) })}</strong>}
      <ol className={styles.stops}>
        {shown.map((stop, index) => (
          <li key={stopKey(stop)} data-new={stop.isNew || undefined}>
            <span className={styles.number} aria-hidden="true">
              {format.number(index + 1)}
            </span>
            <span>
              {stopTitle(stop, t)}
              {stop.isNew && <span className={styles.new}>{t('rider.offer.stop-new')}</span>}
            </span>
            {stop.expected_at !== null && <span className={styles.way}>{format.time(stop.expected_at)}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
