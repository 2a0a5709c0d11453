import type { GeoJSONSource, Map as MapView } from 'maplibre-gl'
import { allIcons } from './icons.ts'
import type { MapFeature } from './features.ts'

export const RIDERS = 'board-riders'
export const ORDERS = 'board-orders'
const STOPS = 'board-stops'
const LINE = 'board-line'
const LINK = 'board-link'

type Source = typeof RIDERS | typeof ORDERS | typeof STOPS

/** Draws the signs on the graphics card: one layer for all riders, and one for all orders. */
export async function addLayers(map: MapView, format: (number: number) => string): Promise<void> {
  await Promise.all(allIcons(format).map(([name, url]) => addIcon(map, name, url)))
  for (const id of [LINE, LINK]) {
    map.addSource(id, { type: 'geojson', data: lineOf([]) })
    map.addLayer({
      id,
      type: 'line',
      source: id,
      paint: { 'line-color': '#d9480f', 'line-width': 2, 'line-dasharray': id === LINE ? [2, 2] : [1] },
    })
  }
  for (const id of [ORDERS, RIDERS, STOPS]) {
    map.addSource(id, { type: 'geojson', data: collection([]) })
    map.addLayer({
      id,
      type: 'symbol',
      source: id,
      layout: {
        'icon-image': ['get', 'icon'],
        'icon-allow-overlap': true,
        'icon-ignore-placement': true,
        'symbol-sort-key': ['get', 'rank'],
        'icon-size': ['interpolate', ['linear'], ['zoom'], 9, 0.7, 14, 1.1],
      },
    })
  }
}

async function addIcon(map: MapView, name: string, url: string): Promise<void> {
  const image = new Image(40, 40)
  image.src = url
  await image.decode()
  if (!map.hasImage(name)) map.addImage(name, image, { pixelRatio: 2 })
}

const collection = (features: readonly MapFeature[]) => ({
  type: 'FeatureCollection' as const,
  features: [...features],
})

const lineOf = (points: readonly (readonly [number, number])[]) => ({
  type: 'Feature' as const,
  properties: {},
  geometry: { type: 'LineString' as const, coordinates: points.map(([x, y]) => [x, y]) },
})

/** Gives a layer its signs. */
export function showSigns(map: MapView, source: Source, features: readonly MapFeature[]): void {
  void map.getSource<GeoJSONSource>(source)?.setData(collection(features))
}

export const showStops = (map: MapView, features: readonly MapFeature[]): void =>
  showSigns(map, STOPS, features)

/** The line between the ends of the selected order. */
export function showLine(map: MapView, points: readonly (readonly [number, number])[]): void {
  void map.getSource<GeoJSONSource>(LINE)?.setData(lineOf(points))
}

/** The line from a dragged order to the pointer. */
export function showLink(map: MapView, points: readonly (readonly [number, number])[]): void {
  void map.getSource<GeoJSONSource>(LINK)?.setData(lineOf(points))
}
