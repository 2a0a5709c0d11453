import FlatQueue from 'flatqueue'
import type { Vehicle } from '../model.ts'
import { headOf, mayGoOn, mayUse, type RoadGraph, secondsOf } from './graph.ts'
import type { Heuristic } from './heuristic.ts'
import type { Snapped } from './snap.ts'
import type { Workspace } from './workspace.ts'

/** Seconds from start to goal, and the arcs of the route, which has only a part of the first and of the last. */
export interface FoundRoute {
  readonly seconds: number
  readonly arcs: readonly number[]
}

interface Best {
  readonly seconds: number
  readonly vertex: number
  readonly arc: number
}

/** A* by travel time. The heuristic never overestimates, so the first path found is the fastest. */
export function searchRoads(
  graph: RoadGraph,
  space: Workspace,
  from: Snapped,
  to: Snapped,
  vehicle: Vehicle,
  heuristic: Heuristic,
): FoundRoute | undefined {
  space.next()
  const queue = new FlatQueue<number>()
  const reach = (vertex: number, cost: number, arc: number, before: number) => {
    if (cost >= space.costOf(vertex)) return
    space.set(vertex, cost, arc, before)
    queue.push(vertex, cost + heuristic(vertex))
  }
  for (const arc of arcsOf(graph, from, vehicle))
    reach(headOf(graph, arc), secondsOf(graph, from.segment, vehicle) * shareAhead(graph, from, arc), arc, -1)
  let best: Best | undefined
  for (let estimate = queue.peekValue(); estimate !== undefined; estimate = queue.peekValue()) {
    const at = queue.pop() ?? 0
    if (best && estimate >= best.seconds) break
    const cost = space.costOf(at)
    for (let index = graph.arcStart[at] ?? 0; index < (graph.arcStart[at + 1] ?? 0); index += 1) {
      if (!mayGoOn(graph, index, vehicle)) continue
      const arc = graph.arcs[index] ?? 0
      const seconds = secondsOf(graph, arc >> 1, vehicle)
      if (arc >> 1 === to.segment) {
        const whole = cost + seconds * (1 - shareAhead(graph, to, arc))
        if (!best || whole < best.seconds) best = { seconds: whole, vertex: at, arc }
      }
      reach(headOf(graph, arc), cost + seconds, arc, at)
    }
  }
  return best && { seconds: best.seconds, arcs: [...space.arcsTo(best.vertex), best.arc] }
}

function arcsOf(graph: RoadGraph, { segment }: Snapped, vehicle: Vehicle): number[] {
  return [segment * 2, segment * 2 + 1].filter((arc) => mayUse(graph, arc, vehicle))
}

/** How much of an arc lies ahead of a point on it, from 0 to 1. */
function shareAhead(graph: RoadGraph, { segment, along }: Snapped, arc: number): number {
  const share = Math.min(1, along / (graph.segmentLength[segment] || 1))
  return (arc & 1) === 0 ? 1 - share : share
}
