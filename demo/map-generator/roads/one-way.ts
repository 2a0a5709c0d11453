import { at, distance, type Point } from '../shape/point.ts'
import type { Random } from '../shape/random.ts'
import { type Edge, type Graph, otherEnd } from './graph.ts'

/** Makes narrow streets of the middle one-way, neighbours in alternating directions. */
export function turnOneWay(graph: Graph, streets: readonly (readonly Edge[])[], random: Random): void {
  for (const edges of streets) {
    const [first, last] = [at(edges, 0), at(edges, -1)]
    const [a, b] = [graph.point(first.a), graph.point(last.b)]
    if (edges.length < 2 || distance(a, b) < 90 || !random.chance(0.62)) continue
    const turn = Math.atan2(b.y - a.y, b.x - a.x)
    const aside = -a.x * Math.sin(turn) + a.y * Math.cos(turn)
    const way = Math.floor(aside / 95) % 2 === 0 ? 1 : -1
    for (const edge of edges) edge.oneWay = way
  }
  restoreTwoWay(graph)
}

/** Restores two-way traffic until every road can be reached from every other. */
export function restoreTwoWay(graph: Graph): void {
  for (let changed = true; changed;) {
    changed = false
    const round = mutual(graph)
    for (const edge of graph.edges.values()) {
      if (edge.oneWay === 0 || edge.part !== 'road' || edge.rank === 'motorway') continue
      if (round.has(edge.a) && round.has(edge.b)) continue
      edge.oneWay = 0
      changed = true
    }
  }
}

/** Points that are mutually reachable with the central junction. */
export function mutual(graph: Graph): Set<number> {
  const start = centralJunction(graph)
  const ahead = reach(graph, start, 1)
  const back = reach(graph, start, -1)
  return new Set([...ahead].filter((point) => back.has(point)))
}

/** The junction of a major road that is nearest to the centre. */
function centralJunction(graph: Graph): number {
  const middle: Point = { x: 0, y: 0 }
  let [best, least] = [0, Number.POSITIVE_INFINITY]
  graph.points.forEach((p, i) => {
    const isJunction = graph.at(i).some((edge) => edge.rank === 'ring' || edge.rank === 'avenue')
    if (isJunction && distance(p, middle) < least) [best, least] = [i, distance(p, middle)]
  })
  return best
}

function reach(graph: Graph, start: number, way: 1 | -1): Set<number> {
  const seen = new Set([start])
  const open = [start]
  for (let point = open.pop(); point !== undefined; point = open.pop()) {
    for (const edge of graph.at(point)) {
      const outward = edge.a === point ? 1 : -1
      if (edge.rank === 'path' || (edge.oneWay !== 0 && edge.oneWay * way !== outward)) continue
      const next = otherEnd(edge, point)
      if (seen.has(next)) continue
      seen.add(next)
      open.push(next)
    }
  }
  return seen
}
