import type { GeoJSONSource, Map as MapView } from 'maplibre-gl'
import type { Position } from './create-map.ts'

const ROUTE = 'route'
const CASING = `${ROUTE}-casing`
const TRAIL = 'trail'
/** Seen on the light and the dark map, and weaker than any brand. */
const GREY = '#8a94a6'

const round = { 'line-cap': 'round', 'line-join': 'round' } as const

/** The road ahead, one source that is only ever given new data. */
export function drawRoute(map: MapView, path: readonly Position[], colour: string): void {
  if (!setLine(map, ROUTE, path)) return
  map.addLayer({
    id: CASING,
    type: 'line',
    source: ROUTE,
    layout: round,
    paint: { 'line-color': '#ffffff', 'line-width': 9, 'line-opacity': 0.85 },
  })
  map.addLayer({
    id: ROUTE,
    type: 'line',
    source: ROUTE,
    layout: round,
    paint: { 'line-color': colour, 'line-width': 5 },
  })
}

/** Draws the ridden part of the route, below the remaining one. */
export function drawTrail(map: MapView, points: readonly Position[]): void {
  // One position alone is no line.
  if (!setLine(map, TRAIL, points.length > 1 ? points : [])) return
  map.addLayer(
    {
      id: TRAIL,
      type: 'line',
      source: TRAIL,
      layout: round,
      paint: { 'line-color': GREY, 'line-width': 5 },
    },
    map.getLayer(CASING) ? CASING : undefined,
  )
}

/** Gives a source its line; true where the source is new and has no layer yet. */
function setLine(map: MapView, name: string, points: readonly Position[]): boolean {
  const data = {
    type: 'Feature' as const,
    properties: {},
    geometry: {
      type: 'LineString' as const,
      coordinates: points.map(([longitude, latitude]) => [longitude, latitude]),
    },
  }
  const source = map.getSource<GeoJSONSource>(name)
  if (source) void source.setData(data)
  else map.addSource(name, { type: 'geojson', data })
  return !source
}

interface Showing {
  readonly animate: boolean
  /** For a single point. */
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
