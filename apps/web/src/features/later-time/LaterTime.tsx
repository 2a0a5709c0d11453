import { NativeSelect } from '@mantine/core'
import type { PreorderDay } from '@beckon/domain/request'
import { useTexts } from '../../platform/texts/index.ts'
import styles from './LaterTime.module.css'

interface LaterTimeProps {
  /** Seconds since 1970. */
  readonly at: number
  readonly days: readonly PreorderDay[]
  readonly error?: string | undefined
  readonly onChoose: (at: number) => void
}

/** A day, and a quarter of an hour of it for which a rider can be asked. */
export function LaterTime({ at, days, error, onChoose }: LaterTimeProps) {
  const { t, format } = useTexts()
  const chosen = days.find(({ times }) => times.includes(at))
  // A time that has gone by meanwhile is shown as it was chosen, and refused.
  const shown = chosen ? days : [{ day: '', times: [at] }, ...days]
  const { day, times } = chosen ?? { day: '', times: [at] }
  return (
    <div className={styles['pair']}>
      <NativeSelect
        label={t('request.later-day')}
        value={day}
        data={shown.map((one) => ({ value: one.day, label: format.date(one.times[0] ?? at) }))}
        onChange={({ currentTarget: { value } }) => {
          const first = days.find((one) => one.day === value)?.times[0]
          if (first !== undefined) onChoose(first)
        }}
      />
      <NativeSelect
        label={t('request.later-time')}
        value={String(at)}
        error={error}
        data={times.map((time) => ({ value: String(time), label: format.time(time) }))}
        onChange={({ currentTarget: { value } }) => onChoose(Number(value))}
      />
    </div>
  )
}
