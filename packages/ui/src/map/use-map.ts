import type { Map as MapView } from 'maplibre-gl'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { createMap, type MapOptions } from './create-map.ts'
import { SOURCE } from './map-style.ts'

export type MapState =
  | { readonly state: 'loading' | 'failed' }
  | { readonly state: 'ready'; readonly map: MapView }

/** One map for the life of its element; made again when the language, the colours or the tiles change. */
export function useMap(container: RefObject<HTMLDivElement | null>, options: MapOptions): MapState {
  const [state, setState] = useState<MapState>({ state: 'loading' })
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const { style_url, basemap_url } = options.map
  useEffect(() => {
    const element = container.current
    const map = element && startMap(element, latest.current)
    if (!map) return setState({ state: 'failed' })
    const stop = follow(map, setState)
    return () => {
      stop()
      setState({ state: 'loading' })
      map.remove()
    }
  }, [container, style_url, basemap_url, options.language, options.dark])
  const ready = state.state === 'ready' ? state.map : undefined
  // The label may change without a new map.
  useEffect(
    () => ready?.getCanvas().setAttribute('aria-label', options.labels.map),
    [ready, options.labels.map],
  )
  return state
}

/** Failed where the style or our own tiles cannot be had, whatever else is missing. */
function follow(map: MapView, notify: (state: MapState) => void): () => void {
  let isStyled = false
  let isFailed = false
  const subscriptions = [
    map.on('style.load', () => {
      isStyled = true
    }),
    map.on('error', (event) => {
      const isOfTiles = 'sourceId' in event && event.sourceId === SOURCE && !('tile' in event)
      if (isStyled && !isOfTiles) return
      isFailed = true
      notify({ state: 'failed' })
    }),
    map.on('load', () => !isFailed && notify({ state: 'ready', map })),
  ]
  return () => subscriptions.forEach((one) => one.unsubscribe())
}

/** Undefined where the browser cannot draw maps (no WebGL). */
function startMap(element: HTMLElement, options: MapOptions): MapView | undefined {
  try {
    return createMap(element, options)
  } catch {
    // The screen has the same information without the map.
    return undefined
  }
}
