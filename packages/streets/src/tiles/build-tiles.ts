import type { FeatureCollection, Geometry, Position as GeoPosition } from 'geojson'
import { gzipSync } from 'node:zlib'
import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import Flatbush from 'flatbush'
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

/** Tiles along a side of a block. The tiles of a block are cut together, so that memory holds one block, not the map. */
const BLOCK = 4

/** Every tile of the area from the whole world down to streets, gzipped. */
export function buildTiles(features: readonly MapFeature[], bounds: Bounds): Tile[] {
  const within = featuresWithin(features)
  const tiles: Tile[] = []
  for (let z = 0; z <= MAX_ZOOM; z += 1) {
    for (const block of blocksOf(bounds, z)) {
      const drawn = within(block, z)
      const layers = layerNames.map((layer) => ({
        layer,
        index: indexOf(
          drawn.filter((one) => one.layer === layer),
          z,
        ),
      }))
      for (const [x, y] of tilesOf(block)) {
        const content: Record<string, GeoJSONVTTile> = {}
        for (const { layer, index } of layers) {
          const tile = index?.getTile(z, x, y)
          if (tile && tile.features.length > 0) content[layer] = tile
        }
        const data = gzipSync(fromGeojsonVt(content, { version: 2, extent: 4096 }), { level: 6 })
        tiles.push({ z, x, y, data: new Uint8Array(data) })
      }
    }
  }
  return tiles
}

/** Finds the features that are drawn at a zoom in a block or beside it, in their order. */
function featuresWithin(features: readonly MapFeature[]) {
  if (features.length === 0) return () => []
  const tree = new Flatbush(features.length)
  for (const { feature } of features) tree.add(...boxOf(feature.geometry))
  tree.finish()
  return (block: Block, z: number): MapFeature[] =>
    [...tree.search(...degreesOf(block, z), (index) => (features[index]?.from ?? MAX_ZOOM) <= z)]
      .toSorted((a, b) => a - b)
      .flatMap((index) => features[index] ?? [])
}

/** Cuts features into the tiles of a zoom. */
function indexOf(features: readonly MapFeature[], z: number): GeoJSONVT | undefined {
  if (features.length === 0) return undefined
  const data: FeatureCollection = { type: 'FeatureCollection', features: features.map((one) => one.feature) }
  return new GeoJSONVT(data, {
    maxZoom: z,
    indexMaxZoom: z,
    indexMaxPoints: 0,
    tolerance: z === MAX_ZOOM ? 1 : 3,
    buffer: 64,
    extent: 4096,
  })
}

type Box = [west: number, south: number, east: number, north: number]

function boxOf(geometry: Geometry): Box {
  const box: Box = [180, 90, -180, -90]
  for (const [x = 0, y = 0] of cornersOf(geometry)) {
    box[0] = Math.min(box[0], x)
    box[1] = Math.min(box[1], y)
    box[2] = Math.max(box[2], x)
    box[3] = Math.max(box[3], y)
  }
  return box
}

function cornersOf(geometry: Geometry): readonly GeoPosition[] {
  if (geometry.type === 'Point') return [geometry.coordinates]
  if (geometry.type === 'LineString') return geometry.coordinates
  return geometry.type === 'Polygon' ? geometry.coordinates.flat() : []
}

/** The degrees of a block and of one tile around it, in which the lines at its edge begin. */
function degreesOf({ columns, rows }: Block, z: number): Box {
  const size = 2 ** z
  const longitude = (column: number) => (column / size) * 360 - 180
  const latitude = (row: number) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / size))) * 180) / Math.PI
  return [longitude(columns[0] - 1), latitude(rows[1] + 2), longitude(columns[1] + 2), latitude(rows[0] - 1)]
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

interface Block {
  readonly columns: Span
  readonly rows: Span
}

/** The squares of at most `BLOCK` by `BLOCK` tiles of an area. */
function blocksOf(bounds: Bounds, z: number): Block[] {
  const [columns, rows] = spans(bounds, z)
  return piecesOf(columns).flatMap((across) =>
    piecesOf(rows).map((down) => ({ columns: across, rows: down })),
  )
}

const piecesOf = ([first, last]: Span): Span[] =>
  Array.from({ length: Math.ceil((last - first + 1) / BLOCK) }, (_, nth): Span => [
    first + nth * BLOCK,
    Math.min(last, first + (nth + 1) * BLOCK - 1),
  ])

function tilesOf({ columns, rows }: Block): [number, number][] {
  const found: [number, number][] = []
  for (let x = columns[0]; x <= columns[1]; x += 1)
    for (let y = rows[0]; y <= rows[1]; y += 1) found.push([x, y])
  return found
}

const clamp = (value: number, size: number) => Math.min(size - 1, Math.max(0, value))
