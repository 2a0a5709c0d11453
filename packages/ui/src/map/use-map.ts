import type { Map as MapView } from 'maplibre-gl'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { createMap, type MapOptions } from './create-map.ts'
import { followView } from './follow-view.ts'
import type { Position } from './map-drawing.ts'
import { SOURCE } from './map-style.ts'
import { isInventedAt } from './packs.ts'

type Loading = { readonly state: 'loading' | 'failed' } | { readonly state: 'ready'; readonly map: MapView }

export type MapState = Loading & {
  /** Invented streets are viewed. */
  readonly isInvented: boolean
}

/** One map for the life of its element; made again when the language, the colours or the tiles change. */
export function useMap(container: RefObject<HTMLDivElement | null>, options: MapOptions): MapState {
  const [state, setState] = useState<Loading>({ state: 'loading' })
  const [isInvented, setIsInvented] = useState(() => isInventedAt(options.map, pointOf(options.centre)))
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const { style_url, basemap_url, packs } = options.map
  const tiles = [basemap_url, ...packs.map(({ tiles_url }) => tiles_url)].join()
  useEffect(() => {
    const element = container.current
    const map = element && startMap(element, latest.current)
    if (!map) return setState({ state: 'failed' })
    const stop = follow(map, setState)
    const stopViewing = followView(map, latest.current, setIsInvented)
    return () => {
      stop()
      stopViewing()
      setState({ state: 'loading' })
      map.remove()
    }
  }, [container, style_url, tiles, options.language, options.dark])
  const ready = state.state === 'ready' ? state.map : undefined
  // The label may change without a new map.
  useEffect(
    () => ready?.getCanvas().setAttribute('aria-label', options.labels.map),
    [ready, options.labels.map],
  )
  return { ...state, isInvented }
}

const pointOf = ([longitude, latitude]: Position) => ({ latitude, longitude })

/** Failed where the style or our own tiles cannot be had, whatever else is missing. */
function follow(map: MapView, notify: (state: Loading) => void): () => void {
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
