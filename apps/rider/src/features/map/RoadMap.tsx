import 'maplibre-gl/dist/maplibre-gl.css'
import type { BrowserConfig } from '@beckon/contract'
import { drawRoute, type Position, showAll, useMap } from '@beckon/ui/map'
import { useEffect, useRef } from 'react'
import type { NumberedStop } from './numbered-stops.ts'
import { useMarker, useNumbered } from './use-markers.ts'
import styles from './map.module.css'

export interface RoadMapProps {
  readonly map: BrowserConfig['map']
  readonly language: string
  readonly isDark: boolean
  readonly stop: Position
  /** All stops of a rider with several; empty where the stop is the only one. */
  readonly numbered: readonly NumberedStop[]
  readonly rider: Position | undefined
  readonly path: readonly Position[] | undefined
  readonly texts: { readonly label: string; readonly failed: string; readonly invented: string }
}

const BLUE = '#2563eb'
const ZOOM = 15
const STREET_ZOOM = 16
/** One finger and the wheel scroll the page; two fingers move the map. */
const gestures = { dragPan: false, scrollZoom: false }

/** A map with the next stops, the rider, and the way to the first of them. */
export function RoadMap({ map: tiles, language, isDark, stop, numbered, rider, path, texts }: RoadMapProps) {
  const container = useRef<HTMLDivElement>(null)
  const state = useMap(container, {
    map: tiles,
    language,
    dark: isDark,
    isFollowing: true,
    centre: stop,
    zoom: ZOOM,
    labels: { map: texts.label },
    isAttributionFolded: true,
    gestures,
  })
  const map = state.state === 'ready' ? state.map : undefined
  useMarker(map, 'stop', numbered.length === 0 ? stop : undefined)
  useNumbered(map, numbered)
  useMarker(map, 'rider', rider)
  useEffect(() => {
    if (map) drawRoute(map, path ?? [], BLUE)
  }, [map, path])
  const framed = useRef<readonly Position[]>([])
  useEffect(() => {
    framed.current = [stop, ...numbered.map(({ at }) => at), ...(rider ? [rider] : []), ...(path ?? [])]
  })
  const frame = `${stop.join()} ${numbered.map(({ at }) => at.join()).join(' ')} ${rider === undefined} ${path?.length}`
  useEffect(() => {
    if (map) showAll(map, framed.current, { animate: false, zoom: STREET_ZOOM })
  }, [map, frame])
  return (
    <div className={styles.frame} data-map={state.state}>
      {/* A map has its west on the left in every language. */}
      <div ref={container} className={styles.canvas} dir="ltr" />
      {state.isInvented && <div className={styles.badge}>{texts.invented}</div>}
      {state.state === 'failed' && <p className={styles.failed}>{texts.failed}</p>}
    </div>
  )
}
