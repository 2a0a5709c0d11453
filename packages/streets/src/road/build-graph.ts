import { distanceBetween } from '@beckon/domain/geo'
import type { OsmData } from '../osm/osm-data.ts'
import { pointsOf } from '../gazetteer/way-points.ts'
import { markMain } from './components.ts'
import type { RoadGraph } from './graph.ts'
import { type RoadAccess, roadAccess } from './road-access.ts'

interface Draft {
  readonly vertexOf: Map<number, number>
  readonly vertexLatitude: number[]
  readonly vertexLongitude: number[]
  readonly from: number[]
  readonly to: number[]
  readonly length: number[]
  readonly speed: number[]
  readonly access: number[]
  readonly cornerStart: number[]
  readonly cornerLatitude: number[]
  readonly cornerLongitude: number[]
}

/** The road net of an extract: cut at crossings, with its islands marked. */
export function buildGraph(osm: OsmData): RoadGraph {
  const roads = osm.ways.flatMap((way) => {
    const access = roadAccess(way.tags)
    // Ways at the edge of an extract lack points: what is left of them in one piece is kept.
    return access ? piecesOf(osm, way.refs).map((refs) => ({ refs, access })) : []
  })
  const crossings = countUses(roads.map((road) => road.refs))
  const draft = emptyDraft()
  for (const { refs, access } of roads) addRoad(draft, osm, refs, access, crossings)
  draft.cornerStart.push(draft.cornerLatitude.length)
  return withArcs(draft)
}

const emptyDraft = (): Draft => ({
  vertexOf: new Map(),
  vertexLatitude: [],
  vertexLongitude: [],
  from: [],
  to: [],
  length: [],
  speed: [],
  access: [],
  cornerStart: [],
  cornerLatitude: [],
  cornerLongitude: [],
})

function piecesOf(osm: OsmData, refs: readonly number[]): number[][] {
  const pieces: number[][] = [[]]
  for (const ref of refs) {
    if (osm.point(ref)) pieces.at(-1)?.push(ref)
    else pieces.push([])
  }
  return pieces.filter((piece) => piece.length > 1)
}

/** How many roads meet in a point; the ends of a road count as meetings. */
function countUses(lines: readonly (readonly number[])[]): Map<number, number> {
  const uses = new Map<number, number>()
  for (const refs of lines) {
    for (const [index, ref] of refs.entries()) {
      const isEnd = index === 0 || index === refs.length - 1
      uses.set(ref, (uses.get(ref) ?? 0) + (isEnd ? 2 : 1))
    }
  }
  return uses
}

function addRoad(
  draft: Draft,
  osm: OsmData,
  refs: readonly number[],
  road: RoadAccess,
  uses: Map<number, number>,
): void {
  let piece: number[] = []
  for (const ref of refs) {
    piece.push(ref)
    if (piece.length > 1 && (uses.get(ref) ?? 0) > 1) {
      addSegment(draft, osm, piece, road)
      piece = [ref]
    }
  }
}

function addSegment(
  draft: Draft,
  osm: OsmData,
  refs: readonly number[],
  { access, speed }: RoadAccess,
): void {
  const points = pointsOf(osm, { id: 0, refs, tags: {} })
  draft.cornerStart.push(draft.cornerLatitude.length)
  let length = 0
  for (const [index, point] of points.entries()) {
    draft.cornerLatitude.push(point.latitude)
    draft.cornerLongitude.push(point.longitude)
    const before = points[index - 1]
    if (before) length += distanceBetween(before, point)
  }
  draft.from.push(vertex(draft, osm, refs[0] ?? 0))
  draft.to.push(vertex(draft, osm, refs.at(-1) ?? 0))
  draft.length.push(length)
  draft.speed.push(speed)
  draft.access.push(access)
}

function vertex(draft: Draft, osm: OsmData, ref: number): number {
  const known = draft.vertexOf.get(ref)
  if (known !== undefined) return known
  const made = draft.vertexLatitude.length
  const point = osm.point(ref) ?? { latitude: 0, longitude: 0 }
  draft.vertexOf.set(ref, made)
  draft.vertexLatitude.push(point.latitude)
  draft.vertexLongitude.push(point.longitude)
  return made
}

function withArcs(draft: Draft): RoadGraph {
  const vertices = draft.vertexLatitude.length
  const arcStart = new Uint32Array(vertices + 1)
  for (const list of [draft.from, draft.to])
    for (const at of list) arcStart[at + 1] = (arcStart[at + 1] ?? 0) + 1
  for (let at = 0; at < vertices; at += 1) arcStart[at + 1] = (arcStart[at + 1] ?? 0) + (arcStart[at] ?? 0)
  const next = arcStart.slice()
  const arcs = new Uint32Array(draft.from.length * 2)
  const put = (at: number, arc: number) => {
    arcs[next[at] ?? 0] = arc
    next[at] = (next[at] ?? 0) + 1
  }
  for (const [segment, from] of draft.from.entries()) {
    put(from, segment * 2)
    put(draft.to[segment] ?? 0, segment * 2 + 1)
  }
  return markMain({
    vertexLatitude: Float64Array.from(draft.vertexLatitude),
    vertexLongitude: Float64Array.from(draft.vertexLongitude),
    segmentFrom: Uint32Array.from(draft.from),
    segmentTo: Uint32Array.from(draft.to),
    segmentLength: Float32Array.from(draft.length),
    segmentSpeed: Float32Array.from(draft.speed),
    segmentAccess: Uint8Array.from(draft.access),
    cornerStart: Uint32Array.from(draft.cornerStart),
    cornerLatitude: Float64Array.from(draft.cornerLatitude),
    cornerLongitude: Float64Array.from(draft.cornerLongitude),
    arcStart,
    arcs,
    segmentMain: new Uint8Array(draft.from.length),
  })
}
