import 'maplibre-gl/dist/maplibre-gl.css'
import type { BrowserConfig } from '@beckon/contract'
import { showAll } from '@beckon/ui/map'
import type { Map as MapView } from 'maplibre-gl'
import { useEffect, useRef } from 'react'
import { useCountryMap, useMap } from '../../../features/map/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from '../pressure.module.css'
import type { PressureZone } from '../use-pressure.ts'
import { listenOnOutline, type OutlineEditing } from './listen-on-outline.ts'
import { type Corner, drawnRings, type WireArea } from './outline.ts'
import { addZoneLayers, showHandles, showOutline, showZones, ZONES } from './zone-layers.ts'

export interface ZoneMapProps {
  readonly zones: readonly PressureZone[]
  /** A zone was pressed. */
  readonly onZone?: (id: string) => void
  /** The outline that is edited, which replaces the one of its zone. */
  readonly edited?: OutlineEditing & {
    /** Absent for a new zone. */
    readonly id?: string
    /** Undefined while it encloses nothing. */
    readonly area: WireArea | undefined
    readonly selected: number | null
  }
}

/** The zones of the country on its map; one of them can be edited. */
export function ZoneMap(props: ZoneMapProps) {
  const tiles = useCountryMap()
  return tiles ? <DrawnMap {...props} tiles={tiles} /> : <div className={styles.frame} />
}

const ZOOM = 11

function DrawnMap({ tiles, ...props }: ZoneMapProps & { readonly tiles: BrowserConfig['map'] }) {
  const { t } = useTexts()
  const container = useRef<HTMLDivElement>(null)
  const state = useMap(container, {
    map: tiles,
    isFollowing: true,
    centre: [tiles.centre.longitude, tiles.centre.latitude],
    zoom: ZOOM,
    label: t('console.pressure.map'),
  })
  const map = state.state === 'ready' ? state.map : undefined
  useDrawing(map, props)
  useFrame(map, props)
  return (
    <div className={styles.frame} data-map={state.state}>
      {/* A map has its west on the left in every language. */}
      <div ref={container} className={styles.canvas} dir="ltr" />
      {state.isInvented && <div className={styles.badge}>{t('console.map.invented')}</div>}
      {state.state === 'failed' && <p className={styles.failed}>{t('console.pressure.map-failed')}</p>}
    </div>
  )
}

function useDrawing(map: MapView | undefined, props: ZoneMapProps): void {
  const { zones, edited } = props
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  useEffect(() => {
    if (!map) return
    addZoneLayers(map)
    showZones(map, zones, edited?.id)
    showOutline(map, edited?.area, edited?.corners ?? [])
    showHandles(map, edited?.corners ?? [], edited?.selected ?? null)
  }, [map, zones, edited])
  const isEditing = edited !== undefined
  useEffect(() => {
    if (!map) return undefined
    if (isEditing) return listenOnOutline(map, () => latest.current.edited ?? nothing)
    const pressed = map.on('click', ZONES, ({ features }) => {
      const id: unknown = features?.[0]?.properties['id']
      if (typeof id === 'string') latest.current.onZone?.(id)
    })
    return () => pressed.unsubscribe()
  }, [map, isEditing])
}

const nothing: OutlineEditing = { corners: [], select: () => undefined, change: () => undefined }

/** Shows the edited zone, or all of them, once; afterwards the map stays where the operator has moved it. */
function useFrame(map: MapView | undefined, { zones, edited }: ZoneMapProps): void {
  const framed = useRef<MapView>(undefined)
  useEffect(() => {
    const areas = edited ? [edited.area] : zones.map(({ area }) => area)
    const positions = areas.flatMap((area) => (area ? edgesOf(area) : []))
    if (!map || framed.current === map || positions.length === 0) return
    framed.current = map
    showAll(map, positions, { animate: false, zoom: ZOOM })
  }, [map, zones, edited])
}

const edgesOf = (area: WireArea): readonly Corner[] => drawnRings(area).flatMap(([edge = []]) => [...edge])
