import type { Ring } from '@beckon/domain/geo'
import type { GeoJSONSource, Map as MapView } from 'maplibre-gl'

const AREA = 'delivery-area'

/** Where an outlet delivers, below the names of the map: one source that is only ever given new data. */
export function drawArea(map: MapView, ring: Ring, colour: string): void {
  const data = {
    type: 'Feature' as const,
    properties: {},
    geometry: { type: 'Polygon' as const, coordinates: [ring.map(([east, north]) => [east, north])] },
  }
  const source = map.getSource<GeoJSONSource>(AREA)
  if (source) {
    void source.setData(data)
    return
  }
  if (ring.length === 0) return
  map.addSource(AREA, { type: 'geojson', data })
  const names = map.getStyle().layers.find(({ type }) => type === 'symbol')?.id
  map.addLayer(
    {
      id: `${AREA}-fill`,
      type: 'fill',
      source: AREA,
      paint: {
        'fill-color': colour,
        // A tint over the whole view carries no information when zoomed in.
        'fill-opacity': ['interpolate', ['linear'], ['zoom'], 14, 0.1, 17, 0],
      },
    },
    names,
  )
  map.addLayer(
    {
      id: AREA,
      type: 'line',
      source: AREA,
      layout: { 'line-join': 'round' },
      paint: { 'line-color': colour, 'line-width': 2.5, 'line-dasharray': [3, 1.5] },
    },
    names,
  )
}

/** The shade of a brand in which a line is seen on the map, by day and by night. */
export const areaShade = (dark: boolean): 3 | 7 => (dark ? 3 : 7)
