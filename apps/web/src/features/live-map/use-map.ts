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
    const ready = map.on('load', () => setState({ state: 'ready', map }))
    return () => {
      ready.unsubscribe()
      setState({ state: 'loading' })
      map.remove()
    }
  }, [container, style_url, basemap_url, options.language, options.dark])
  return state
}

/** Undefined where the browser cannot draw maps (no WebGL). */
function startMap(element: HTMLElement, options: MapOptions): MapView | undefined {
  try {
    return createMap(element, options)
  } catch {
    // The screen says everything in words too; without WebGL it goes on with those.
    return undefined
  }
}
