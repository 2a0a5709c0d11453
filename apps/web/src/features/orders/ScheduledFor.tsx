import { Text } from '@mantine/core'
import type { OrderRecord } from '@beckon/contract'
import { isScheduled } from '@beckon/domain/order'
import { useNow } from '../../platform/clock/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

interface ScheduledForProps {
  readonly order: OrderRecord
  readonly size: 'xs' | 'sm'
}

/** The collection time of a scheduled order; empty for other orders. */
export function ScheduledFor({ order, size }: ScheduledForProps) {
  const at = order.preordered_for
  return at === null ? null : <Time order={order} at={at} size={size} />
}

function Time({ order, at, size }: ScheduledForProps & { readonly at: number }) {
  const { t, format } = useTexts()
  const now = useNow(30)
  if (!isScheduled(order, now)) return null
  return (
    <Text component="span" size={size} fw={500} data-scheduled>
      {t('track.scheduled', { time: format.dayTime(at) })}
    </Text>
  )
}
