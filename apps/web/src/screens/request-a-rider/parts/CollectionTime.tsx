import type { OpeningVendor } from '@beckon/domain/delivery'
import { SegmentedControl, Text } from '@mantine/core'
import { LaterTime, useLaterDays } from '../../../features/later-time/index.ts'
import { NameValue } from '../../../features/page/index.ts'
import { useFlag } from '../../../platform/flags/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import type { RequestFlow } from '../hooks/use-request.ts'

interface CollectionTimeProps {
  readonly flow: RequestFlow
  /** Absent for a guest. */
  readonly vendor?: OpeningVendor
}

/** The time of collection: as soon as possible, or a chosen time. */
export function CollectionTime({ flow, vendor }: CollectionTimeProps) {
  const { t, say, format } = useTexts()
  const isOffered = useFlag('PreOrder')
  const days = useLaterDays(vendor)
  const { draft, editing, problem } = flow.state.context
  const error = problem?.fields?.['preorderedFor']
  const { preorderedFor: at } = draft
  const choose = (preorderedFor: number | null) => flow.send({ type: 'WHEN', preorderedFor })
  const soonest = days[0]?.times[0]
  if (editing || (at === null && (!isOffered || soonest === undefined))) {
    return (
      <Text size="sm">
        <NameValue name={t('request.collection-time')}>
          <strong>{at === null ? t('request.instant') : <bdi>{format.dayTime(at)}</bdi>}</strong>
        </NameValue>
        {at === null && !flow.state.matches('closed') && ` · ${t('request.instant-hint')}`}
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
        !flow.state.matches('closed') && (
          <Text size="xs" c="dimmed">
            {t('request.instant-hint')}
          </Text>
        )
      ) : (
        <LaterTime
          at={at}
          days={days}
          error={error === undefined ? undefined : say(error)}
          onChoose={choose}
        />
      )}
    </>
  )
}
