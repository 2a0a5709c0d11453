import 'maplibre-gl/dist/maplibre-gl.css'
import type { BrowserConfig } from '@beckon/contract'
import { drawRoute, type Position, showAll } from '@beckon/ui/map'
import { useEffect, useRef } from 'react'
import { useMap } from './use-map.ts'
import { useMarker } from './use-markers.ts'
import styles from './map.module.css'

export interface RoadMapProps {
  readonly map: BrowserConfig['map']
  readonly language: string
  readonly isDark: boolean
  readonly stop: Position
  readonly rider: Position | undefined
  readonly path: readonly Position[] | undefined
  readonly texts: { readonly label: string; readonly failed: string; readonly invented: string }
}

const BLUE = '#2563eb'
const STREET_ZOOM = 16

/** A map with the next stop, the rider, and the way between them. */
export function RoadMap({ map: tiles, language, isDark, stop, rider, path, texts }: RoadMapProps) {
  const container = useRef<HTMLDivElement>(null)
  const options = { map: tiles, language, dark: isDark, isFollowing: true, centre: stop, label: texts.label }
  const state = useMap(container, options)
  const map = state.state === 'ready' ? state.map : undefined
  useMarker(map, 'stop', stop)
  useMarker(map, 'rider', rider)
  useEffect(() => {
    if (map) drawRoute(map, path ?? [], BLUE)
  }, [map, path])
  const framed = useRef<readonly Position[]>([])
  useEffect(() => {
    framed.current = [stop, ...(rider ? [rider] : []), ...(path ?? [])]
  })
  const frame = `${stop.join()} ${rider === undefined} ${path?.length}`
  useEffect(() => {
    if (map) showAll(map, framed.current, { animate: false, zoom: STREET_ZOOM })
  }, [map, frame])
  return (
    <div className={styles.frame} data-map={state.state}>
      {/* A map has its west on the left in every language. */}
      <div ref={container} className={styles.canvas} dir="ltr" />
      {tiles.invented && <div className={styles.badge}>{texts.invented}</div>}
      {state.state === 'failed' && <p className={styles.failed}>{texts.failed}</p>}
    </div>
  )
}
