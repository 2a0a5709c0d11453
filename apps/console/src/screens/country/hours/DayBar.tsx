import { useTexts } from '../../../platform/texts/index.ts'
import { useHoursText } from '../../../features/settings/index.ts'
import styles from './hours.module.css'
import { openParts } from './open-parts.ts'

const marks = ['0000', '0600', '1200', '1800'] as const

/** The day from midnight to midnight, with its open hours. */
export function DayBar({ hours }: { readonly hours: string }) {
  const { t, format } = useTexts()
  const words = useHoursText()
  return (
    <div
      className={styles.day}
      role="img"
      aria-label={`${t('console.hours.picture')}: ${words(hours) ?? hours}`}
    >
      <div className={styles.bar}>
        {openParts(hours).map(({ from, to }) => (
          <span
            key={from}
            className={styles.open}
            style={{ insetInlineStart: `${from * 100}%`, inlineSize: `${(to - from) * 100}%` }}
          />
        ))}
      </div>
      <div className={styles.marks}>
        {marks.map((mark) => (
          <span key={mark}>{format.clock(mark)}</span>
        ))}
      </div>
    </div>
  )
}
