import type { Terrain } from '../vocabulary/vocabulary.ts'
import { smoothNoise } from '../shape/noise.ts'
import { contours, nearLines, Raster } from '../shape/raster.ts'
import { at, distance, type Line, type Point, simplified } from '../shape/point.ts'
import { contains, type Ring, signedArea } from '../shape/polygon.ts'
import type { Random } from '../shape/random.ts'

/** Where the ground is, and how far the water. */
export interface Land {
  /** Half of the city's side, metres. */
  readonly half: number
  /** Roughly the metres from a point to the shore; below zero in the water. */
  readonly ashore: Raster
  /** The same without the canals, which any street may cross. */
  readonly open: Raster
  readonly waters: readonly Water[]
  /** Middle lines of what flows, for their names. */
  readonly river: Line | undefined
  readonly canals: readonly Line[]
}

export interface Water {
  readonly kind: 'sea' | 'river' | 'lake' | 'canal'
  readonly outer: Ring
  readonly islands: readonly Ring[]
}

/** Metres from a point to the water's edge. */
type Field = (x: number, y: number) => number

const cell = 12
const canalWidth = 22

export function makeLand(terrain: Terrain, half: number, random: Random): Land {
  const river = terrain.river ? riverLine(terrain.river, half, random) : undefined
  const creek = terrain.creek ? creekLine(terrain.creek, terrain.sea?.away ?? half, random) : undefined
  const canals = canalLines(terrain.canals, river, half, random)
  const away = nearLines(half, cell, canals, 140)
  const fields: Field[] = canals.length > 0 ? [(x, y) => away.read(x, y) - canalWidth / 2] : []
  const open: Field[] = []
  if (river && terrain.river) open.push(riverField(river, terrain.river, half, random))
  if (creek && terrain.creek) open.push(creekField(creek, terrain.creek, half, random))
  if (terrain.sea) open.push(seaField(terrain.sea, random))
  fields.push(...open)
  const ashore = lowest(fields, half)
  const wide = canals.length > 0 ? lowest(open, half) : ashore
  return { half, ashore, open: wide, waters: waterRings(ashore, terrain, canals), river, canals }
}

function lowest(fields: readonly Field[], half: number): Raster {
  return Raster.of(half, cell, (x, y) => {
    let land = 600
    for (const field of fields) land = smoothLeast(land, field(x, y))
    return land
  })
}

/** The lesser of two, with the corner between them worn off. */
function smoothLeast(a: number, b: number): number {
  const near = Math.max(0, 1 - Math.abs(a - b) / 90)
  return Math.min(a, b) - near * near * 22
}

function compass(degrees: number): Point {
  const turn = (degrees * Math.PI) / 180
  return { x: Math.sin(turn), y: Math.cos(turn) }
}

function seaField(sea: NonNullable<Terrain['sea']>, random: Random): Field {
  const to = compass(sea.towards)
  const seed = `${random.whole(1e9)}`
  const along = smoothNoise(seed, sea.wavelength, 3)
  const around = smoothNoise(`${seed}i`, sea.wavelength * 0.6, 3)
  return (x, y) => {
    const out = sea.away - (x * to.x + y * to.y)
    const coast = out + sea.ragged * along(x, y)
    if (!sea.islands) return coast
    const island = (around(x, y) - 0.22) * sea.wavelength * 0.7 - Math.max(0, -out - 1400) * 0.3
    return coast < -70 ? Math.max(coast, Math.min(island, -coast - 70)) : coast
  }
}

function riverLine(river: NonNullable<Terrain['river']>, half: number, random: Random): Line {
  const along = compass(river.heading)
  const side = { x: along.y, y: -along.x }
  const bend = smoothNoise(`${random.whole(1e9)}`, 2200, 2)
  const line: Point[] = []
  for (let s = -half * 1.6; s <= half * 1.6; s += 120) {
    const across = river.away + river.meander * bend(s, 0)
    line.push({ x: along.x * s + side.x * across, y: along.y * s + side.y * across })
  }
  return line
}

