import { useTexts } from '../../platform/texts/index.ts'
import { partLeft, secondsLeft } from './ring.ts'
import styles from './offer.module.css'

export interface CountdownProps {
  /** Seconds since 1970. */
  readonly expiresAt: number
  /** Milliseconds since 1970, by the clock of the service. */
  readonly now: number
}

const RADIUS = 44

/** The seconds that are left, in a ring that empties. */
export function Countdown({ expiresAt, now }: CountdownProps) {
  const { t, format } = useTexts()
  const left = secondsLeft(expiresAt, now)
  const around = 2 * Math.PI * RADIUS
  return (
    <div className={styles.countdown} role="timer" aria-label={t('rider.offer.seconds', { count: left })}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r={RADIUS} className={styles.track} />
        <circle
          cx="50"
          cy="50"
          r={RADIUS}
          className={styles.left}
          strokeDasharray={around}
          strokeDashoffset={around * (1 - partLeft(expiresAt, now))}
        />
      </svg>
      <span aria-hidden="true">{format.number(left)}</span>
    </div>
  )
}
