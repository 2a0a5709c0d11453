import type { AnswerOf, calls } from '@beckon/contract'
import type { GeoJSONSource, Map as MapView } from 'maplibre-gl'

type WayAnswer = AnswerOf<typeof calls.getDeskWay>['result']
type Pair = readonly [number, number]

export interface DrawnWay {
  readonly from: Pair
  readonly to: Pair
  readonly way: WayAnswer
}

const SOURCE = 'order-way'
const colors = {
  trail: '#1c7ed6',
  from: '#2f9e44',
  to: '#e03131',
  rider: '#1864ab',
  edge: '#ffffff',
} as const

/** Draws the way, both ends and the rider, and shows all of it the first time. */
export function drawWay(map: MapView, drawn: DrawnWay): void {
  const source = map.getSource<GeoJSONSource>(SOURCE)
  const data = featuresOf(drawn)
  if (source) return void source.setData(data)
  map.addSource(SOURCE, { type: 'geojson', data })
  map.addLayer({
    id: `${SOURCE}-line`,
    type: 'line',
    source: SOURCE,
    filter: ['==', ['geometry-type'], 'LineString'],
    paint: { 'line-color': colors.trail, 'line-width': 4 },
  })
  map.addLayer({
    id: `${SOURCE}-point`,
    type: 'circle',
    source: SOURCE,
    filter: ['==', ['geometry-type'], 'Point'],
    paint: {
      'circle-radius': 8,
      'circle-color': ['match', ['get', 'kind'], 'from', colors.from, 'to', colors.to, colors.rider],
      'circle-stroke-color': colors.edge,
      'circle-stroke-width': 2,
    },
  })
  map.fitBounds(boundsOf(drawn), { padding: 48, maxZoom: 16, animate: false })
}

function pairsOf({ way: { trail, position } }: DrawnWay): Pair[] {
  const points = position === null ? trail : [...trail, position]
  return points.map(({ longitude, latitude }) => [longitude, latitude])
}

type Drawing = Exclude<Parameters<GeoJSONSource['setData']>[0], string>

function featuresOf(drawn: DrawnWay): Drawing {
  const { from, to, way } = drawn
  const point = (kind: string, [longitude, latitude]: Pair) => ({
    type: 'Feature' as const,
    properties: { kind },
    geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
  })
  const coordinates = pairsOf(drawn).map(([longitude, latitude]) => [longitude, latitude])
  const rider = way.position
  return {
    type: 'FeatureCollection',
    features: [
      ...(coordinates.length < 2
        ? []
        : [
            {
              type: 'Feature' as const,
              properties: {},
              geometry: { type: 'LineString' as const, coordinates },
            },
          ]),
      point('from', from),
      point('to', to),
      ...(rider === null ? [] : [point('rider', [rider.longitude, rider.latitude])]),
    ],
  }
}

function boundsOf(drawn: DrawnWay): [[number, number], [number, number]] {
  const all = [drawn.from, drawn.to, ...pairsOf(drawn)]
  const [x, y] = [all.map(([longitude]) => longitude), all.map(([, latitude]) => latitude)]
  return [
    [Math.min(...x), Math.min(...y)],
    [Math.max(...x), Math.max(...y)],
  ]
}
