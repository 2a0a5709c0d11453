import 'maplibre-gl/dist/maplibre-gl.css'
import type { BrowserConfig } from '@beckon/contract'
import type { Map as MapView } from 'maplibre-gl'
import { useEffect, useRef, useState } from 'react'
import { useCountryMap, useMap } from '../../../features/map/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import type { LayoutProps } from '../layout-props.ts'
import { OrderList } from '../parts/OrderList.tsx'
import { iconUrl, legend } from './icons.ts'
import { addLayers } from './layers.ts'
import { useSigns } from './use-signs.ts'
import styles from './map.module.css'

/** The orders as a list, and beside it orders and riders on the map. */
export function MapLayout(props: LayoutProps) {
  const tiles = useCountryMap()
  return (
    <div className={styles.layout}>
      <div className={styles.list}>
        <OrderList {...props} orders={props.view.orders} />
      </div>
      {tiles ? <BoardMap {...props} tiles={tiles} /> : <div className={styles.frame} />}
    </div>
  )
}

function BoardMap({ tiles, ...props }: LayoutProps & { readonly tiles: BrowserConfig['map'] }) {
  const { t } = useTexts()
  const container = useRef<HTMLDivElement>(null)
  const state = useMap(container, {
    map: tiles,
    isFollowing: true,
    centre: [tiles.centre.longitude, tiles.centre.latitude],
    zoom: 12,
    label: t('console.board.map'),
  })
  const map = useLayers(state.state === 'ready' ? state.map : undefined)
  useSigns(map, props)
  return (
    <div className={styles.frame} data-map={map ? 'ready' : state.state}>
      {/* A map has its west on the left in every language. */}
      <div ref={container} className={styles.canvas} dir="ltr" />
      {state.isInvented && <div className={styles.badge}>{t('console.map.invented')}</div>}
      {state.state === 'failed' && <p className={styles.failed}>{t('console.board.map-failed')}</p>}
      <Legend />
    </div>
  )
}

/** The map once it has the layers of the board. */
function useLayers(map: MapView | undefined): MapView | undefined {
  const { format } = useTexts()
  const [ready, setReady] = useState<MapView>()
  useEffect(() => {
    let isGone = false
    if (map) void addLayers(map, format.number).then(() => isGone || setReady(map))
    return () => {
      isGone = true
      setReady(undefined)
    }
    // The digits of a language do not change while a map is open.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [map])
  return ready
}

function Legend() {
  const { t } = useTexts()
  return (
    <ul className={styles.legend} aria-label={t('console.board.legend')}>
      {legend.map(([icon, key]) => (
        <li key={icon}>
          <img src={iconUrl(icon)} alt="" width={16} height={16} />
          {t(key)}
        </li>
      ))}
    </ul>
  )
}
