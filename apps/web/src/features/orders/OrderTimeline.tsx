import { Text, Timeline } from '@mantine/core'
import type { OrderRecord } from '@beckon/contract'
import { dayOf } from '@beckon/domain/time'
import { useConfig } from '../../platform/client/index.ts'
import { nowSeconds } from '../../platform/clock/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { type Moment, timelineOf } from './timeline.ts'
import { wordsFor } from './timeline-words.ts'

/** All that happened to an order, the newest first: when, by whom and why. */
export function OrderTimeline({ order }: { readonly order: OrderRecord }) {
  const { t } = useTexts()
  const moments = timelineOf(order)
  return (
    <Timeline active={0} bulletSize={14} lineWidth={2} aria-label={t('order.timeline')} data-timeline>
      {moments.map((moment, index) => (
        <TimelineMoment key={moments.length - index} moment={moment} order={order} />
      ))}
    </Timeline>
  )
}

function TimelineMoment({ moment, order }: { readonly moment: Moment; readonly order: OrderRecord }) {
  const { t, format } = useTexts()
  const { title, by, why } = wordsFor(moment, order, { t, amount: format.amount })
  const sayTime = useMomentTime()
  return (
    <Timeline.Item
      title={<Text size="sm">{title}</Text>}
      data-moment={moment.kind === 'STATUS' ? moment.entry.status : moment.kind}
    >
      {why !== '' && <Text size="sm">{why}</Text>}
      <Text size="xs" c="dimmed">
        <bdi>{sayTime(moment.at)}</bdi> · {by}
      </Text>
    </Timeline.Item>
  )
}

/** The time of day, and the day where it is another than today. */
function useMomentTime() {
  const { format } = useTexts()
  const { timezone } = useConfig()
  const today = dayOf(nowSeconds(), timezone)
  return (at: number) => (dayOf(at, timezone) === today ? format.time(at) : format.dateTime(at))
}
