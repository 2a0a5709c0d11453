import { useComputedColorScheme } from '@mantine/core'
import type { WirePoint } from '@beckon/contract'
import { lazy, Suspense, useMemo } from 'react'
import { useConfig } from '../../platform/client/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

const LiveMap = lazy(async () => ({ default: (await import('../live-map/index.ts')).LiveMap }))

const STREET_ZOOM = 16

interface PinMapProps {
  readonly collect: WirePoint
  readonly pin: WirePoint | undefined
  readonly onMove: (point: WirePoint) => void
  /** Changes when the map should show everything again. */
  readonly frame: string
}

/** The collection point, and a pin on the drop-off that can be dragged or moved by the arrow keys. */
export function PinMap({ collect, pin, onMove, frame }: PinMapProps) {
  const { map } = useConfig()
  const { t, locale } = useTexts()
  const colorScheme = useComputedColorScheme('light')
  const texts = {
    map: t('map.label'),
    zoomIn: t('map.zoom-in'),
    zoomOut: t('map.zoom-out'),
    invented: t('map.invented'),
    failed: t('map.failed'),
  }
  const at = useMemo(
    () =>
      pin && {
        at: [pin.longitude, pin.latitude] as const,
        onMove: ([longitude, latitude]: readonly [number, number]) => onMove({ latitude, longitude }),
      },
    [pin, onMove],
  )
  const centre = pin ?? collect
  return (
    <Suspense fallback={null}>
      <LiveMap
        options={{
          map,
          language: locale,
          dark: colorScheme === 'dark',
          centre: [centre.longitude, centre.latitude],
          zoom: STREET_ZOOM,
        }}
        texts={texts}
        collect={[collect.longitude, collect.latitude]}
        pin={at}
        frame={frame}
      />
    </Suspense>
  )
}
