import { useComputedColorScheme, useMantineTheme } from '@mantine/core'
import { type OrderRecord, type RiderInfo } from '@beckon/contract'
import { Suspense } from 'react'
import { useConfig } from '../../../platform/client/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { LazyMap, type Position, useMapTexts, useRiderTrail } from '../../live-map/index.ts'
import styles from '../orders.module.css'

const CLOSE_ZOOM = 14

/**
 * Collection point, customer and rider. Decoration: the sentence and the times beside it have the same information.
 */
export function OrderMap({
  order,
  rider,
}: {
  readonly order: OrderRecord
  readonly rider: RiderInfo | undefined
}) {
  const { map } = useConfig()
  const { locale } = useTexts()
  const colorScheme = useComputedColorScheme('light')
  const theme = useMantineTheme()
  const { outlet, customer } = order
  const at = rider?.location
  const colour = theme.colors[theme.primaryColor]?.[6] ?? '#2f57c9'
  const texts = useMapTexts(customer.name)
  const position: Position | undefined = at ? [at.longitude, at.latitude] : undefined
  const trail = useRiderTrail(order.order_id, position)
  return (
    <div className={styles.map}>
      <Suspense fallback={null}>
        <LazyMap
          options={{
            map,
            language: locale,
            dark: colorScheme === 'dark',
            isFollowing: true,
            centre: [outlet.longitude, outlet.latitude],
            zoom: CLOSE_ZOOM,
          }}
          texts={texts}
          collect={[outlet.longitude, outlet.latitude]}
          deliver={[customer.location.longitude, customer.location.latitude]}
          rider={position}
          trail={trail}
          path={rider?.path}
          colour={colour}
          frame={`${order.order_id} ${at ? order.status : ''}`}
        />
      </Suspense>
    </div>
  )
}
