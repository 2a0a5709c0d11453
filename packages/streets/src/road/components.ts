import type { Vehicle } from '../model.ts'
import { headOf, mayUse, type RoadGraph, vehicles } from './graph.ts'

/**
 * Marks, for each vehicle, the segments of the largest part of the net in which every place can be reached from every
 * other. Starting or ending elsewhere would strand a rider on an island.
 */
export function markMain(graph: RoadGraph): RoadGraph {
  for (const [bit, vehicle] of vehicles.entries()) {
    const main = largestComponent(graph, vehicle)
    for (let segment = 0; segment < graph.segmentFrom.length; segment += 1) {
      const inside = main[graph.segmentFrom[segment] ?? 0] === 1 && main[graph.segmentTo[segment] ?? 0] === 1
      const usable = mayUse(graph, segment * 2, vehicle) || mayUse(graph, segment * 2 + 1, vehicle)
      if (inside && usable) graph.segmentMain[segment] = (graph.segmentMain[segment] ?? 0) | (1 << bit)
    }
  }
  return graph
}

/** Kosaraju's two passes, without recursion: streets are long. 1 for each vertex of the largest component. */
function largestComponent(graph: RoadGraph, vehicle: Vehicle): Uint8Array {
  const order = finishOrder(graph, vehicle)
  const component = new Int32Array(graph.vertexLatitude.length).fill(-1)
  const sizes: number[] = []
  for (let at = order.length - 1; at >= 0; at -= 1) {
    const root = order[at] ?? 0
    if (component[root] === -1) sizes.push(flood(graph, vehicle, root, sizes.length, component))
  }
  const largest = sizes.indexOf(Math.max(...sizes))
  return Uint8Array.from(component, (one) => (one === largest ? 1 : 0))
}

function finishOrder(graph: RoadGraph, vehicle: Vehicle): Uint32Array {
  const vertices = graph.vertexLatitude.length
  const order = new Uint32Array(vertices)
  const seen = new Uint8Array(vertices)
  const next = graph.arcStart.slice()
  let finished = 0
  for (let root = 0; root < vertices; root += 1) {
    if (seen[root]) continue
    seen[root] = 1
    const stack = [root]
    for (let at = stack.at(-1); at !== undefined; at = stack.at(-1)) {
      const child = unseenChild(graph, vehicle, at, next, seen)
      if (child === undefined) {
        order[finished++] = at
        stack.pop()
      } else {
        seen[child] = 1
        stack.push(child)
      }
    }
  }
  return order
}

function unseenChild(
  graph: RoadGraph,
  vehicle: Vehicle,
  at: number,
  next: Uint32Array,
  seen: Uint8Array,
): number | undefined {
  const end = graph.arcStart[at + 1] ?? 0
  while ((next[at] ?? 0) < end) {
    const arc = graph.arcs[next[at] ?? 0] ?? 0
    next[at] = (next[at] ?? 0) + 1
    const head = headOf(graph, arc)
    if (mayUse(graph, arc, vehicle) && !seen[head]) return head
  }
  return undefined
}

/** Against the arcs, from a root; how many vertices were reached. */
function flood(
  graph: RoadGraph,
  vehicle: Vehicle,
  root: number,
  name: number,
  component: Int32Array,
): number {
  const stack = [root]
  component[root] = name
  let size = 0
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    size += 1
    for (let index = graph.arcStart[at] ?? 0; index < (graph.arcStart[at + 1] ?? 0); index += 1) {
      const arc = graph.arcs[index] ?? 0
      const tail = headOf(graph, arc)
      // The same segment seen from its other end leads here.
      if (component[tail] === -1 && mayUse(graph, arc ^ 1, vehicle)) {
        component[tail] = name
        stack.push(tail)
      }
    }
  }
  return size
}
