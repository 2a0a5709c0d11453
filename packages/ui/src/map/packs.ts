import type { BrowserConfig } from '@beckon/contract'

type MapConfig = BrowserConfig['map']
export type MapPack = MapConfig['packs'][number]
type Box = MapPack['bounds']
type Point = MapConfig['centre']

/** Packs drawn in one tile: at the scale of a country the largest ones. */
const MOST = 12

/**
 * Returns the packs that are drawn within a box. One that covers it is drawn alone, because packs that overlap have the
 * same streets; invented streets are not drawn beside real ones.
 */
export function packsWithin(packs: readonly MapPack[], box: Box): readonly MapPack[] {
  const touching = packs.filter(({ bounds }) => touches(bounds, box))
  const real = touching.filter(({ invented }) => !invented)
  const drawn = (real.length > 0 ? real : touching).toSorted((a, b) => sizeOf(a.bounds) - sizeOf(b.bounds))
  const whole = drawn.find(({ bounds }) => covers(bounds, box))
  return whole ? [whole] : drawn.slice(-MOST)
}

/** Returns the packs with those that are drawn at a point first. */
export function packsAround(packs: readonly MapPack[], point: Point): readonly MapPack[] {
  const here = packsWithin(packs, boxAt(point))
  return [...here, ...packs.filter((pack) => !here.includes(pack))]
}

/** Whether the map at a point shows invented streets. */
export function isInventedAt({ packs, invented }: MapConfig, point: Point): boolean {
  if (packs.length === 0) return invented
  return packsWithin(packs, boxAt(point)).some((pack) => pack.invented)
}

export interface SeenMap {
  /** HTML; empty where nothing is drawn. */
  readonly attribution: string
  readonly isInvented: boolean
}

/** Returns the attribution of a box, and whether invented streets are drawn in it. */
export function seenWithin({ packs, attribution, invented }: MapConfig, box: Box): SeenMap {
  if (packs.length === 0) return { attribution, isInvented: invented }
  const touching = packs.filter(({ bounds }) => touches(bounds, box))
  const real = touching.filter((pack) => !pack.invented)
  const seen = touching.filter(
    (pack) => !pack.invented || !real.some(({ bounds }) => covers(bounds, common(pack.bounds, box))),
  )
  return {
    attribution: [...new Set(seen.map((pack) => pack.attribution))].join(' | '),
    isInvented: seen.some((pack) => pack.invented),
  }
}

/** The degrees of a tile. */
export function boxOfTile(z: number, x: number, y: number): Box {
  const size = 2 ** z
  const longitude = (column: number) => (column / size) * 360 - 180
  const latitude = (row: number) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / size))) * 180) / Math.PI
  return { west: longitude(x), south: latitude(y + 1), east: longitude(x + 1), north: latitude(y) }
}

const boxAt = ({ latitude, longitude }: Point): Box => ({
  west: longitude,
  south: latitude,
  east: longitude,
  north: latitude,
})

const sizeOf = ({ west, south, east, north }: Box): number => (east - west) * (north - south)

const touches = (a: Box, b: Box): boolean =>
  a.west <= b.east && a.east >= b.west && a.south <= b.north && a.north >= b.south

const covers = (a: Box, b: Box): boolean =>
  a.west <= b.west && a.east >= b.east && a.south <= b.south && a.north >= b.north

const common = (a: Box, b: Box): Box => ({
  west: Math.max(a.west, b.west),
  south: Math.max(a.south, b.south),
  east: Math.min(a.east, b.east),
  north: Math.min(a.north, b.north),
})
