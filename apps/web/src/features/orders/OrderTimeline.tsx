import { Text, Timeline } from '@mantine/core'
import type { OrderRecord } from '@beckon/contract'
import { useTexts } from '../../platform/texts/index.ts'

/** Every status an order has had, the newest first, with its time. */
export function OrderTimeline({ history }: { readonly history: OrderRecord['status_history'] }) {
  const { t, format } = useTexts()
  const newestFirst = history.map((entry, position) => ({ ...entry, position })).toReversed()
  return (
    <Timeline active={0} bulletSize={14} lineWidth={2} aria-label={t('order.timeline')}>
      {newestFirst.map(({ status, created_at, position }) => (
        <Timeline.Item key={position} title={<Text size="sm">{t(`status.${status}`)}</Text>}>
          <Text size="xs" c="dimmed">
            <bdi>{format.time(created_at)}</bdi>
          </Text>
        </Timeline.Item>
      ))}
    </Timeline>
  )
}
