import { NativeSelect, SegmentedControl, Text } from '@mantine/core'
import { parseServiceHours, preorderDays } from '@beckon/domain/request'
import { useMemo } from 'react'
import { useConfig } from '../../../platform/client/index.ts'
import { serverSeconds, useNow } from '../../../platform/clock/index.ts'
import { useFlag } from '../../../platform/flags/index.ts'
import { useCountryParameter } from '../../../platform/parameters/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import type { RequestFlow } from '../use-request.ts'
import styles from './parts.module.css'

/** When the rider comes: as soon as possible, or at a time that is chosen. */
export function CollectionTime({ flow }: { readonly flow: RequestFlow }) {
  const { t, format } = useTexts()
  const isOffered = useFlag('PreOrder')
  const days = useDays()
  const { draft, editing } = flow.state.context
  const { preorderedFor: at } = draft
  const choose = (preorderedFor: number | null) => flow.send({ type: 'WHEN', preorderedFor })
  const soonest = days[0]?.times[0]
  if (editing || (at === null && (!isOffered || soonest === undefined))) {
    return (
      <Text size="sm">
        {t('request.collection-time')}:{' '}
        <strong>{at === null ? t('request.instant') : <bdi>{format.dateTime(at)}</bdi>}</strong>
        {at === null && ` · ${t('request.instant-hint')}`}
      </Text>
    )
  }
  return (
    <>
      <SegmentedControl
        aria-label={t('request.collection-time')}
        value={at === null ? 'instant' : 'later'}
        data={[
          { value: 'instant', label: t('request.instant') },
          { value: 'later', label: t('request.later') },
        ]}
        onChange={(value) => choose(value === 'later' ? (soonest ?? null) : null)}
      />
      {at === null ? (
        <Text size="sm">{t('request.instant-hint')}</Text>
      ) : (
        <TimeChoice flow={flow} at={at} days={days} choose={choose} />
      )}
    </>
  )
}

interface TimeChoiceProps {
  readonly flow: RequestFlow
  readonly at: number
  readonly days: ReturnType<typeof preorderDays>
  readonly choose: (at: number) => void
}

function TimeChoice({ flow, at, days, choose }: TimeChoiceProps) {
  const { t, say, format } = useTexts()
  const chosen = days.find(({ times }) => times.includes(at))
  const error = flow.state.context.problem?.fields?.['preorderedFor']
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
          if (first !== undefined) choose(first)
        }}
      />
      <NativeSelect
        label={t('request.later-time')}
        value={String(at)}
        error={error === undefined ? undefined : say(error)}
        data={times.map((time) => ({ value: String(time), label: format.time(time) }))}
        onChange={({ currentTarget: { value } }) => choose(Number(value))}
      />
    </div>
  )
}

/** Known anew every minute: what was soon is too soon then. */
function useDays() {
  const { timezone } = useConfig()
  const text = useCountryParameter('serviceHours')
  const minute = Math.floor(useNow(60) / 60)
  return useMemo(() => {
    const parsed = text === undefined ? undefined : parseServiceHours(text)
    // While the hours are not known every time is offered; the service judges again.
    const hours = parsed?.ok ? parsed.hours : { from: '0000', to: '0000' }
    return minute > 0 ? preorderDays(serverSeconds(), { hours, timezone }) : []
  }, [text, timezone, minute])
}
