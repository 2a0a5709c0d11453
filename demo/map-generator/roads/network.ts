import { type Land, makeLand } from '../land/land.ts'
import { planZones, type ZoneMap } from '../town/zones.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { distance, type Line, type Point, resampled, simplified } from '../shape/point.ts'
import { smoothNoise } from '../shape/noise.ts'
import { nearLines } from '../shape/raster.ts'
import type { Random } from '../shape/random.ts'
import { layArterials, overLand, type Skeleton } from './arterials.ts'
import { type Face, facesOf } from './faces.ts'
import { directionField, type Field } from './field.ts'
import type { Graph } from './graph.ts'
import { joinRoads } from './planar.ts'
import { dropBorder, joinBlocks, prune } from './prune.ts'
import type { Road } from './road.ts'
import { buildRoundabouts } from './roundabouts.ts'
import { raiseBridges } from './spans.ts'
import { Occupied, type Tracing, traceLines } from './trace.ts'

export interface Network {
  readonly land: Land
  readonly skeleton: Skeleton
  readonly zones: ZoneMap
  readonly graph: Graph
  readonly blocks: readonly Face[]
  /** Middles of the districts, metres. */
  readonly districts: readonly Point[]
}

/** Half of a city's side, metres; a multiple of the land's cells. */
export const HALF_SIZE = 2748

/** From bare land to joined roads: rings and avenues, then collectors, then streets. */
export function buildNetwork(vocabulary: Vocabulary, random: Random): Network {
  const plan = vocabulary.network
  const land = makeLand(vocabulary.terrain, HALF_SIZE, random.stream('land'))
  const skeleton = layArterials(plan, land, random.stream('arterials'))
  const districts = spreadDistricts(
    vocabulary.districts.length,
    land,
    skeleton.middle,
    random.stream('districts'),
  )
  const field = directionField(plan, land, skeleton, districts, random.stream('field'))
  const loud = nearness([skeleton.railway, skeleton.motorway])
  const ashore = (p: Point) => land.ashore.read(p.x, p.y)
  const collectors = traceCollectors(plan.block, field, land, skeleton, random.stream('collectors'))
  const first = joinRoads([...skeleton.roads, ...collectors, ...border()], (p) => ashore(p) > 8)
  prune(first, atEdge)
  const zonePlan = { middle: skeleton.middle, rings: plan.rings, half: HALF_SIZE, loud, ashore }
  const zones = planZones(facesOf(first), zonePlan, random.stream('zones'))
  const bigger = [...skeleton.roads, ...collectors]
  const streets = traceStreets(vocabulary, field, land, skeleton, zones, bigger, random.stream('streets'))
  const roads = [...bigger, ...streets]
  const graph = joinRoads([...roads, ...border()], (p) => ashore(p) > 8)
  prune(graph, atEdge)
  joinBlocks(graph, 0.012 + 0.02 * (1 - plan.gridded), random.stream('join'))
  prune(graph, atEdge)
  const free = (p: Point) =>
    ashore(p) > 70 && loud(p) > 90 && Math.max(Math.abs(p.x), Math.abs(p.y)) < HALF_SIZE - 300
  buildRoundabouts(
    graph,
    plan.roundabouts,
    vocabulary.drivesOn,
    free,
    roads.length + 4,
    random.stream('circles'),
  )
  raiseBridges(graph, land, skeleton.railway, skeleton.motorway)
  const faces = facesOf(graph)
  dropBorder(graph)
  const blocks = faces.filter((face) => face.edges.some((edge) => graph.edges.has(edge.id)))
  return { land, skeleton, zones, graph, blocks, districts }
}

const atEdge = (p: Point) => Math.max(Math.abs(p.x), Math.abs(p.y)) > HALF_SIZE - 40

/** The frame closes the blocks at the city's edge; it is no road. */
function border(): Road[] {
  const e = HALF_SIZE - 6
  const line: Line = [
    { x: -e, y: -e },
    { x: e, y: -e },
    { x: e, y: e },
    { x: -e, y: e },
    { x: -e, y: -e },
  ]
  return [{ line, rank: 'path' }]
}

function nearness(lines: readonly Line[]): (p: Point) => number {
  const raster = nearLines(HALF_SIZE, 24, lines, 500)
  return (p) => raster.read(p.x, p.y)
}

