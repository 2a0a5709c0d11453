import { distanceBetween } from '@beckon/domain/geo'
import FlatQueue from 'flatqueue'
import type { Vehicle } from '../model.ts'
import { BIKE_SPEED, FOOT_SPEED, headOf, mayUse, type RoadGraph, secondsOf } from './graph.ts'
import type { Snapped } from './snap.ts'

/** The way found: seconds from start to goal, and the whole arcs between the two pieces. */
export interface Found {
  readonly seconds: number
  readonly arcs: readonly number[]
}

/** Working space for one search at a time, reused so that a route costs no allocation of its size. */
export class Workspace {
  readonly cost: Float64Array
  readonly arc: Int32Array
  readonly round: Uint32Array
  current = 0

  constructor(vertices: number) {
    this.cost = new Float64Array(vertices)
    this.arc = new Int32Array(vertices)
    this.round = new Uint32Array(vertices)
  }

  next(): void {
    this.current += 1
  }

  costOf(vertex: number): number {
    return this.round[vertex] === this.current ? (this.cost[vertex] ?? 0) : Number.POSITIVE_INFINITY
  }

  set(vertex: number, cost: number, arc: number): void {
    this.round[vertex] = this.current
    this.cost[vertex] = cost
    this.arc[vertex] = arc
  }
}

/** A* by time. The guess is the way by air at the greatest speed, so it never promises too little. */
export function searchRoads(
  graph: RoadGraph,
  space: Workspace,
  from: Snapped,
  to: Snapped,
  vehicle: Vehicle,
  greatestSpeed: number,
): Found | undefined {
  space.next()
  const queue = new FlatQueue<number>()
  const guess = guessTo(
    graph,
    to,
    vehicle === 'car' ? greatestSpeed : vehicle === 'bike' ? BIKE_SPEED : FOOT_SPEED,
  )
  const reach = (vertex: number, cost: number, arc: number) => {
    if (cost >= space.costOf(vertex)) return
    space.set(vertex, cost, arc)
    queue.push(vertex, cost + guess(vertex))
  }
  for (const { vertex, seconds } of waysOut(graph, from, vehicle)) reach(vertex, seconds, -1)
  const ends = waysIn(graph, to, vehicle)
  let best: { seconds: number; vertex: number } | undefined
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    const cost = space.costOf(at)
    if (best && cost + guess(at) >= best.seconds) break
    for (const end of ends) {
      if (end.vertex === at && (!best || cost + end.seconds < best.seconds))
        best = { seconds: cost + end.seconds, vertex: at }
    }
    for (let index = graph.arcStart[at] ?? 0; index < (graph.arcStart[at + 1] ?? 0); index += 1) {
      const arc = graph.arcs[index] ?? 0
      if (mayUse(graph, arc, vehicle))
        reach(headOf(graph, arc), cost + secondsOf(graph, arc >> 1, vehicle), arc)
    }
  }
  return best && { seconds: best.seconds, arcs: arcsTo(graph, space, best.vertex) }
}

function guessTo(graph: RoadGraph, to: Snapped, speed: number): (vertex: number) => number {
  // The goal lies on a segment: the pieces at its end are drawn roads, never shorter than the way by air.
  return (vertex) =>
    (distanceBetween(
      { latitude: graph.vertexLatitude[vertex] ?? 0, longitude: graph.vertexLongitude[vertex] ?? 0 },
      to.point,
    ) /
      speed) *
    0.9999
}

interface End {
  readonly vertex: number
  readonly seconds: number
}

function waysOut(graph: RoadGraph, { segment, along }: Snapped, vehicle: Vehicle): End[] {
  const pace = secondsOf(graph, segment, vehicle) / (graph.segmentLength[segment] || 1)
  const rest = (graph.segmentLength[segment] ?? 0) - along
  const ends: End[] = []
  if (mayUse(graph, segment * 2, vehicle))
    ends.push({ vertex: graph.segmentTo[segment] ?? 0, seconds: rest * pace })
  if (mayUse(graph, segment * 2 + 1, vehicle))
    ends.push({ vertex: graph.segmentFrom[segment] ?? 0, seconds: along * pace })
  return ends
}

function waysIn(graph: RoadGraph, { segment, along }: Snapped, vehicle: Vehicle): End[] {
  const pace = secondsOf(graph, segment, vehicle) / (graph.segmentLength[segment] || 1)
  const rest = (graph.segmentLength[segment] ?? 0) - along
  const ends: End[] = []
  if (mayUse(graph, segment * 2, vehicle))
    ends.push({ vertex: graph.segmentFrom[segment] ?? 0, seconds: along * pace })
  if (mayUse(graph, segment * 2 + 1, vehicle))
    ends.push({ vertex: graph.segmentTo[segment] ?? 0, seconds: rest * pace })
  return ends
}

function arcsTo(graph: RoadGraph, space: Workspace, vertex: number): number[] {
  const arcs: number[] = []
  for (let arc = space.arc[vertex] ?? -1; arc >= 0; arc = space.arc[headOf(graph, arc ^ 1)] ?? -1)
    arcs.push(arc)
  return arcs.reverse()
}
