import { type Edge, type Graph } from '../roads/graph.ts'
import { isMajor, order } from '../roads/road.ts'
import { at, distance, type Point } from '../shape/point.ts'
import type { Random } from '../shape/random.ts'
import type { StreetRank, Vocabulary, Translations } from '../vocabulary/vocabulary.ts'
import { filled, type Namer } from './names.ts'

/** A stretch of road with one name, counted from the end nearer the middle of the city. */
export interface Street {
  readonly id: number
  readonly rank: StreetRank
  readonly edges: readonly Edge[]
  /** Points of the graph, one more than edges. */
  readonly points: readonly number[]
  /** Metres from the start to each point. */
  readonly along: readonly number[]
  readonly middle: Point
  readonly district: number
  names: Translations
}

/** Cuts roads into streets: at gaps, and here and there where a bigger road crosses. */
export function partStreets(
  graph: Graph,
  middle: Point,
  districts: readonly Point[],
  random: Random,
): Street[] {
  const roads = new Map<number, Edge[]>()
  for (const edge of graph.edges.values()) {
    if (edge.part !== 'road' || edge.rank === 'motorway') continue
    const known = roads.get(edge.road)
    if (known) known.push(edge)
    else roads.set(edge.road, [edge])
  }
  const streets: Street[] = []
  for (const edges of roads.values()) {
    for (const chain of chains(
      graph,
      edges.sort((a, b) => a.position - b.position),
      random,
    )) {
      streets.push(streetOf(graph, streets.length, chain, middle, districts))
    }
  }
  return streets
}

function chains(graph: Graph, edges: readonly Edge[], random: Random): Edge[][] {
  const found: Edge[][] = []
  let chain: Edge[] = []
  let length = 0
  for (const edge of edges) {
    const last = chain.at(-1)
    const isNew = last && (last.b !== edge.a || changesName(graph, edge, length, random))
    if (isNew) {
      found.push(chain)
      chain = []
      length = 0
    }
    chain.push(edge)
    length += graph.length(edge)
  }
  if (chain.length > 0) found.push(chain)
  return found
}

/** How long a street keeps its name before a crossing may change it, metres, and how often it does. */
const changes: Readonly<Partial<Record<StreetRank, readonly [number, number]>>> = {
  ring: [700, 0.8],
  avenue: [1300, 0.6],
  shore: [900, 0.5],
  collector: [800, 0.4],
  street: [260, 0.5],
}

function changesName(graph: Graph, edge: Edge, length: number, random: Random): boolean {
  const [least, chance] = changes[edge.rank] ?? [260, 0.5]
  if (length < least || edge.bridge) return false
  const crosses = graph.at(edge.a).some((other) => other.road !== edge.road && isMajor(other.rank))
  return crosses && random.chance(chance)
}

function streetOf(
  graph: Graph,
  id: number,
  chain: readonly Edge[],
  middle: Point,
  districts: readonly Point[],
): Street {
  const forward = [at(chain, 0).a, ...chain.map((edge) => edge.b)]
  const away = (point: number) => distance(graph.point(point), middle)
  const turned = away(at(forward, 0)) > away(at(forward, -1))
  const points = turned ? forward.toReversed() : forward
  const along: number[] = [0]
  for (let i = 1; i < points.length; i++) {
    along.push(at(along, -1) + distance(graph.point(at(points, i - 1)), graph.point(at(points, i))))
  }
  const centre = graph.point(at(points, Math.floor(points.length / 2)))
  const edges = turned ? chain.toReversed() : chain
  const rank = rankOf(graph, at(chain, 0).rank, points, at(along, -1))
  return { id, rank, edges, points, along, middle: centre, district: nearest(districts, centre), names: {} }
}

/** A short street off a bigger one is a lane. */
function rankOf(graph: Graph, rank: StreetRank, points: readonly number[], length: number): StreetRank {
  if (rank !== 'street') return rank
  const ends = [at(points, 0), at(points, -1)]
  const isBlind = ends.some((end) => graph.degree(end) === 1)
  return length < 170 || (isBlind && length < 320) ? 'lane' : 'street'
}

export function nearest(points: readonly Point[], p: Point): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY]
  points.forEach((other, i) => {
    const away = distance(other, p)
    if (away < least) [best, least] = [i, away]
  })
  return best
}

/** Names the bigger streets first, so that lanes can be called after the street that they leave. */
export function nameStreets(
  streets: readonly Street[],
  graph: Graph,
  vocabulary: Vocabulary,
  districtNames: readonly Translations[],
  namer: Namer,
): void {
  const byPoint = new Map<number, Street>()
  const byLength = [...streets].sort(
    (a, b) => order[b.rank] - order[a.rank] || at(b.along, -1) - at(a.along, -1),
  )
  for (const street of byLength.filter((one) => isMajor(one.rank))) {
    const place = at(districtNames, street.district)
    street.names = namer.make(vocabulary.streets[street.rank], { place })
    for (const point of street.points) if (!byPoint.has(point)) byPoint.set(point, street)
  }
  const lanes = new Map<number, number>()
  for (const { street, joint } of byJoint(byLength, byPoint)) {
    const patterns = vocabulary.streets[street.rank]
    const ofParent = patterns.find(namesParent)
    const free = patterns.filter((pattern) => !namesParent(pattern))
    const numbered = joint && ofParent ? laneName(street, joint, graph, namer, ofParent, lanes) : undefined
    const place = at(districtNames, street.district)
    const isNumbered = numbered && (free.length === 0 || street.id % 3 !== 0) && namer.claim(numbered)
    const others = free.length > 0 ? free : vocabulary.streets.street.filter((one) => !namesParent(one))
    street.names = isNumbered ? numbered : namer.make(others, { place })
  }
}

const namesParent = (pattern: Translations) =>
  Object.values(pattern).some((text) => text.includes('{street}') || text.includes('{road}'))

interface Joint {
  readonly parent: Street
  readonly index: number
}

/** Smaller streets in the order in which they leave the bigger ones. */
function byJoint(
  streets: readonly Street[],
  byPoint: ReadonlyMap<number, Street>,
): { street: Street; joint: Joint | undefined }[] {
  const smaller = streets.filter((one) => !isMajor(one.rank))
  const joined = smaller.map((street) => {
    const point = street.points.find((one) => byPoint.has(one))
    const parent = point === undefined ? undefined : byPoint.get(point)
    const joint = parent && point !== undefined ? { parent, index: parent.points.indexOf(point) } : undefined
    return { street, joint }
  })
  const place = (joint: Joint | undefined) => (joint ? joint.parent.id * 10_000 + joint.index : -1)
  return joined.sort((a, b) => place(a.joint) - place(b.joint))
}

/** Odd to the left of the bigger street, even to its right, counted as they come. */
function laneName(
  street: Street,
  joint: Joint,
  graph: Graph,
  namer: Namer,
  pattern: Translations,
  lanes: Map<number, number>,
): Translations {
  const { parent, index } = joint
  const [from, to] = [
    graph.point(at(parent.points, Math.max(0, index - 1))),
    graph.point(at(parent.points, Math.max(1, index))),
  ]
  const p = street.middle
  const isLeft = (to.x - from.x) * (p.y - from.y) - (to.y - from.y) * (p.x - from.x) > 0
  const key = parent.id * 2 + (isLeft ? 0 : 1)
  const number = (lanes.get(key) ?? (isLeft ? -1 : 0)) + 2
  lanes.set(key, number)
  return filled(pattern, { street: namer.stemOf(parent.names), road: parent.names, number: `${number}` })
}