/** Square metres of dry land that hang together with a point, up to a big city quarter. */
function roomAt(land: Land, p: Point): number {
  const step = 60
  const open: Point[] = [{ x: Math.round(p.x / step) * step, y: Math.round(p.y / step) * step }]
  const seen = new Set<number>()
  for (let q = open.pop(); q && seen.size < 500; q = open.pop()) {
    const key = q.x * 10_000 + q.y
    const isOut = Math.max(Math.abs(q.x), Math.abs(q.y)) > HALF_SIZE
    if (isOut || seen.has(key) || land.ashore.read(q.x, q.y) < 0) continue
    seen.add(key)
    open.push({ x: q.x + step, y: q.y }, { x: q.x - step, y: q.y })
    open.push({ x: q.x, y: q.y + step }, { x: q.x, y: q.y - step })
  }
  return seen.size * step * step
}

/** Points on dry land, well apart; the first is the middle. */
function spreadDistricts(count: number, land: Land, middle: Point, random: Random): Point[] {
  const points: Point[] = [middle]
  for (let apart = HALF_SIZE * 0.62; points.length < count && apart > 100; apart *= 0.97) {
    for (let tries = 0; tries < 30 && points.length < count; tries++) {
      const p = { x: random.between(-0.88, 0.88) * HALF_SIZE, y: random.between(-0.88, 0.88) * HALF_SIZE }
      if (land.ashore.read(p.x, p.y) < 120 || roomAt(land, p) < 1.2e6) continue
      if (points.every((other) => distance(other, p) > apart)) points.push(p)
    }
  }
  return points
}

function traceCollectors(
  block: number,
  field: Field,
  land: Land,
  skeleton: Skeleton,
  random: Random,
): Road[] {
  const occupied = new Occupied()
  for (const road of skeleton.roads) occupied.add(road.line)
  occupied.add(skeleton.railway)
  occupied.add(skeleton.motorway)
  const patchy = smoothNoise(`${random.whole(1e9)}`, 1300, 1)
  const tracing: Tracing = {
    field,
    apart: (p, across) => {
      const away = distance(p, skeleton.middle)
      const wide = block * (2.9 + Math.min(1.2, away / 1800)) * (1 + 0.2 * patchy(p.x, p.y))
      return across ? wide * 1.2 : wide
    },
    open: (p) => land.open.read(p.x, p.y) > 26 && Math.max(Math.abs(p.x), Math.abs(p.y)) < HALF_SIZE,
    longest: 3400,
    shortest: 330,
  }
  const seeds = skeleton.roads.flatMap((road) => resampled(road.line, 70))
  const lines = traceLines(tracing, [...random.shuffled(seeds), ...scattered(260, random)], occupied, random)
  return lines
    .flatMap((line) => overLand(line, land, 90))
    .map((line): Road => ({ line: simplified(line, 0.7), rank: 'collector' }))
}

function traceStreets(
  vocabulary: Vocabulary,
  field: Field,
  land: Land,
  skeleton: Skeleton,
  zones: ZoneMap,
  bigger: readonly Road[],
  random: Random,
): Road[] {
  const occupied = new Occupied()
  for (const road of bigger) occupied.add(road.line)
  const clear = nearness([skeleton.motorway])
  const rail = nearness([skeleton.railway])
  const size = smoothNoise(`${random.whole(1e9)}`, 700, 2)
  const fords = smoothNoise(`${random.whole(1e9)}`, 110, 1)
  const factor = { core: 0.85, inner: 1.12, outer: 1.45, industry: 2.3, campus: 2.1, hospital: 1.6 }
  const tracing: Tracing = {
    field,
    apart: (p, across) => {
      const zone = zones.zoneAt(p)
      const wide = zone in factor ? factor[zone as keyof typeof factor] : 1.5
      return vocabulary.network.block * wide * (1 + 0.28 * size(p.x, p.y)) * (across ? 1.75 : 1)
    },
    open: (p) => {
      if (Math.max(Math.abs(p.x), Math.abs(p.y)) > HALF_SIZE || clear(p) < 55 || rail(p) < 26) return false
      const dry = land.ashore.read(p.x, p.y)
      const isFord = dry <= 17 && land.open.read(p.x, p.y) > 30 && fords(p.x, p.y) > 0.25
      return (dry > 17 || isFord) && zones.zoneAt(p) in factor
    },
    longest: 1900,
    shortest: 70,
  }
  const seeds = bigger.flatMap((road) => resampled(road.line, 45))
  const lines = traceLines(tracing, [...random.shuffled(seeds), ...scattered(1500, random)], occupied, random)
  return lines.map((line): Road => ({ line: simplified(line, 0.7), rank: 'street' }))
}

function scattered(count: number, random: Random): Point[] {
  return Array.from({ length: count }, () => ({
    x: random.between(-HALF_SIZE, HALF_SIZE),
    y: random.between(-HALF_SIZE, HALF_SIZE),
  }))
}
