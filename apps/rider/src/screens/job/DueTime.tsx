import { useNow } from '../../platform/clock/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import styles from './job.module.css'

export interface DueTimeProps {
  /** Seconds since 1970: the arrival that was promised, or when the parcel is ready. */
  readonly at: number
  readonly kind: 'ready' | 'promised'
  /** Metres and seconds by road, where they are known. */
  readonly way: { readonly metres: number; readonly seconds: number } | undefined
}

/** When the rider has to be at the next stop, and how far it is. */
export function DueTime({ at, kind, way }: DueTimeProps) {
  const { t, format } = useTexts()
  const { clock } = useDeps()
  const isPast = useNow(clock.now) / 1000 > at
  const time = format.time(at)
  const text = () => {
    if (kind === 'ready') return isPast ? t('rider.offer.ready-now') : t('rider.offer.ready-at', { time })
    return isPast ? t('rider.job.late', { time }) : t('rider.job.by', { time })
  }
  return (
    <div className={styles.due} data-late={(kind === 'promised' && isPast) || undefined}>
      <strong className={styles.big}>{text()}</strong>
      {way && (
        <span>
          {t('rider.job.away', {
            distance: format.distance(way.metres),
            time: format.duration(way.seconds),
          })}
        </span>
      )}
    </div>
  )
}
