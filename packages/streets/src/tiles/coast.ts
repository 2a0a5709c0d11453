import type { Bounds } from '../model.ts'
import type { OsmData } from '../osm/osm-data.ts'
import { type Corner, isInside, joinChains, type Ring, turnOf } from './rings.ts'

/** Ends this near the edge of the extract (degrees) were cut there. */
const REACH = 0.006

/** The sea as polygons with islands as holes. Coastlines have the land on their left and the water on their right. */
export function seaOf(osm: OsmData): Ring[][] {
  const pieces = osm.ways
    .filter((way) => way.tags['natural'] === 'coastline')
    .map((way) => way.refs.filter((ref) => osm.point(ref)))
  if (pieces.length === 0) return []
  const lines = joinChains(pieces, true).map((chain) => chain.flatMap((ref) => cornerOf(osm, ref)))
  const isClosed = (line: Ring) => line.length > 3 && same(line[0], line.at(-1))
  const islands = lines.filter((line) => isClosed(line) && turnOf(line) > 0)
  const lagoons = lines.filter((line) => isClosed(line) && turnOf(line) < 0)
  const open = lines.filter((line) => !isClosed(line)).flatMap((line) => cut(line, osm.bounds))
  const seas = [...closeAlongEdge(open, osm.bounds), ...lagoons]
  if (seas.length === 0 && islands.length > 0) seas.push(edgeOf(osm.bounds))
  return seas.map((sea) => [sea, ...islands.filter((island) => island[0] && isInside(island[0], sea))])
}

const same = (a: Corner | undefined, b: Corner | undefined) => a?.[0] === b?.[0] && a?.[1] === b?.[1]

function cornerOf(osm: OsmData, ref: number): Corner[] {
  const point = osm.point(ref)
  return point ? [[point.longitude, point.latitude]] : []
}

const edgeOf = ({ west, south, east, north }: Bounds): Ring => [
  [west, north],
  [east, north],
  [east, south],
  [west, south],
  [west, north],
]

/** The parts of a line inside the bounds, each ending on the edge. */
function cut(line: Ring, bounds: Bounds): Ring[] {
  const parts: Corner[][] = [[]]
  for (const [index, corner] of line.entries()) {
    const before = line[index - 1]
    const inside = within(corner, bounds)
    const wasInside = before !== undefined && within(before, bounds)
    if (before && inside !== wasInside) {
      const crossing = crossingOf(before, corner, bounds)
      if (inside) parts.push([crossing])
      else parts.at(-1)?.push(crossing)
    }
    if (inside) parts.at(-1)?.push(corner)
  }
  return parts.filter((part) => part.length > 1).flatMap((part) => snapped(part, bounds))
}

const within = ([x, y]: Corner, { west, south, east, north }: Bounds) =>
  x >= west && x <= east && y >= south && y <= north

/** Where the line between an inner and an outer corner crosses the edge: halving is exact enough and never fails. */
function crossingOf(a: Corner, b: Corner, bounds: Bounds): Corner {
  let [inner, outer] = within(a, bounds) ? [a, b] : [b, a]
  for (let step = 0; step < 40; step += 1) {
    const middle: Corner = [(inner[0] + outer[0]) / 2, (inner[1] + outer[1]) / 2]
    if (within(middle, bounds)) inner = middle
    else outer = middle
  }
  return inner
}

/** With both ends on the edge; a line that ends in the middle of nowhere closes nothing and is dropped. */
function snapped(part: Corner[], bounds: Bounds): Ring[] {
  const [first, last] = [part[0], part.at(-1)]
  if (!first || !last) return []
  const [start, end] = [onEdge(first, bounds), onEdge(last, bounds)]
  return start && end ? [[start, ...part, end]] : []
}

function onEdge([x, y]: Corner, { west, south, east, north }: Bounds): Corner | undefined {
  const options: (readonly [number, Corner])[] = [
    [Math.abs(x - west), [west, y]],
    [Math.abs(x - east), [east, y]],
    [Math.abs(y - south), [x, south]],
    [Math.abs(y - north), [x, north]],
  ]
  const [gap, corner] = options.toSorted((a, b) => a[0] - b[0])[0] ?? [
    Number.POSITIVE_INFINITY,
    [x, y] as Corner,
  ]
  return gap <= REACH ? corner : undefined
}

/** How far along the edge a corner lies, clockwise from the north-west: four sides, one unit each. */
function place([x, y]: Corner, { west, south, east, north }: Bounds): number {
  const [wide, high] = [east - west || 1, north - south || 1]
  if (y === north) return (x - west) / wide
  if (x === east) return 1 + (north - y) / high
  if (y === south) return 2 + (east - x) / wide
  return 3 + (y - south) / high
}

/** Follows each coast with the water on the right, then the edge clockwise to the next coast, until a ring closes. */
function closeAlongEdge(lines: readonly Ring[], bounds: Bounds): Ring[] {
  const waiting = new Set(lines)
  const rings: Ring[] = []
  for (const first of waiting) {
    waiting.delete(first)
    const ring: Corner[] = [...first]
    for (;;) {
      const from = place(ring.at(-1) ?? [0, 0], bounds)
      const ahead = (line: Ring) => (place(line[0] ?? [0, 0], bounds) - from + 4) % 4
      const next = [first, ...waiting].toSorted((a, b) => ahead(a) - ahead(b))[0] ?? first
      for (const corner of cornersAhead(from, ahead(next), bounds)) ring.push(corner)
      if (next === first) break
      waiting.delete(next)
      for (const corner of next) ring.push(corner)
    }
    ring.push(ring[0] ?? [0, 0])
    rings.push(ring)
  }
  return rings
}

function cornersAhead(from: number, distance: number, { west, south, east, north }: Bounds): Corner[] {
  const corners: readonly Corner[] = [
    [west, north],
    [east, north],
    [east, south],
    [west, south],
  ]
  const passed: Corner[] = []
  for (let side = Math.floor(from) + 1; side < from + distance; side += 1) {
    const corner = corners[side % 4]
    if (corner) passed.push(corner)
  }
  return passed
}
