import { Text } from '@mantine/core'
import type { OrderRecord, RiderInfo } from '@beckon/contract'
import { lengthOf } from '@beckon/domain/geo'
import { etaShown, headsFor } from '@beckon/domain/order'
import { useNow } from '../../platform/clock/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { Named } from '../page/index.ts'
import { useMomentTime } from './use-moment-time.ts'

/** Where the rider is in words, for whoever has no map; when it is expected next, and what was promised. */
export function OrderEta({
  order,
  rider,
}: {
  readonly order: OrderRecord
  readonly rider: RiderInfo | undefined
}) {
  const { t, format } = useTexts()
  const now = useNow(5)
  const sayTime = useMomentTime()
  // A rider who brings the parcel back comes to the collection point as well.
  const shown = order.status === 'RETURN_INITIATED' ? 'pickup' : etaShown(order.status)
  const pickup = rider?.eta.pickup ?? order.eta.pickup
  const dropoff = rider?.eta.dropoff ?? order.eta.dropoff
  const at = shown === 'pickup' ? pickup : shown === 'dropoff' ? dropoff : null
  const promised = { from: sayTime(order.promised.lower), to: sayTime(order.promised.upper) }
  return (
    <div>
      {at !== null && shown !== 'none' && (
        <Text size="sm">
          <Named name={t(shown === 'pickup' ? 'order.pickup-eta' : 'order.dropoff-eta')}>
            <bdi>
              <strong>{format.time(at)}</strong>
            </bdi>
          </Named>{' '}
          {at > now && <bdi>({format.relative(at, now)})</bdi>}
        </Text>
      )}
      {order.delay && (
        <Text size="sm" fw={500} data-delay={order.delay}>
          {t(`delay.${order.delay}`)}
        </Text>
      )}
      {rider && rider.path.length > 0 && (
        <Text size="sm" data-away>
          {t(`order.away-${headsFor(order)}`, { distance: format.distance(lengthOf(rider.path)) })}
        </Text>
      )}
      <Text size="xs" c="dimmed">
        {t('order.promised', promised)}
        {typeof rider?.located_at === 'number' &&
          ` · ${t('order.located', { time: format.relative(Math.min(rider.located_at, now), now) })}`}
      </Text>
    </div>
  )
}
