import { distanceBetween } from '@beckon/domain/geo'
import type { OsmData } from '../osm/osm-data.ts'
import { pointsOf } from '../gazetteer/way-points.ts'
import { type Arcs, buildArcs } from './arcs.ts'
import { barriersOf } from './barriers.ts'
import { markLargestComponent } from './components.ts'
import type { RoadGraph } from './graph.ts'
import { type RoadAccess, roadAccess } from './road-access.ts'
import { forbiddenTurns } from './turns.ts'

interface Draft {
  /** By the id of the point. */
  readonly vertexOf: Map<number, number>
  readonly vertexLatitude: number[]
  readonly vertexLongitude: number[]
  readonly from: number[]
  readonly to: number[]
  /** The way that each segment was cut from. */
  readonly way: number[]
  readonly length: number[]
  readonly speed: number[]
  readonly access: number[]
  readonly cornerStart: number[]
  readonly cornerLatitude: number[]
  readonly cornerLongitude: number[]
}

interface Road extends RoadAccess {
  readonly way: number
  readonly refs: readonly number[]
}

/** The road net of an extract: cut at crossings, with its turns and its islands marked. */
export function buildGraph(osm: OsmData): RoadGraph {
  const roads = osm.ways.flatMap((way): Road[] => {
    const access = roadAccess(way.tags)
    // Ways at the edge of an extract lack points: what is left of them in one piece is kept.
    return access ? piecesOf(osm, way.refs).map((refs) => ({ way: way.id, refs, ...access })) : []
  })
  const barriers = barriersOf(osm.taggedNodes)
  const crossings = countUses(roads.map((road) => road.refs))
  for (const ref of barriers.keys()) crossings.set(ref, (crossings.get(ref) ?? 0) + 1)
  const draft = emptyDraft()
  for (const road of roads) addRoad(draft, osm, road, crossings)
  draft.cornerStart.push(draft.cornerLatitude.length)
  const { vertexOf, from, to, way } = draft
  const net = { vertexOf, from, to, way }
  return markLargestComponent(finished(draft, buildArcs(net, forbiddenTurns(net, osm.relations, barriers))))
}

const emptyDraft = (): Draft => ({
  vertexOf: new Map(),
  vertexLatitude: [],
  vertexLongitude: [],
  from: [],
  to: [],
  way: [],
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

function addRoad(draft: Draft, osm: OsmData, road: Road, uses: Map<number, number>): void {
  let piece: number[] = []
  for (const ref of road.refs) {
    piece.push(ref)
    if (piece.length > 1 && (uses.get(ref) ?? 0) > 1) {
      addSegment(draft, osm, { ...road, refs: piece })
      piece = [ref]
    }
  }
}

function addSegment(draft: Draft, osm: OsmData, { way, refs, access, speed }: Road): void {
  const points = pointsOf(osm, { id: way, refs, tags: {} })
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
  draft.way.push(way)
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

function finished(draft: Draft, { duplicatedVertices, ...arcs }: Arcs): RoadGraph {
  // A copy lies where its vertex lies.
  const placed = (degrees: readonly number[]) =>
    Float64Array.from([...degrees, ...duplicatedVertices.map((vertex) => degrees[vertex] ?? 0)])
  return {
    vertexLatitude: placed(draft.vertexLatitude),
    vertexLongitude: placed(draft.vertexLongitude),
    segmentFrom: Uint32Array.from(draft.from),
    segmentTo: Uint32Array.from(draft.to),
    segmentLength: Float32Array.from(draft.length),
    segmentSpeed: Float32Array.from(draft.speed),
    segmentAccess: Uint8Array.from(draft.access),
    cornerStart: Uint32Array.from(draft.cornerStart),
    cornerLatitude: Float64Array.from(draft.cornerLatitude),
    cornerLongitude: Float64Array.from(draft.cornerLongitude),
    ...arcs,
    segmentMain: new Uint8Array(draft.from.length),
  }
}
