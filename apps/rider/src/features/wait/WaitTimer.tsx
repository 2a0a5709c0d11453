import { useNow } from '../../platform/clock/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import styles from './wait.module.css'

export interface WaitTimerProps {
  /** Seconds since 1970. */
  readonly since: number
}

/** For how long the rider has been waiting. */
export function WaitTimer({ since }: WaitTimerProps) {
  const { t, format } = useTexts()
  const { clock } = useDeps()
  const seconds = Math.max(0, Math.floor(useNow(clock.now) / 1000) - since)
  return (
    <div className={styles.wait}>
      <strong role="timer" className={styles.time}>
        {t('rider.wait.waiting', { time: format.countdown(seconds) })}
      </strong>
      <span className={styles.since}>{t('rider.wait.since', { time: format.time(since) })}</span>
    </div>
  )
}
