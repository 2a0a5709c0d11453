import type { FeatureCollection } from 'geojson'
import { gzipSync } from 'node:zlib'
import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { Bounds } from '../model.ts'
import type { LayerName } from './classify.ts'
import type { MapFeature } from './features.ts'

export interface Tile {
  readonly z: number
  readonly x: number
  readonly y: number
  readonly data: Uint8Array
}

export const MAX_ZOOM = 15
export const layerNames: readonly LayerName[] = [
  'earth',
  'landuse',
  'water',
  'buildings',
  'roads',
  'boundaries',
  'pois',
  'places',
]

/** How many tiles the closest zoom of an area has. */
export const tilesAcross = (bounds: Bounds): number => {
  const [columns, rows] = spans(bounds, MAX_ZOOM)
  return (columns[1] - columns[0] + 1) * (rows[1] - rows[0] + 1)
}

/** Every tile of the area from the whole world down to streets, gzipped. */
export function buildTiles(features: readonly MapFeature[], bounds: Bounds): Tile[] {
  const layers = layerNames.map((layer) => ({
    layer,
    features: features.filter((one) => one.layer === layer),
  }))
  const tiles: Tile[] = []
  for (let z = 0; z <= MAX_ZOOM; z += 1) {
    const indexes = layers.map(({ layer, features: all }) => ({ layer, index: indexOf(all, z) }))
    for (const [x, y] of coordinates(bounds, z)) {
      const content: Record<string, GeoJSONVTTile> = {}
      for (const { layer, index } of indexes) {
        const tile = index?.getTile(z, x, y)
        if (tile && tile.features.length > 0) content[layer] = tile
      }
      const data = gzipSync(fromGeojsonVt(content, { version: 2, extent: 4096 }), { level: 6 })
      tiles.push({ z, x, y, data: new Uint8Array(data) })
    }
  }
  return tiles
}

/** Only what is drawn at a zoom is cut into its tiles. */
function indexOf(features: readonly MapFeature[], z: number): GeoJSONVT | undefined {
  const drawn = features.filter((one) => one.from <= z).map((one) => one.feature)
  if (drawn.length === 0) return undefined
  const data: FeatureCollection = { type: 'FeatureCollection', features: drawn }
  return new GeoJSONVT(data, {
    maxZoom: z,
    indexMaxZoom: z,
    indexMaxPoints: 0,
    tolerance: z === MAX_ZOOM ? 1 : 3,
    buffer: 64,
    extent: 4096,
  })
}

type Span = readonly [first: number, last: number]

/** The columns and rows of the tiles that an area touches. */
function spans({ west, south, east, north }: Bounds, z: number): readonly [Span, Span] {
  const size = 2 ** z
  const column = (longitude: number) => clamp(Math.floor(((longitude + 180) / 360) * size), size)
  const row = (latitude: number) => {
    const radians = (latitude * Math.PI) / 180
    return clamp(Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * size), size)
  }
  return [
    [column(west), column(east)],
    [row(north), row(south)],
  ]
}

function coordinates(bounds: Bounds, z: number): [number, number][] {
  const [columns, rows] = spans(bounds, z)
  const found: [number, number][] = []
  for (let x = columns[0]; x <= columns[1]; x += 1)
    for (let y = rows[0]; y <= rows[1]; y += 1) found.push([x, y])
  return found
}

const clamp = (value: number, size: number) => Math.min(size - 1, Math.max(0, value))
