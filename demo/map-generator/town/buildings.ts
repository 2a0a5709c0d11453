import { at, distance, mixed, moved, type Point, pointAlong } from '../shape/point.ts'
import { contains, distanceToRing, overlap, type Ring } from '../shape/polygon.ts'
import type { Random } from '../shape/random.ts'
import type { Style } from '../vocabulary/vocabulary.ts'
import type { Block } from './blocks.ts'
import type { Street } from './streets.ts'

export interface Building {
  readonly ring: Ring
  readonly block: Block
  readonly street: Street
  /** Metres from the street's start, and the side seen from there. */
  readonly along: number
  readonly side: 'left' | 'right'
  /** Middle of the wall towards the street, a step inside. */
  readonly door: Point
  readonly style: Style | 'halls'
  readonly levels: number
}

/** Metres. */
interface Lot {
  readonly width: readonly [number, number]
  readonly depth: readonly [number, number]
  readonly gap: readonly [number, number]
  /** From the middle of the street to the wall. */
  readonly setback: readonly [number, number]
  readonly levels: readonly [number, number]
  /** How many lots stay empty. */
  readonly empty: number
}

const lots: Readonly<Record<Style | 'halls', Lot>> = {
  perimeter: {
    width: [22, 42],
    depth: [13, 17],
    gap: [0, 0.6],
    setback: [9, 10],
    levels: [4, 7],
    empty: 0.08,
  },
  rows: { width: [28, 54], depth: [12, 16], gap: [2, 9], setback: [8, 9], levels: [2, 5], empty: 0.13 },
  slabs: { width: [46, 78], depth: [12, 15], gap: [16, 30], setback: [15, 22], levels: [8, 25], empty: 0.1 },
  towers: {
    width: [26, 38],
    depth: [24, 34],
    gap: [14, 28],
    setback: [13, 18],
    levels: [8, 38],
    empty: 0.14,
  },
  houses: { width: [13, 19], depth: [10, 14], gap: [13, 24], setback: [13, 19], levels: [1, 2], empty: 0.16 },
  halls: { width: [38, 95], depth: [30, 60], gap: [18, 40], setback: [18, 26], levels: [1, 2], empty: 0.2 },
}

interface Front {
  readonly street: Street
  readonly line: readonly Point[]
  /** Metres along the street where the front begins and whether it runs the street's way. */
  readonly from: number
  readonly isAlong: boolean
}

/** Houses along the streets around a block: none over another, into the road or where it is not free. */
export function buildBlock(
  block: Block,
  style: Style | 'halls',
  streetOf: (edge: number) => Street | undefined,
  free: (p: Point) => boolean,
  random: Random,
): Building[] {
  const lot = lots[style]
  const built: Building[] = []
  for (const front of frontsOf(block, streetOf)) {
    const length = front.line.reduce(
      (sum, p, i) => (i === 0 ? 0 : sum + distance(at(front.line, i - 1), p)),
      0,
    )
    const range = (pair: readonly [number, number]) => random.between(pair[0], pair[1])
    let s = range([5, 10])
    while (s + lot.width[0] < length - 4) {
      const width = Math.min(range(lot.width), length - 4 - s)
      const isEmpty = random.chance(lot.empty)
      const building = isEmpty ? undefined : tryLot(block, front, s, width, style, built, free, random)
      if (building) built.push(building)
      s += building || isEmpty ? width + range(lot.gap) : 9
    }
  }
  return built
}

function tryLot(
  block: Block,
  front: Front,
  s: number,
  width: number,
  style: Style | 'halls',
  built: readonly Building[],
  free: (p: Point) => boolean,
  random: Random,
): Building | undefined {
  const lot = lots[style]
  const [a, b] = [pointAlong(front.line, s), pointAlong(front.line, s + width)]
  const span = distance(a, b)
  if (span < lot.width[0] * 0.8) return undefined
  const u = { x: (b.x - a.x) / span, y: (b.y - a.y) / span }
  const setback = random.between(lot.setback[0], lot.setback[1])
  const full = random.between(lot.depth[0], lot.depth[1])
  const spot = (across: number, inward: number) =>
    moved(a, u.x * across - u.y * inward, u.y * across + u.x * inward)
  for (const depth of [full, full * 0.72]) {
    const ring = [
      spot(0, setback),
      spot(span, setback),
      spot(span, setback + depth),
      spot(0, setback + depth),
    ]
    if (!isFree(ring, block, style === 'houses' ? 9 : 7.5, built, free)) continue
    const middle = front.from + (front.isAlong ? 1 : -1) * (s + width / 2)
    return {
      ring: depth > 13 && random.chance(0.22) ? notched(spot, span, setback, depth, random) : ring,
      block,
      street: front.street,
      along: middle,
      side: front.isAlong ? 'left' : 'right',
      door: spot(span / 2, setback + 2),
      style,
      levels: Math.round(random.between(lot.levels[0], lot.levels[1] + 0.4)),
    }
  }
  return undefined
}

