import { insideRing, type Ring } from '@beckon/domain/geo'
import { useComputedColorScheme } from '@mantine/core'
import type { WirePoint } from '@beckon/contract'
import { Suspense, useMemo } from 'react'
import { useConfig } from '../../platform/client/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { LazyMap, useMapTexts } from '../live-map/index.ts'

const STREET_ZOOM = 18

interface PinMapProps {
  /** Shown besides the pin. */
  readonly collect?: WirePoint
  readonly pin: WirePoint | undefined
  readonly onMove: (point: WirePoint) => void
  /** Changes when the map should show everything again. */
  readonly frame: string
  readonly zoom?: number
  /** Where the collection point delivers; shown whole when the pin lies outside. */
  readonly area?: Ring | undefined
  /** Name of the pin for screen readers. */
  readonly label?: string
  /** Name of the map, where the page has a second one. */
  readonly shown?: string
}

/** A pin that can be dragged or moved by the arrow keys, and the collection point where that is another. */
export function PinMap({ collect, pin, onMove, frame, zoom = STREET_ZOOM, label, shown, area }: PinMapProps) {
  const { map } = useConfig()
  const { locale } = useTexts()
  const colorScheme = useComputedColorScheme('light')
  const isOutside = area !== undefined && pin !== undefined && !insideRing(area, pin)
  const texts = useMapTexts(shown)
  const at = useMemo(
    () =>
      pin && {
        at: [pin.longitude, pin.latitude] as const,
        onMove: ([longitude, latitude]: readonly [number, number]) => onMove({ latitude, longitude }),
        label,
      },
    [pin, onMove, label],
  )
  const centre = pin ?? collect ?? map.centre
  return (
    <Suspense fallback={null}>
      <LazyMap
        options={{
          map,
          language: locale,
          dark: colorScheme === 'dark',
          centre: [centre.longitude, centre.latitude],
          zoom,
        }}
        texts={texts}
        zoom={zoom}
        collect={collect && [collect.longitude, collect.latitude]}
        pin={at}
        area={area}
        showsArea={isOutside}
        frame={`${frame} ${isOutside}`}
      />
    </Suspense>
  )
}
