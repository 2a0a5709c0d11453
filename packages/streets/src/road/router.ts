import { distanceBetween, type Point } from '@beckon/domain/geo'
import type { Route, Vehicle } from '../model.ts'
import { BIKE_SPEED, FOOT_SPEED, headOf, mayUse, type RoadGraph, secondsOf } from './graph.ts'
import { type Found, searchRoads, Workspace } from './search-roads.ts'
import { cornerAt, createSnapper, type Snapped } from './snap.ts'

export type Router = (from: Point, to: Point, vehicle: Vehicle) => Route

/** By so much the way by road is usually longer than the way by air. */
const DETOUR = 1.3
const CAR_SPEED = 25 / 3.6
/** A point farther than this from every road is not on this map. */
const OFF_THE_MAP = 2000

type Corner = readonly [number, number]

export function createRouter(graph: RoadGraph): Router {
  const snap = createSnapper(graph)
  const space = new Workspace(graph.vertexLatitude.length)
  const greatestSpeed = graph.segmentSpeed.reduce((most, speed) => Math.max(most, speed), 1)
  return (from, to, vehicle) => {
    const [start, goal] = [snap(from, vehicle), snap(to, vehicle)]
    if (!start || !goal || start.away > OFF_THE_MAP || goal.away > OFF_THE_MAP)
      return estimate(from, to, vehicle)
    const straight = alongOneSegment(graph, start, goal, vehicle)
    const found = searchRoads(graph, space, start, goal, vehicle, greatestSpeed)
    if (straight && (!found || straight.duration <= found.seconds)) return straight
    return found ? routeOf(graph, start, goal, found) : estimate(from, to, vehicle)
  }
}

/** A great circle times a factor, said to be an estimate. */
export function estimate(from: Point, to: Point, vehicle: Vehicle): Route {
  const distance = distanceBetween(from, to) * DETOUR
  const speed = vehicle === 'car' ? CAR_SPEED : vehicle === 'bike' ? BIKE_SPEED : FOOT_SPEED
  const path: Corner[] = [
    [from.longitude, from.latitude],
    [to.longitude, to.latitude],
  ]
  return { distance, duration: distance / speed, path, estimated: true }
}

function alongOneSegment(graph: RoadGraph, from: Snapped, to: Snapped, vehicle: Vehicle): Route | undefined {
  if (from.segment !== to.segment) return undefined
  const arc = from.segment * 2 + (to.along >= from.along ? 0 : 1)
  if (!mayUse(graph, arc, vehicle)) return undefined
  const distance = Math.abs(to.along - from.along)
  const pace = secondsOf(graph, from.segment, vehicle) / (graph.segmentLength[from.segment] || 1)
  const between = cornersBetween(graph, from, to)
  return {
    distance,
    duration: distance * pace,
    path: [pair(from.point), ...between, pair(to.point)],
    estimated: false,
  }
}

function cornersBetween(graph: RoadGraph, from: Snapped, to: Snapped): Corner[] {
  const [low, high] = from.corner <= to.corner ? [from.corner, to.corner] : [to.corner, from.corner]
  const corners: Corner[] = []
  for (let at = low + 1; at <= high; at += 1) corners.push(pair(cornerAt(graph, at)))
  return from.corner <= to.corner ? corners : corners.reverse()
}

function routeOf(graph: RoadGraph, from: Snapped, to: Snapped, { seconds, arcs }: Found): Route {
  const first = arcs[0]
  const firstVertex = first === undefined ? commonVertex(graph, from, to) : headOf(graph, first ^ 1)
  const lastVertex = arcs.length === 0 ? firstVertex : headOf(graph, arcs.at(-1) ?? 0)
  const leaving = pieceTo(graph, from, firstVertex)
  const arriving = pieceTo(graph, to, lastVertex)
  const whole = arcs.flatMap((arc) => cornersOf(graph, arc).slice(1))
  const length = arcs.reduce((sum, arc) => sum + (graph.segmentLength[arc >> 1] ?? 0), 0)
  return {
    distance: leaving.length + length + arriving.length,
    duration: seconds,
    path: [...leaving.corners, ...whole, ...arriving.corners.toReversed().slice(1)],
    estimated: false,
  }
}

/** Without a whole segment between them the two pieces meet at the vertex that costs least. */
function commonVertex(graph: RoadGraph, from: Snapped, to: Snapped): number {
  const ends = (segment: number) => [graph.segmentFrom[segment] ?? 0, graph.segmentTo[segment] ?? 0]
  const shared = ends(from.segment).filter((vertex) => ends(to.segment).includes(vertex))
  const cost = (vertex: number) => pieceTo(graph, from, vertex).length + pieceTo(graph, to, vertex).length
  return shared.toSorted((a, b) => cost(a) - cost(b))[0] ?? 0
}

/** From a point on a segment to one of its ends: metres and corners. */
function pieceTo(
  graph: RoadGraph,
  { segment, along, corner, point }: Snapped,
  vertex: number,
): { length: number; corners: Corner[] } {
  const start = graph.cornerStart[segment] ?? 0
  const end = graph.cornerStart[segment + 1] ?? 0
  const isEnd =
    graph.segmentTo[segment] === vertex &&
    !(graph.segmentFrom[segment] === vertex && along < (graph.segmentLength[segment] ?? 0) / 2)
  const corners: Corner[] = [pair(point)]
  if (isEnd) for (let at = corner + 1; at < end; at += 1) corners.push(pair(cornerAt(graph, at)))
  else for (let at = corner; at >= start; at -= 1) corners.push(pair(cornerAt(graph, at)))
  return { length: isEnd ? (graph.segmentLength[segment] ?? 0) - along : along, corners }
}

function cornersOf(graph: RoadGraph, arc: number): Corner[] {
  const segment = arc >> 1
  const corners: Corner[] = []
  for (let at = graph.cornerStart[segment] ?? 0; at < (graph.cornerStart[segment + 1] ?? 0); at += 1) {
    corners.push(pair(cornerAt(graph, at)))
  }
  return (arc & 1) === 0 ? corners : corners.reverse()
}

const pair = ({ latitude, longitude }: Point): Corner => [longitude, latitude]
