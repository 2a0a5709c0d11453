import { Text } from '@mantine/core'
import type { OrderRecord, RiderInfo } from '@beckon/contract'
import { lengthOf } from '@beckon/domain/geo'
import { headsFor, isDelayedBy } from '@beckon/domain/order'
import { useNow } from '../../../platform/clock/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { NameValue } from '../../page/index.ts'
import { type HeadTime, headTime } from './head-time.ts'
import { useMomentTime } from './use-moment-time.ts'

interface OrderEtaProps {
  readonly order: OrderRecord
  readonly rider: RiderInfo | undefined
}

/**
 * The relevant time of an order, the reason of a delay, and the rider's position in words, for users without a map.
 */
export function OrderEta({ order, rider }: OrderEtaProps) {
  const { t, format } = useTexts()
  const now = useNow(5)
  const time = headTime(order, rider, now)
  return (
    <div>
      {time && <Time time={time} now={now} />}
      {order.stops_before !== undefined && (
        <Text size="sm" data-stops-before>
          {t('track.stops-before', { count: order.stops_before })}
        </Text>
      )}
      {order.delay && isDelayedBy(order.delay, order.status) && (
        <Text size="sm" fw={500} data-delay={order.delay}>
          {t(`delay.${order.delay}`)}
        </Text>
      )}
      {/* During an open decision at the door the distance is zero, and is not shown. */}
      {rider && !order.decision && rider.path.length > 0 && (
        <Text size="sm" data-away>
          {t(`order.away-${headsFor(order)}`, { distance: format.distance(lengthOf(rider.path)) })}
        </Text>
      )}
      {typeof rider?.located_at === 'number' && (
        <Text size="xs" c="dimmed" data-located>
          {t('order.located', { time: format.relative(Math.min(rider.located_at, now), now) })}
        </Text>
      )}
    </div>
  )
}

function Time({ time, now }: { readonly time: HeadTime; readonly now: number }) {
  const { t, format } = useTexts()
  const sayTime = useMomentTime()
  if ('from' in time) {
    const range = { from: sayTime(time.from), to: sayTime(time.to) }
    return (
      <Text fw={600} data-time={time.kind}>
        {t(time.kind === 'PROMISED' ? 'order.promised' : 'track.eta', range)}
      </Text>
    )
  }
  const at = (
    <bdi>
      <strong>{sayTime(time.at)}</strong>
    </bdi>
  )
  // The heading above already shows the event of that time.
  if (time.kind === 'ENDED') return <Text data-time={time.kind}>{at}</Text>
  return (
    <Text data-time={time.kind}>
      <NameValue name={t(time.kind === 'PICKUP' ? 'order.pickup-eta' : 'order.dropoff-eta')}>{at}</NameValue>{' '}
      {time.at > now && <bdi>({format.relative(time.at, now)})</bdi>}
    </Text>
  )
}
