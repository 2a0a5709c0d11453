import { NativeSelect } from '@mantine/core'
import type { PreorderDay } from '@beckon/domain/request'
import { dayOf } from '@beckon/domain/time'
import { useConfig } from '../../platform/client/index.ts'
import { serverSeconds } from '../../platform/clock/index.ts'
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
  const { timezone } = useConfig()
  const chosen = days.find(({ times }) => times.includes(at))
  // A time that has gone by meanwhile is shown as it was chosen, and refused.
  const shown = chosen ? days : [{ day: '', times: [at] }, ...days]
  const today = dayOf(serverSeconds(), timezone)
  const nameOf = (time: number) =>
    dayOf(time, timezone) === today ? `${t('history.today')} · ${format.day(time)}` : format.day(time)
  const { day, times } = chosen ?? { day: '', times: [at] }
  return (
    <div className={styles.pair}>
      <NativeSelect
        label={t('request.later-day')}
        value={day}
        data={shown.map((one) => ({ value: one.day, label: nameOf(one.times[0] ?? at) }))}
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
