import { type MapOptions, useMap as useSharedMap } from '@beckon/ui/map'
import { useComputedColorScheme } from '@mantine/core'
import type { RefObject } from 'react'
import { useTexts } from '../../platform/texts/index.ts'

export interface ConsoleMapOptions extends Pick<MapOptions, 'map' | 'isFollowing' | 'centre' | 'zoom'> {
  /** The name of the map for screen readers. */
  readonly label: string
}

/** A map in the language and colours of the console, with buttons for zooming. */
export function useMap(
  container: RefObject<HTMLDivElement | null>,
  { label, ...options }: ConsoleMapOptions,
) {
  const { t, locale } = useTexts()
  return useSharedMap(container, {
    ...options,
    language: locale,
    dark: useComputedColorScheme() === 'dark',
    labels: { map: label, zoom: { in: t('console.map.zoom-in'), out: t('console.map.zoom-out') } },
    isAttributionFolded: true,
    fadeDuration: 0,
  })
}
