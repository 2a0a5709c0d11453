import type { Point } from '@beckon/domain/geo'
import type { Vehicle } from '../model.ts'
import type { OsmData, OsmNode, OsmRelation, OsmWay, Tags } from '../osm/osm-data.ts'
import { headOf, mayGoOn, mayUse, type RoadGraph, secondsOf } from './graph.ts'
import type { Snapped } from './snap.ts'

/** A map written down in a test. */
export function mapOf(
  points: Readonly<Record<number, readonly [latitude: number, longitude: number]>>,
  ways: readonly OsmWay[],
  relations: readonly OsmRelation[] = [],
  taggedNodes: readonly OsmNode[] = [],
): OsmData {
  const point = (id: number): Point | undefined => {
    const [latitude, longitude] = points[id] ?? []
    return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
  }
  return { point, ways, relations, taggedNodes, bounds: { west: 0, south: 0, east: 1, north: 1 } }
}

export const way = (id: number, refs: readonly number[], tags: Tags = {}): OsmWay => ({
  id,
  refs,
  tags: { highway: 'residential', ...tags },
})

export const restriction = (
  rule: string,
  from: number,
  via: number,
  to: number,
  more: Tags = {},
): OsmRelation => ({
  id: from * 1000 + to,
  tags: { type: 'restriction', restriction: rule, ...more },
  members: [
    { type: 'way', ref: from, role: 'from' },
    { type: 'node', ref: via, role: 'via' },
    { type: 'way', ref: to, role: 'to' },
  ],
})

/** Dijkstra by the book, over arcs and without any heuristic: what the quick search is held to. */
export function plainSeconds(graph: RoadGraph, from: Snapped, to: Snapped, vehicle: Vehicle): number {
  const share = ({ along, segment }: Snapped) => along / (graph.segmentLength[segment] || 1)
  const ahead = (snapped: Snapped, arc: number) => (arc & 1 ? share(snapped) : 1 - share(snapped))
  const arcs = ({ segment }: Snapped) =>
    [segment * 2, segment * 2 + 1].filter((arc) => mayUse(graph, arc, vehicle))
  const ends = new Map(arcs(to).map((arc) => [arc, secondsOf(graph, to.segment, vehicle)]))
  let best = Number.POSITIVE_INFINITY
  if (from.segment === to.segment) {
    for (const arc of arcs(from)) {
      const gone = (ahead(from, arc) - ahead(to, arc)) * secondsOf(graph, from.segment, vehicle)
      if (gone >= 0) best = Math.min(best, gone)
    }
  }
  const cost = new Float64Array(graph.arcHead.length).fill(Number.POSITIVE_INFINITY)
  const done = new Uint8Array(graph.arcHead.length)
  const waiting = new Heap()
  for (const arc of arcs(from)) {
    cost[arc] = ahead(from, arc) * secondsOf(graph, from.segment, vehicle)
    waiting.push(cost[arc] ?? 0, arc)
  }
  for (let arc = waiting.pop(); arc !== undefined; arc = waiting.pop()) {
    if (done[arc]) continue
    done[arc] = 1
    const sofar = cost[arc] ?? 0
    // All arcs still in the queue cost at least as much.
    if (sofar >= best) return best
    const vertex = headOf(graph, arc)
    for (let index = graph.arcStart[vertex] ?? 0; index < (graph.arcStart[vertex + 1] ?? 0); index += 1) {
      if (!mayGoOn(graph, index, vehicle)) continue
      const next = graph.arcs[index] ?? 0
      const whole = ends.get(next)
      if (whole !== undefined) best = Math.min(best, sofar + whole * (1 - ahead(to, next)))
      const total = sofar + secondsOf(graph, next >> 1, vehicle)
      if (total >= (cost[next] ?? 0)) continue
      cost[next] = total
      waiting.push(total, next)
    }
  }
  return best
}

class Heap {
  readonly #items: (readonly [number, number])[] = []

  push(key: number, value: number): void {
    const items = this.#items
    let at = items.length
    for (let up = (at - 1) >> 1; at > 0 && (items[up]?.[0] ?? 0) > key; up = (at - 1) >> 1) {
      items[at] = items[up] ?? [0, 0]
      at = up
    }
    items[at] = [key, value]
  }

  pop(): number | undefined {
    const items = this.#items
    const top = items[0]
    const last = items.pop()
    if (!top || !last || items.length === 0) return top?.[1]
    let at = 0
    for (;;) {
      const [left, right] = [2 * at + 1, 2 * at + 2]
      const key = (index: number) => items[index]?.[0] ?? Number.POSITIVE_INFINITY
      const child = key(right) < key(left) ? right : left
      if (key(child) >= last[0]) break
      items[at] = items[child] ?? last
      at = child
    }
    items[at] = last
    return top[1]
  }
}

/** The same numbers every time. */
export function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
