import { distanceBetween, type Point } from '@beckon/domain/geo'
import type { Route, Vehicle } from '../model.ts'
import { BIKE_SPEED, FOOT_SPEED, mayUse, type RoadGraph, secondsOf } from './graph.ts'
import { createHeuristic } from './heuristic.ts'
import { type FoundRoute, searchRoads } from './search-roads.ts'
import { cornerAt, createSnapper, type Snapped } from './snap.ts'
import { Workspace } from './workspace.ts'

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
  const guessTo = createHeuristic(graph)
  return (from, to, vehicle) => {
    const [start, goal] = [snap(from, vehicle), snap(to, vehicle)]
    if (!start || !goal || start.away > OFF_THE_MAP || goal.away > OFF_THE_MAP)
      return estimate(from, to, vehicle)
    const straight = alongOneSegment(graph, start, goal, vehicle)
    const found = searchRoads(graph, space, start, goal, vehicle, guessTo(goal.point, vehicle))
    if (straight && (!found || straight.duration <= found.seconds)) return straight
    return found ? routeOf(graph, start, goal, found) : estimate(from, to, vehicle)
  }
}

/** Returns a great circle times a factor, marked as an estimate. */
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

function routeOf(graph: RoadGraph, from: Snapped, to: Snapped, { seconds, arcs }: FoundRoute): Route {
  const [first = 0, last = 0] = [arcs[0], arcs.at(-1)]
  const between = arcs.slice(1, -1)
  const length = (arc: number) => graph.segmentLength[arc >> 1] ?? 0
  const gone = (arc: number, { along }: Snapped) => ((arc & 1) === 0 ? along : length(arc) - along)
  const whole = between.reduce((sum, arc) => sum + length(arc), 0)
  const ahead = cornersOf(graph, first).slice(cornersBehind(graph, first, from))
  const behind = cornersOf(graph, last).slice(0, cornersBehind(graph, last, to))
  const path = [...ahead, ...between.flatMap((arc) => cornersOf(graph, arc)), ...behind]
  return {
    distance: length(first) - gone(first, from) + whole + gone(last, to),
    duration: seconds,
    path: withoutRepeats([pair(from.point), ...path, pair(to.point)]),
    estimated: false,
  }
}

/** How many corners of an arc lie behind a point on it. */
function cornersBehind(graph: RoadGraph, arc: number, { segment, corner }: Snapped): number {
  const start = graph.cornerStart[segment] ?? 0
  const end = graph.cornerStart[segment + 1] ?? 0
  return (arc & 1) === 0 ? corner + 1 - start : end - corner - 1
}

/** Neighbouring pieces share a corner. */
const withoutRepeats = (path: readonly Corner[]): Corner[] =>
  path.filter(([x, y], index) => {
    const before = path[index - 1]
    return index === path.length - 1 || before?.[0] !== x || before[1] !== y
  })

function cornersOf(graph: RoadGraph, arc: number): Corner[] {
  const segment = arc >> 1
  const corners: Corner[] = []
  for (let at = graph.cornerStart[segment] ?? 0; at < (graph.cornerStart[segment + 1] ?? 0); at += 1) {
    corners.push(pair(cornerAt(graph, at)))
  }
  return (arc & 1) === 0 ? corners : corners.reverse()
}

const pair = ({ latitude, longitude }: Point): Corner => [longitude, latitude]
