import type { Face } from '../roads/faces.ts'
import { at, type Point, distance } from '../shape/point.ts'
import { centroid, contains, type Ring } from '../shape/polygon.ts'
import type { Random } from '../shape/random.ts'

/** Land use of a part of the city. */
export type Zone =
  | 'core'
  | 'inner'
  | 'outer'
  | 'park'
  | 'wood'
  | 'meadow'
  | 'industry'
  | 'campus'
  | 'hospital'
  | 'cemetery'
  | 'sports'

export interface Quarter {
  readonly face: Face
  readonly middle: Point
  readonly zone: Zone
}

export interface ZoneMap {
  readonly quarters: readonly Quarter[]
  zoneAt(p: Point): Zone
}

export interface ZonePlan {
  readonly middle: Point
  readonly rings: readonly number[]
  readonly half: number
  /** Metres to what is loud: railway and motorway. */
  readonly loud: (p: Point) => number
  readonly ashore: (p: Point) => number
}

const cell = 16

/** Gives each piece of ground between the bigger roads its use. */
export function planZones(faces: readonly Face[], plan: ZonePlan, random: Random): ZoneMap {
  const quarters = random.shuffled(faces.filter((face) => face.area > 9000))
  const planned: Quarter[] = []
  for (const face of quarters) {
    const middle = centroid(face.ring)
    planned.push({ face, middle, zone: zoneOf(face, middle, plan, planned, random) })
  }
  const grid = rasterised(planned, plan.half)
  const side = Math.ceil((2 * plan.half) / cell)
  const zoneAt = (p: Point): Zone => {
    const index = Math.floor((p.y + plan.half) / cell) * side + Math.floor((p.x + plan.half) / cell)
    return planned[(grid[index] ?? 0) - 1]?.zone ?? byDistance(distance(p, plan.middle), plan)
  }
  return { quarters: planned, zoneAt }
}

function byDistance(away: number, plan: ZonePlan): Zone {
  const [first = 700, second = 1700] = plan.rings
  if (away < first * 1.2) return 'core'
  return away < second * 1.08 ? 'inner' : 'outer'
}

function zoneOf(
  face: Face,
  middle: Point,
  plan: ZonePlan,
  planned: readonly Quarter[],
  random: Random,
): Zone {
  const away = distance(middle, plan.middle)
  const usual = byDistance(away, plan)
  const isBig = face.area > 45_000 && face.area < 420_000
  const far = (zone: Zone, least: number) =>
    planned.every((other) => other.zone !== zone || distance(other.middle, middle) > least)
  const green = (least: number) =>
    planned.every((other) => !greens.has(other.zone) || distance(other.middle, middle) > least)
  const few = (zone: Zone, most: number) => planned.filter((other) => other.zone === zone).length < most
  if (waterShare(face.ring, plan.ashore) > 0.08) return usual
  if (usual === 'core') return isBig && few('park', 1) && away > 260 ? 'park' : 'core'
  const isOut = away > (plan.rings[1] ?? 1700)
  if (isOut && plan.loud(middle) < 260 && random.chance(0.62)) return 'industry'
  if (isBig && green(760) && random.chance(0.5)) return 'park'
  if (isBig && !isOut && few('hospital', 1) && random.chance(0.12)) return 'hospital'
  if (isBig && few('campus', 2) && far('campus', 1400) && random.chance(0.14)) return 'campus'
  if (isBig && isOut && few('cemetery', 2) && green(500) && random.chance(0.16)) return 'cemetery'
  if (isBig && few('sports', 3) && green(500) && far('sports', 1300) && random.chance(0.12)) return 'sports'
  const isEdge = isOut && away > plan.half * 0.8 && face.area < 400_000
  if (isEdge && green(420) && random.chance(0.3)) return random.pick(['wood', 'wood', 'meadow'])
  return usual
}

const greens: ReadonlySet<Zone> = new Set(['park', 'wood', 'meadow', 'cemetery', 'sports'])

/** The share of a ring that lies in the water. */
export function waterShare(ring: readonly Point[], ashore: (p: Point) => number): number {
  const [xs, ys] = [ring.map((p) => p.x), ring.map((p) => p.y)]
  const [left, low] = [Math.min(...xs), Math.min(...ys)]
  const [stepX, stepY] = [(Math.max(...xs) - left) / 12, (Math.max(...ys) - low) / 12]
  let [inside, wet] = [0, 0]
  for (let i = 0.5; i < 12; i++) {
    for (let j = 0.5; j < 12; j++) {
      const p = { x: left + i * stepX, y: low + j * stepY }
      if (!contains(ring, p)) continue
      inside++
      if (ashore(p) < 0) wet++
    }
  }
  return inside === 0 ? 0 : wet / inside
}

/** Which quarter each cell lies in, plus one. */
function rasterised(quarters: readonly Quarter[], half: number): Uint16Array {
  const side = Math.ceil((2 * half) / cell)
  const grid = new Uint16Array(side * side)
  const limit = (value: number) => Math.min(side - 1, Math.max(0, Math.floor(value)))
  quarters.forEach(({ face }, id) => {
    const rows = face.ring.map((p) => (p.y + half) / cell)
    const [low, high] = [limit(Math.min(...rows)), limit(Math.max(...rows))]
    for (let row = low; row <= high; row++) {
      const walls = crossings(face.ring, (row + 0.5) * cell - half)
      for (let i = 0; i + 1 < walls.length; i += 2) {
        // The cells whose middle lies from one wall up to, not including, the next.
        const from = Math.max(0, Math.ceil((at(walls, i) + half) / cell - 0.5))
        const to = Math.min(side, Math.ceil((at(walls, i + 1) + half) / cell - 0.5))
        if (from < to) grid.fill(id + 1, row * side + from, row * side + to)
      }
    }
  })
  return grid
}

/** Where a line from west to east meets the ring, in that order. */
function crossings(ring: Ring, y: number): number[] {
  const found: number[] = []
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [a, b] = [at(ring, i), at(ring, j)]
    if (a.y > y !== b.y > y) found.push(((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x)
  }
  return found.sort((one, other) => one - other)
}
