import 'maplibre-gl/dist/maplibre-gl.css'
import type { WirePoint } from '@beckon/contract'
import { type Position, useMap } from '@beckon/ui/map'
import { useMemo, useRef } from 'react'
import { usePublicPage } from '../../../platform/light/index.ts'
// Imported without the index, whose map depends on components of the portal.
import { useMapContents } from '../../live-map/use-map-contents.ts'
import { useRiderTrail } from '../../live-map/use-rider-trail.ts'
import styles from '../PublicOrder.module.css'

export interface WaitingMapProps {
  readonly rider: WirePoint
  readonly door: WirePoint
  /** The remaining route. */
  readonly path: readonly Position[]
}

/** About 500 m: after this distance the rider may be at the edge, and the map fits all places again. */
const CELLS_PER_DEGREE = 200
const cellOf = ({ latitude, longitude }: WirePoint): string =>
  [latitude, longitude].map((degrees) => Math.round(degrees * CELLS_PER_DEGREE)).join(',')

const at = ({ latitude, longitude }: WirePoint): Position => [longitude, latitude]

/** The map draws with colour values and cannot read CSS variables. */
const brandColour = () => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim()

/**
 * The rider, the door and the route between them. The text beside it has the same information, for readers without a
 * map.
 */
export function WaitingMap({ rider, door, path }: WaitingMapProps) {
  const { t, config, locale } = usePublicPage()
  const container = useRef<HTMLDivElement>(null)
  const dark = useMemo(() => matchMedia('(prefers-color-scheme: dark)').matches, [])
  const colour = useMemo(() => brandColour(), [])
  const position = at(rider)
  // The page belongs to one order.
  const trail = useRiderTrail('', position)
  const state = useMap(container, {
    map: config.map,
    language: locale,
    dark,
    isFollowing: true,
    centre: at(door),
    zoom: 15,
    labels: { map: t('track.map'), zoom: { in: t('track.zoom-in'), out: t('track.zoom-out') } },
  })
  useMapContents(state.state === 'ready' ? state.map : undefined, {
    rider: position,
    trail,
    deliver: at(door),
    path,
    colour,
    frame: `${cellOf(door)} ${cellOf(rider)}`,
  })
  return (
    <>
      {/* Map controls follow the compass, independent of the text direction. */}
      <div ref={container} className={styles.canvas} dir="ltr" data-map={state.state} />
      {state.isInvented && state.state !== 'failed' && <p className={styles.badge}>{t('track.invented')}</p>}
      {state.state === 'failed' && <p className={styles.failed}>{t('track.map-failed')}</p>}
    </>
  )
}
