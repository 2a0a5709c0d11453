import { angleBetween, at, type Point } from '../shape/point.ts'
import type { Random } from '../shape/random.ts'
import { facesOf } from './faces.ts'
import { type Edge, type Graph, otherEnd } from './graph.ts'
import { isMajor, order } from './road.ts'

/** Takes away what no town would build: slivers, stubs, streets side by side, islands of road. */
export function prune(graph: Graph, atEdge: (p: Point) => boolean): void {
  dropAcute(graph)
  dropSlivers(graph)
  dropStubs(graph, atEdge)
  dropSlivers(graph)
  dropStubs(graph, atEdge)
  keepLargest(graph)
}

/** Joins some blocks, so that streets end on others instead of all running through. */
export function joinBlocks(graph: Graph, share: number, random: Random): void {
  for (const edge of graph.edges.values()) {
    if (edge.rank !== 'street' || !random.chance(share)) continue
    const chain = chainOf(graph, edge)
    const ends = endsOf(chain)
    if (ends.some((end) => graph.degree(end) < 4)) continue
    if (chain.some((one) => one.rank !== 'street')) continue
    for (const one of chain) graph.remove(one)
  }
}

/** The pieces up to the next junction on both sides. */
function chainOf(graph: Graph, edge: Edge): Edge[] {
  const chain = [edge]
  for (const start of [edge.a, edge.b]) {
    let [point, last] = [start, edge]
    while (graph.degree(point) === 2 && chain.length < 200) {
      const next = graph.at(point).find((one) => one !== last)
      if (!next || chain.includes(next)) break
      chain.push(next)
      point = otherEnd(next, point)
      last = next
    }
  }
  return chain
}

function endsOf(chain: readonly Edge[]): number[] {
  const counts = new Map<number, number>()
  for (const edge of chain) for (const p of [edge.a, edge.b]) counts.set(p, (counts.get(p) ?? 0) + 1)
  return [...counts].filter(([, count]) => count === 1).map(([p]) => p)
}

function dropAcute(graph: Graph): void {
  graph.points.forEach((_, point) => {
    const meeting = graph
      .at(point)
      .sort((one, other) => graph.direction(point, one) - graph.direction(point, other))
    for (let i = 0; i < meeting.length && meeting.length > 2; i++) {
      const [one, other] = [at(meeting, i), at(meeting, (i + 1) % meeting.length)]
      const [a, b] = [graph.direction(point, one), graph.direction(point, other)]
      if (one === other || Math.cos(a - b) < 0 || angleBetween(a, b) > 0.4) continue
      const weaker = order[one.rank] < order[other.rank] ? one : other
      if (!isMajor(weaker.rank) && graph.edges.has(weaker.id)) graph.remove(weaker)
    }
  })
}

function dropSlivers(graph: Graph): void {
  for (const face of facesOf(graph)) {
    const around = face.ring.reduce((sum, p, i) => {
      const next = at(face.ring, (i + 1) % face.ring.length)
      return sum + Math.hypot(next.x - p.x, next.y - p.y)
    }, 0)
    if (face.area > 900 && face.area / around > 7.5) continue
    const weakest = face.edges.reduce((a, b) => (order[b.rank] < order[a.rank] ? b : a))
    if (graph.edges.has(weakest.id) && order[weakest.rank] < order.ring) graph.remove(weakest)
  }
}

function dropStubs(graph: Graph, atEdge: (p: Point) => boolean): void {
  for (let found = true; found;) {
    found = false
    for (let point = 0; point < graph.points.length; point++) {
      if (graph.degree(point) !== 1 || atEdge(graph.point(point))) continue
      const [first] = graph.at(point)
      if (!first) continue
      const chain = chainOf(graph, first)
      const length = chain.reduce((sum, edge) => sum + graph.length(edge), 0)
      if (length > (isMajor(first.rank) ? 260 : 62)) continue
      for (const edge of chain) graph.remove(edge)
      found = true
    }
  }
}

/** Takes the city's frame away again, and what hung on nothing else. */
export function dropBorder(graph: Graph): void {
  for (const edge of graph.edges.values()) if (edge.rank === 'path') graph.remove(edge)
  keepLargest(graph)
}

function keepLargest(graph: Graph): void {
  const group = new Int32Array(graph.points.length).fill(-1)
  const sizes: number[] = []
  graph.points.forEach((_, start) => {
    if (group[start] !== -1 || graph.degree(start) === 0) return
    const id = sizes.push(0) - 1
    const open = [start]
    group[start] = id
    for (let point = open.pop(); point !== undefined; point = open.pop()) {
      sizes[id] = at(sizes, id) + 1
      for (const edge of graph.at(point)) {
        const next = otherEnd(edge, point)
        if (group[next] !== -1) continue
        group[next] = id
        open.push(next)
      }
    }
  })
  const largest = sizes.indexOf(Math.max(...sizes))
  for (const edge of graph.edges.values()) if (group[edge.a] !== largest) graph.remove(edge)
}
