import { Stack, Text, useComputedColorScheme } from '@mantine/core'
import type { OrderRecord } from '@beckon/contract'
import { Suspense, useMemo } from 'react'
import { useConfig } from '../../../platform/client/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { LazyMap, useMapTexts } from '../../live-map/index.ts'
import styles from '../orders.module.css'
import { underWay, useRiders } from './use-riders.ts'

const CITY_ZOOM = 12

/**
 * All active riders and the collection point, while no order is chosen. The lists beside it have the same
 * information.
 */
export function RidersMap({ orders }: { readonly orders: readonly OrderRecord[] }) {
  const { map } = useConfig()
  const { t, locale } = useTexts()
  const colorScheme = useComputedColorScheme('light')
  const moving = useMemo(() => underWay(orders), [orders])
  const title = t('tracking.on-the-way', { count: moving.length })
  const texts = useMapTexts(title)
  const riders = useRiders(moving)
  const [first] = moving
  if (!first) return null
  const { longitude, latitude } = first.outlet
  return (
    <Stack gap="xs" data-riders={riders.size}>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <div className={styles.map}>
        <Suspense fallback={null}>
          <LazyMap
            options={{
              map,
              language: locale,
              dark: colorScheme === 'dark',
              isFollowing: true,
              centre: [longitude, latitude],
              zoom: CITY_ZOOM,
            }}
            texts={texts}
            collect={[longitude, latitude]}
            riders={riders}
            frame={[...riders.keys()].toSorted().join(' ')}
          />
        </Suspense>
      </div>
    </Stack>
  )
}
