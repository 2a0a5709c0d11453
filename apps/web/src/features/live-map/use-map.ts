import { SOURCE } from '@beckon/ui/map'
import type { Map as MapView } from 'maplibre-gl'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { createMap, type MapOptions } from './create-map.ts'

export type MapState =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly map: MapView }
  | { readonly state: 'failed' }

/** One map for the life of the container; remade when the language, the theme or the tiles change. */
export function useMap(container: RefObject<HTMLDivElement | null>, options: MapOptions): MapState {
  const [state, setState] = useState<MapState>({ state: 'loading' })
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const { style_url, basemap_url } = options.map
  useEffect(() => {
    const element = container.current
    if (!element) return
    const map = startMap(element, latest.current)
    if (!map) {
      setState({ state: 'failed' })
      return
    }
    const subscriptions = whenReady(map, setState)
    return () => {
      for (const one of subscriptions) one.unsubscribe()
      setState({ state: 'loading' })
      map.remove()
    }
  }, [container, style_url, basemap_url, options.language, options.dark])
  const ready = state.state === 'ready' ? state.map : undefined
  // The order that is shown may change without a new map.
  useEffect(
    () => ready?.getCanvas().setAttribute('aria-label', options.labels.map),
    [ready, options.labels.map],
  )
  return state
}

/** Ready when everything has come; failed when its style or our own tiles cannot be had, whatever else is missing. */
function whenReady(map: MapView, tell: (state: MapState) => void) {
  let isStyled = false
  let isFailed = false
  const styled = map.on('style.load', () => {
    isStyled = true
  })
  const failed = map.on('error', (event) => {
    const isOfTiles = 'sourceId' in event && event.sourceId === SOURCE && !('tile' in event)
    if (isStyled && !isOfTiles) return
    isFailed = true
    tell({ state: 'failed' })
  })
  const loaded = map.on('load', () => !isFailed && tell({ state: 'ready', map }))
  return [styled, failed, loaded]
}

/** Undefined where the browser cannot draw maps (no WebGL). */
function startMap(element: HTMLElement, options: MapOptions): MapView | undefined {
  try {
    return createMap(element, options)
  } catch {
    // The screen has the same information in words; without WebGL there is no map.
    return undefined
  }
}
