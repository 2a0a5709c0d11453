import type { RoadGraph } from './graph.ts'
import type { ForbiddenTurns, SegmentGraph } from './turns.ts'

export interface Arcs extends Pick<RoadGraph, 'arcHead' | 'arcStart' | 'arcs' | 'turns'> {
  /** Vertices that are duplicated for turn restrictions; duplicates are numbered after the last vertex. */
  readonly duplicatedVertices: readonly number[]
}

const ALL_VEHICLES = 0b111

/** Lists the arcs that leave each vertex. An arc after which turns are forbidden ends in a duplicate of its vertex. */
export function buildArcs(net: SegmentGraph, forbidden: ForbiddenTurns): Arcs {
  const leaving = leavingArcs(net)
  const arcHead = new Uint32Array(net.from.length * 2)
  for (const [segment, from] of net.from.entries()) {
    arcHead[segment * 2] = net.to[segment] ?? 0
    arcHead[segment * 2 + 1] = from
  }
  const lists = leaving.map((arcs) => arcs.map((arc) => ({ arc, turn: ALL_VEHICLES })))
  const duplicatedVertices: number[] = []
  for (const [arc, banned] of forbidden) {
    const vertex = arcHead[arc] ?? 0
    duplicatedVertices.push(vertex)
    arcHead[arc] = lists.length
    lists.push(
      (leaving[vertex] ?? []).map((next) => ({ arc: next, turn: ALL_VEHICLES & ~(banned.get(next) ?? 0) })),
    )
  }
  const all = lists.flat()
  const arcStart = new Uint32Array(lists.length + 1)
  for (const [at, list] of lists.entries()) arcStart[at + 1] = (arcStart[at] ?? 0) + list.length
  return {
    duplicatedVertices,
    arcHead,
    arcStart,
    arcs: Uint32Array.from(all, ({ arc }) => arc),
    turns: Uint8Array.from(all, ({ turn }) => turn),
  }
}

function leavingArcs({ from, to, vertexOf }: SegmentGraph): number[][] {
  const leaving: number[][] = Array.from({ length: vertexOf.size }, () => [])
  for (const [segment, start] of from.entries()) {
    leaving[start]?.push(segment * 2)
    leaving[to[segment] ?? 0]?.push(segment * 2 + 1)
  }
  return leaving
}