/** The same rectangle with a corner of the yard cut out. */
function notched(
  spot: (across: number, inward: number) => Point,
  span: number,
  setback: number,
  depth: number,
  random: Random,
): Ring {
  const cut = span * random.between(0.3, 0.6)
  const shallow = setback + depth * random.between(0.5, 0.7)
  return [
    spot(0, setback),
    spot(span, setback),
    spot(span, setback + depth),
    spot(cut, setback + depth),
    spot(cut, shallow),
    spot(0, shallow),
  ]
}

function isFree(
  ring: Ring,
  block: Block,
  clear: number,
  built: readonly Building[],
  free: (p: Point) => boolean,
): boolean {
  const around = block.face.ring
  for (let i = 0; i < ring.length; i++) {
    const p = at(ring, i)
    if (
      !contains(around, p) ||
      !free(p) ||
      !free(mixed(p, at(ring, (i + 1) % ring.length), 0.5)) ||
      distanceToRing(around, p) < clear
    )
      return false
  }
  const [first, , far] = [at(ring, 0), 0, at(ring, 2)]
  return built.every((other) => {
    if (distance(at(other.ring, 0), first) > 190 || distance(at(other.ring, 0), far) > 220) return true
    return !overlap(shrunk(ring), shrunk(other.ring.length === 4 ? other.ring : hullOf(other.ring)))
  })
}

/** Walls may touch. */
function shrunk(ring: Ring): Ring {
  const middle = { x: 0, y: 0 }
  const [a, c] = [at(ring, 0), at(ring, 2)]
  middle.x = (a.x + c.x) / 2
  middle.y = (a.y + c.y) / 2
  return ring.map((p) => ({ x: middle.x + (p.x - middle.x) * 0.97, y: middle.y + (p.y - middle.y) * 0.97 }))
}

/** The rectangle that a notched ring was cut from. */
function hullOf(ring: Ring): Ring {
  const [a, b, c] = [at(ring, 0), at(ring, 1), at(ring, 2)]
  return [a, b, c, { x: a.x + c.x - b.x, y: a.y + c.y - b.y }]
}

/** Runs of the block's edge along one street. */
function frontsOf(block: Block, streetOf: (edge: number) => Street | undefined): Front[] {
  const { edges, points, ring } = block.face
  const fronts: Front[] = []
  const start = Math.max(
    0,
    edges.findIndex((edge, i) => edge.road !== at(edges, i - 1).road),
  )
  let open: { street: Street; indexes: number[] } | undefined
  for (let n = 0; n <= edges.length; n++) {
    const i = (start + n) % edges.length
    const street = n === edges.length ? undefined : streetOf(at(edges, i).id)
    if (open && (street !== open.street || turnsSharply(ring, i))) {
      fronts.push(frontOf(open.street, open.indexes, points, ring))
      open = undefined
    }
    if (!street || at(edges, i).bridge) continue
    if (open) open.indexes.push(i)
    else open = { street, indexes: [i] }
  }
  if (open) fronts.push(frontOf(open.street, open.indexes, points, ring))
  return fronts
}

function turnsSharply(ring: Ring, i: number): boolean {
  const [a, b, c] = [at(ring, i - 1), at(ring, i), at(ring, (i + 1) % ring.length)]
  const [x, y, u, v] = [b.x - a.x, b.y - a.y, c.x - b.x, c.y - b.y]
  return x * u + y * v < 0.8 * Math.hypot(x, y) * Math.hypot(u, v)
}

function frontOf(street: Street, indexes: readonly number[], points: readonly number[], ring: Ring): Front {
  const chain = [...indexes, (at(indexes, -1) + 1) % points.length]
  const [first, second] = [at(points, at(chain, 0)), at(points, at(chain, 1))]
  const isAlong = street.points.indexOf(second) > street.points.indexOf(first)
  const from = street.along[street.points.indexOf(first)] ?? 0
  return { street, line: chain.map((index) => at(ring, index)), from, isAlong }
}
