import type { GeoJSONSource, Map as MapView } from 'maplibre-gl'
import { measuresIn, type PressureZone } from '../use-pressure.ts'
import { type Corner, drawnRings, middleAfter, type WireArea } from './outline.ts'

export const ZONES = 'zones'
export const CORNERS = 'outline-corners'
export const MIDDLES = 'outline-middles'
const OUTLINE = 'outline'
const HANDLES = 'outline-handles'

const colors = { calm: '#2563eb', pressed: '#ea580c', paused: '#dc2626' } as const

/** Adds the layers of zones and of the outline that is edited, unless the map has them. */
export function addZoneLayers(map: MapView): void {
  if (map.getSource(ZONES)) return
  for (const id of [ZONES, OUTLINE, HANDLES]) map.addSource(id, { type: 'geojson', data: collection([]) })
  const color = ['get', 'color'] as ['get', string]
  map.addLayer({
    ...{ id: ZONES, type: 'fill', source: ZONES },
    paint: { 'fill-color': color, 'fill-opacity': 0.15 },
  })
  map.addLayer({
    ...{ id: 'zone-lines', type: 'line', source: ZONES },
    paint: { 'line-color': color, 'line-width': 2 },
  })
  map.addLayer({
    ...{ id: 'outline-fill', type: 'fill', source: OUTLINE },
    paint: { 'fill-color': colors.calm, 'fill-opacity': 0.1 },
  })
  map.addLayer({
    ...{ id: 'outline-line', type: 'line', source: OUTLINE },
    paint: { 'line-color': colors.calm, 'line-width': 2, 'line-dasharray': [2, 1] },
  })
  addHandles(map, MIDDLES, 'middle', 5)
  addHandles(map, CORNERS, 'corner', 7)
}

function addHandles(map: MapView, id: string, kind: string, radius: number): void {
  map.addLayer({
    ...{ id, type: 'circle', source: HANDLES, filter: ['==', ['get', 'kind'], kind] },
    paint: {
      'circle-radius': ['case', ['get', 'isSelected'], radius + 3, radius],
      'circle-color': kind === 'corner' ? colors.calm : '#ffffff',
      'circle-stroke-color': kind === 'corner' ? '#ffffff' : colors.calm,
      'circle-stroke-width': 2,
    },
  })
}

type Place = [longitude: number, latitude: number]

type Geometry =
  | { type: 'Point'; coordinates: Place }
  | { type: 'LineString'; coordinates: Place[] }
  | { type: 'MultiPolygon'; coordinates: Place[][][] }

interface Feature {
  readonly type: 'Feature'
  readonly properties: Record<string, string | number | boolean>
  readonly geometry: Geometry
}

const collection = (features: readonly Feature[]) => ({
  type: 'FeatureCollection' as const,
  features: [...features],
})

const show = (map: MapView, source: string, features: readonly Feature[]): void =>
  void map.getSource<GeoJSONSource>(source)?.setData(collection(features))

const pair = ([longitude, latitude]: Corner): Place => [longitude, latitude]

const shape = (area: WireArea): Geometry => ({
  type: 'MultiPolygon',
  coordinates: drawnRings(area).map((rings) => rings.map((ring) => ring.map(pair))),
})

/** Shows the zones in the colour of their measures, except for one that is edited. */
export function showZones(map: MapView, zones: readonly PressureZone[], edited?: string): void {
  show(
    map,
    ZONES,
    zones
      .filter(({ id }) => id !== edited)
      .map((zone) => ({
        type: 'Feature',
        properties: { id: zone.id, color: colorOf(zone) },
        geometry: shape(zone.area),
      })),
  )
}

function colorOf(zone: PressureZone): string {
  const active = measuresIn(zone, 'active')
  if (active.some(({ kind }) => kind === 'pause')) return colors.paused
  return active.length > 0 ? colors.pressed : colors.calm
}

/** Shows the outline that is edited; an open line until it encloses something. */
export function showOutline(map: MapView, area: WireArea | undefined, corners: readonly Corner[]): void {
  const geometry: Geometry = area
    ? shape(area)
    : { type: 'LineString', coordinates: corners.length > 1 ? corners.map(pair) : [] }
  show(map, OUTLINE, [{ type: 'Feature', properties: {}, geometry }])
}

/** Shows the corners, and between them the places where a new one is added. */
export function showHandles(map: MapView, corners: readonly Corner[], selected: number | null): void {
  const handle = (kind: 'corner' | 'middle', index: number, at: Corner): Feature => ({
    type: 'Feature',
    properties: { kind, index, isSelected: kind === 'corner' && index === selected },
    geometry: { type: 'Point', coordinates: pair(at) },
  })
  const middles =
    corners.length < 3 ? [] : corners.map((_, index) => handle('middle', index, middleAfter(corners, index)))
  show(map, HANDLES, [...middles, ...corners.map((corner, index) => handle('corner', index, corner))])
}