function riverField(line: Line, river: NonNullable<Terrain['river']>, half: number, random: Random): Field {
  const away = nearLines(half, cell, [line], river.width / 2 + 500)
  const ripple = smoothNoise(`${random.whole(1e9)}`, 700, 2)
  const index = Math.round(line.length * random.between(0.6, 0.68))
  const [middle, nextTo] = [at(line, index), at(line, index + 2)]
  const turn = Math.atan2(nextTo.y - middle.y, nextTo.x - middle.x)
  return (x, y) => {
    const shore = away.read(x, y) - river.width / 2 - river.width * 0.09 * ripple(x, y)
    if (!river.island) return shore
    const [u, v] = [
      (x - middle.x) * Math.cos(turn) + (y - middle.y) * Math.sin(turn),
      (y - middle.y) * Math.cos(turn) - (x - middle.x) * Math.sin(turn),
    ]
    const swell = Math.exp(-((u / 620) ** 2)) * 110
    const island = (1 - Math.hypot(u / 560, v / 105)) * 95
    return Math.max(shore - swell, island)
  }
}

function creekLine(creek: NonNullable<Terrain['creek']>, coast: number, random: Random): Line {
  const out = compass(creek.towards)
  const side = { x: out.y, y: -out.x }
  const shift = random.between(250, 450)
  const line: Point[] = []
  for (let s = 0; s <= 1; s += 0.05) {
    const along = coast + 300 - s * (creek.length + 300)
    const across = shift + Math.sin(s * 4.4) * creek.bend
    line.push({ x: out.x * along + side.x * across, y: out.y * along + side.y * across })
  }
  return line
}

function creekField(line: Line, creek: NonNullable<Terrain['creek']>, half: number, random: Random): Field {
  const away = nearLines(half, cell, [line], creek.width / 2 + 500)
  const end = at(line, -1)
  const ripple = smoothNoise(`${random.whole(1e9)}`, 420, 2)
  return (x, y) => {
    const lagoon = distance(end, { x, y }) + 90 * ripple(x, y)
    return Math.min(away.read(x, y) - creek.width / 2, lagoon * 0.9 - creek.width * 1.3)
  }
}

function canalLines(count: number, river: Line | undefined, half: number, random: Random): Line[] {
  return Array.from({ length: count }, (_, i) => {
    const bend = smoothNoise(`${random.whole(1e9)}`, 1500, 2)
    const turn = (i / Math.max(1, count)) * Math.PI + random.between(-0.2, 0.2)
    const away = random.between(0.2, 0.55) * half * (i % 2 === 0 ? 1 : -1)
    const line: Point[] = []
    for (let s = -half * 1.5; s <= half * 1.5; s += 100) {
      const across = away + 220 * bend(s, 50)
      line.push({
        x: Math.cos(turn) * s - Math.sin(turn) * across,
        y: Math.sin(turn) * s + Math.cos(turn) * across,
      })
    }
    return river ? upTo(line, river) : line
  })
}

/** Canals leave the river and go one way. */
function upTo(line: Line, river: Line): Line {
  const meets = line.findIndex((p) => river.some((other) => distance(other, p) < 90))
  if (meets < 0) return line
  return meets > line.length / 2 ? line.slice(0, meets + 1) : line.slice(meets)
}

function waterRings(ashore: Raster, terrain: Terrain, canals: readonly Line[]): Water[] {
  const closed = new Raster(ashore.half, ashore.cell)
  const last = ashore.side - 1
  closed.values.set(ashore.values)
  for (let i = 0; i <= last; i++) {
    for (const index of [i, last * ashore.side + i, i * ashore.side, i * ashore.side + last]) {
      closed.values[index] = Math.max(0.01, closed.values[index] ?? 0)
    }
  }
  const rings = contours(closed, 0)
    .map((line) => simplified(line, 2).slice(1))
    .filter((ring) => ring.length > 3 && Math.abs(signedArea(ring)) > 1500)
  const islands = rings.filter((ring) => signedArea(ring) < 0)
  return rings
    .filter((ring) => signedArea(ring) > 0)
    .map((outer) => ({
      kind: kindOf(outer, terrain, canals),
      outer,
      islands: islands.filter((ring) => contains(outer, at(ring, 0))),
    }))
}

function kindOf(outer: Ring, terrain: Terrain, canals: readonly Line[]): Water['kind'] {
  const area = signedArea(outer)
  const isLong = area < 1.2e5 && canals.some((line) => line.some((p) => contains(outer, p)))
  if (isLong) return 'canal'
  if (area < 1.5e5) return 'lake'
  return terrain.sea ? 'sea' : 'river'
}
