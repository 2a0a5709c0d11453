import type { OsmRelation } from '../osm/osm-data.ts'
import { vehicleBit } from './graph.ts'

/** Road network as the turn rules need it. */
export interface SegmentGraph {
  /** By the id of the point. */
  readonly vertexOf: ReadonlyMap<number, number>
  /** Of each segment: where it begins and ends, and the way it was cut from. */
  readonly from: readonly number[]
  readonly to: readonly number[]
  readonly way: readonly number[]
}

/** Arc by arc: the arcs that may not follow it, with the bits of the vehicles that this holds for. */
export type ForbiddenTurns = ReadonlyMap<number, ReadonlyMap<number, number>>

type Draft = Map<number, Map<number, number>>

const CAR = vehicleBit('car')
const BIKE = vehicleBit('bike')

/** Derives forbidden turns from the turn restrictions that pass through one point, and from barriers. */
export function forbiddenTurns(
  net: SegmentGraph,
  relations: readonly OsmRelation[],
  barriers: ReadonlyMap<number, number>,
): ForbiddenTurns {
  const arcs = arcsAt(net)
  const found: Draft = new Map()
  for (const relation of relations) addRestriction(found, net, arcs, relation)
  for (const [ref, bits] of barriers) {
    const leaving = arcs(net.vertexOf.get(ref))
    for (const out of leaving)
      for (const next of leaving) if (next !== out) forbid(found, out ^ 1, next, bits)
  }
  return found
}

/** The arcs that leave a vertex; turned round they are those that enter it. */
function arcsAt({ from, to }: SegmentGraph): (vertex: number | undefined) => readonly number[] {
  const leaving = new Map<number, number[]>()
  const put = (vertex: number, arc: number) => {
    const known = leaving.get(vertex)
    if (known) known.push(arc)
    else leaving.set(vertex, [arc])
  }
  for (const [segment, start] of from.entries()) {
    put(start, segment * 2)
    put(to[segment] ?? 0, segment * 2 + 1)
  }
  return (vertex) => (vertex === undefined ? [] : (leaving.get(vertex) ?? []))
}

function forbid(found: Draft, after: number, next: number, bits: number): void {
  const banned = found.get(after) ?? new Map<number, number>()
  banned.set(next, (banned.get(next) ?? 0) | bits)
  found.set(after, banned)
}

function addRestriction(
  found: Draft,
  net: SegmentGraph,
  arcs: ReturnType<typeof arcsAt>,
  { tags, members }: OsmRelation,
): void {
  const rule = tags['restriction'] ?? ''
  const isOnly = rule.startsWith('only_')
  if (tags['type'] !== 'restriction' || !(isOnly || rule.startsWith('no_'))) return
  const memberOf = (role: string, type: 'node' | 'way') =>
    members.find((member) => member.role === role && member.type === type)?.ref
  const [from, via, to] = [memberOf('from', 'way'), memberOf('via', 'node'), memberOf('to', 'way')]
  const leaving = via === undefined ? [] : arcs(net.vertexOf.get(via))
  const leavingOf = (way: number | undefined) => leaving.filter((arc) => net.way[arc >> 1] === way)
  const [before, ...others] = leavingOf(from)
  const after = leavingOf(to)
  // A way that continues past the point is ambiguous: either half may be meant.
  if (before === undefined || others.length > 0 || after.length === 0) return
  const banned = isOnly ? leaving.filter((arc) => !after.includes(arc)) : after
  for (const arc of banned) forbid(found, before ^ 1, arc, boundBy(tags['except'] ?? ''))
}

/** Turn restrictions do not apply to pedestrians; some signs exempt bicycles. */
function boundBy(except: string): number {
  const free = new Set(except.split(/\s*;\s*/u))
  const car = free.has('motorcar') || free.has('motor_vehicle') || free.has('vehicle') ? 0 : CAR
  return car | (free.has('bicycle') || free.has('vehicle') ? 0 : BIKE)
}
