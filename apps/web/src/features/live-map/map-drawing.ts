import type { GeoJSONSource, Map as MapView } from 'maplibre-gl'
import type { Position } from './create-map.ts'

const ROUTE = 'route'

/** The road ahead, one source that is only ever given new data. */
export function drawRoute(map: MapView, path: readonly Position[], colour: string): void {
  const data = {
    type: 'Feature' as const,
    properties: {},
    geometry: {
      type: 'LineString' as const,
      coordinates: path.map(([longitude, latitude]) => [longitude, latitude]),
    },
  }
  const source = map.getSource<GeoJSONSource>(ROUTE)
  if (source) {
    void source.setData(data)
    return
  }
  map.addSource(ROUTE, { type: 'geojson', data })
  map.addLayer({
    id: `${ROUTE}-casing`,
    type: 'line',
    source: ROUTE,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': '#ffffff', 'line-width': 9, 'line-opacity': 0.85 },
  })
  map.addLayer({
    id: ROUTE,
    type: 'line',
    source: ROUTE,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': colour, 'line-width': 5 },
  })
}

interface Showing {
  readonly animate: boolean
  /** Of a point that stands alone. */
  readonly zoom: number
}

/** Shows all the points with room around them; one point alone at its own zoom. */
export function showAll(map: MapView, points: readonly Position[], { animate, zoom }: Showing): void {
  const [first] = points
  if (!first) return
  if (points.length === 1) {
    map.jumpTo({ center: [first[0], first[1]], zoom })
    return
  }
  const longitudes = points.map((point) => point[0])
  const latitudes = points.map((point) => point[1])
  map.fitBounds(
    [
      [Math.min(...longitudes), Math.min(...latitudes)],
      [Math.max(...longitudes), Math.max(...latitudes)],
    ],
    { padding: { top: 96, bottom: 48, left: 56, right: 56 }, maxZoom: 16, duration: animate ? 600 : 0 },
  )
}
