import type { Land } from '../land/land.ts'
import type { Network } from '../vocabulary/vocabulary.ts'
import {
  at,
  distance,
  type Line,
  lengthOf,
  type Point,
  resampled,
  rounded,
  simplified,
} from '../shape/point.ts'
import { smoothNoise } from '../shape/noise.ts'
import { contours } from '../shape/raster.ts'
import type { Random } from '../shape/random.ts'
import type { Road } from './road.ts'

export interface Skeleton {
  /** The old middle of the city. */
  readonly middle: Point
  readonly roads: readonly Road[]
  readonly motorway: Line
  readonly railway: Line
}

const step = 22
/** The widest water that a road is led over. */
const widestBridge = 460

/** The roads that were there first: rings, avenues, the shore, and the lines around the city. */
export function layArterials(network: Network, land: Land, random: Random): Skeleton {
  const middle = dryMiddle(land, random)
  const rings = network.rings.map((radius) => ringRoad(middle, radius, random))
  const avenues = avenueLines(network, middle, land.half, random)
  const laid = (line: Line, rank: Road['rank'], bridge: number) =>
    overLand(line, land, bridge).map((piece): Road => ({ line: simplified(piece, 0.8), rank }))
  return {
    middle,
    roads: [
      ...rings.flatMap((line) => laid(line, 'ring', widestBridge)),
      ...shoreRoads(land),
      ...avenues.flatMap((line) => laid(line, 'avenue', widestBridge)),
    ],
    motorway: motorwayLine(network.motorway, land, random),
    railway: railwayLine(network, middle, land, random),
  }
}

function dryMiddle(land: Land, random: Random): Point {
  for (let reach = 0; reach < 1500; reach += 40) {
    const turn = random.between(0, 2 * Math.PI)
    const p = { x: Math.cos(turn) * reach, y: Math.sin(turn) * reach }
    if (land.ashore.read(p.x, p.y) > 140) return p
  }
  return { x: 0, y: 0 }
}

function ringRoad(middle: Point, radius: number, random: Random): Line {
  const wobble = smoothNoise(`${random.whole(1e9)}`, 1.1, 2)
  const line: Point[] = []
  for (let i = 0; i <= 96; i++) {
    const turn = (i / 96) * 2 * Math.PI
    const away = radius * (1 + 0.24 * wobble(Math.cos(turn), Math.sin(turn)))
    line.push({ x: middle.x + Math.cos(turn) * away, y: middle.y + Math.sin(turn) * away * 0.94 })
  }
  return line
}

/** From the inner ring outwards, never quite straight and not quite evenly apart. */
function avenueLines(network: Network, middle: Point, half: number, random: Random): Line[] {
  const start = random.between(0, 2 * Math.PI)
  const inner = at(network.rings, 0)
  return Array.from({ length: network.avenues }, (_, i) => {
    let turn = start + ((i + random.between(-0.26, 0.26)) / network.avenues) * 2 * Math.PI
    const bend = smoothNoise(`${random.whole(1e9)}`, 900, 2)
    const reach = i % 3 === 0 ? 0.16 : 0.95
    let p = { x: middle.x + Math.cos(turn) * inner * reach, y: middle.y + Math.sin(turn) * inner * reach }
    const line: Point[] = [p]
    for (let s = 0; s < half * 3 && Math.max(Math.abs(p.x), Math.abs(p.y)) < half; s += step) {
      const wander = (0.12 + 0.5 * network.winding) * bend(s, 0)
      p = { x: p.x + Math.cos(turn + wander) * step, y: p.y + Math.sin(turn + wander) * step }
      turn += 0.004 * bend(s, 500)
      line.push(p)
    }
    return line
  })
}

/** Streets along the water, a block's breath from the edge. */
function shoreRoads(land: Land): Road[] {
  return contours(land.ashore, 34)
    .filter((line) => lengthOf(line) > 700)
    .flatMap((line) => withinCity(line, land.half - 30))
    .map((line) => rounded(simplified(line, 10), 2))
    .filter((line) => lengthOf(line) > 350)
    .map((line): Road => ({ line: simplified(line, 0.8), rank: 'shore' }))
}

function withinCity(line: Line, half: number): Line[] {
  return runs(line, (p) => Math.max(Math.abs(p.x), Math.abs(p.y)) < half)
}

/** Parts of a line, one after another, whose points all pass. */
export function runs(line: Line, passes: (p: Point) => boolean): Line[] {
  const found: Point[][] = []
  let open: Point[] = []
  for (const p of line) {
    if (passes(p)) open.push(p)
    else if (open.length > 0) {
      found.push(open)
      open = []
    }
  }
  found.push(open)
  return found.filter((one) => one.length > 1)
}

/** Cuts a line where the water is too wide for a bridge, and at the city's edge. */
export function overLand(line: Line, land: Land, widest: number): Line[] {
  const points = resampled(line, step)
  const pieces: Point[][] = []
  let piece: Point[] = []
  let wet: Point[] = []
  const close = () => {
    pieces.push(piece)
    piece = []
    wet = []
  }
  for (const p of points) {
    if (Math.max(Math.abs(p.x), Math.abs(p.y)) > land.half) close()
    else if (land.ashore.read(p.x, p.y) < 16) wet.push(p)
    else if (wet.length > 0 && (piece.length === 0 || wet.length * step > widest)) {
      close()
      piece = [p]
    } else {
      piece.push(...wet, p)
      wet = []
    }
  }
  close()
  return pieces.filter((one) => one.length > 1 && lengthOf(one) > 260)
}

/** Past the city on its far side, as an arc of a wide circle. */
function motorwayLine(degrees: number, land: Land, random: Random): Line {
  const turn = ((90 - degrees) * Math.PI) / 180
  const away = land.half * random.between(0.8, 0.86)
  const radius = land.half * 2.1
  const centre = { x: Math.cos(turn) * (away - radius), y: Math.sin(turn) * (away - radius) }
  const sway = smoothNoise(`${random.whole(1e9)}`, 1400)
  const line: Point[] = []
  for (let a = -1.1; a <= 1.1; a += 0.012) {
    const r = radius + 90 * sway(a * radius, 0)
    line.push({ x: centre.x + Math.cos(turn + a) * r, y: centre.y + Math.sin(turn + a) * r })
  }
  const inside = withinCity(line, land.half)
  return inside.reduce((best, one) => (one.length > best.length ? one : best), [])
}

/** Past the middle at the inner ring, where the main station is, and out on both sides. */
function railwayLine(network: Network, middle: Point, land: Land, random: Random): Line {
  const turn = ((90 - network.motorway) * Math.PI) / 180 + random.between(-0.5, 0.5)
  const away = at(network.rings, 0) * 1.28
  const sway = smoothNoise(`${random.whole(1e9)}`, 2600)
  const line: Point[] = []
  for (let s = -land.half * 2; s <= land.half * 2; s += 40) {
    const out = away + (s / land.half) ** 2 * 420 + 160 * sway(s, 0)
    line.push({
      x: middle.x + Math.cos(turn) * out - Math.sin(turn) * s,
      y: middle.y + Math.sin(turn) * out + Math.cos(turn) * s,
    })
  }
  const pieces = overLand(line, land, widestBridge * 1.5)
  const near = (one: Line) => Math.min(...one.map((p) => distance(p, middle)))
  const best = pieces.reduce<Line>((a, b) => (a.length === 0 || near(b) < near(a) ? b : a), [])
  return best
}
