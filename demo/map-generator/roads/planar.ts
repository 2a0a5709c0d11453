import { at, crossing, directionOf, distance, type Line, mixed, moved, type Point } from '../shape/point.ts'
import { Graph } from './graph.ts'
import { order, type Road } from './road.ts'

interface Segment {
  readonly road: number
  readonly index: number
  readonly a: Point
  readonly b: Point
}

/** Points nearer than this are one. */
const together = 8
const bucket = 60

/** Joins roads where they cross and where their ends nearly meet another. */
export function joinRoads(roads: readonly Road[], allowed: (p: Point) => boolean): Graph {
  const sorted = [...roads].sort((one, other) => order[other.rank] - order[one.rank])
  const index = new SegmentIndex()
  sorted.forEach((road, i) => index.add(road.line, i))
  const extended = sorted.map((road, i) => ({ ...road, line: reached(road, i, index, allowed) }))
  const full = new SegmentIndex()
  extended.forEach((road, i) => full.add(road.line, i))
  const cuts = crossings(full)
  const graph = new Graph()
  const near = new PointIndex(graph)
  extended.forEach((road, i) => {
    let last = -1
    let position = 0
    for (const p of pointsOf(road.line, i, cuts)) {
      const point = near.at(p)
      if (last >= 0) graph.addEdge(last, point, road.rank, i, position++)
      last = point
    }
  })
  return graph
}

/** A road whose end lies just short of another goes on to it. */
function reached(road: Road, own: number, index: SegmentIndex, allowed: (p: Point) => boolean): Line {
  const reach = order[road.rank] >= order.collector ? 420 : 150
  const line = [...road.line]
  const ahead = index.ahead(at(line, -2), at(line, -1), reach, own)
  if (ahead && allowed(mixed(at(line, -1), ahead, 0.5))) line.push(ahead)
  const back = index.ahead(at(line, 1), at(line, 0), reach, own)
  if (back && allowed(mixed(at(line, 0), back, 0.5))) line.unshift(back)
  return line
}

class SegmentIndex {
  readonly segments: Segment[] = []
  readonly buckets = new Map<number, number[]>()

  add(line: Line, road: number): void {
    for (let i = 1; i < line.length; i++) {
      const segment = { road, index: i - 1, a: at(line, i - 1), b: at(line, i) }
      const id = this.segments.push(segment) - 1
      for (const key of bucketsOf(segment.a, segment.b)) {
        const known = this.buckets.get(key)
        if (known) known.push(id)
        else this.buckets.set(key, [id])
      }
    }
  }

  /** Where going on from `p`, away from `before`, first meets a road; a step beyond it, so that they cross. */
  ahead(before: Point, p: Point, reach: number, own: number): Point | undefined {
    const turn = directionOf(before, p)
    const end = moved(p, Math.cos(turn) * reach, Math.sin(turn) * reach)
    let best = Number.POSITIVE_INFINITY
    for (const key of bucketsOf(p, end)) {
      for (const id of this.buckets.get(key) ?? []) {
        const segment = at(this.segments, id)
        if (segment.road === own) continue
        const met = crossing(p, end, segment.a, segment.b)
        if (met) best = Math.min(best, met[0])
      }
    }
    return best > 1 ? undefined : mixed(p, end, best + 1 / reach)
  }
}

function bucketsOf(a: Point, b: Point): number[] {
  const keys: number[] = []
  const [left, right] = [Math.floor(Math.min(a.x, b.x) / bucket), Math.floor(Math.max(a.x, b.x) / bucket)]
  const [low, high] = [Math.floor(Math.min(a.y, b.y) / bucket), Math.floor(Math.max(a.y, b.y) / bucket)]
  for (let x = left; x <= right; x++) for (let y = low; y <= high; y++) keys.push(x * 4096 + y)
  return keys
}

/** Parts of the way along each segment, by road and index, where another road crosses it. */
function crossings(index: SegmentIndex): Map<string, number[]> {
  const cuts = new Map<string, number[]>()
  const cut = (segment: Segment, t: number) => {
    const key = `${segment.road}/${segment.index}`
    const known = cuts.get(key)
    if (known) known.push(t)
    else cuts.set(key, [t])
  }
  const seen = new Set<number>()
  for (const ids of index.buckets.values()) {
    for (let i = 0; i < ids.length; i++) {
      for (let j = i + 1; j < ids.length; j++) {
        const [one, other] = [at(index.segments, at(ids, i)), at(index.segments, at(ids, j))]
        const isNeighbour = one.road === other.road && Math.abs(one.index - other.index) < 2
        const met = isNeighbour ? undefined : crossing(one.a, one.b, other.a, other.b)
        const pair = at(ids, i) * 1e6 + at(ids, j)
        if (!met || seen.has(pair)) continue
        seen.add(pair)
        cut(one, met[0])
        cut(other, met[1])
      }
    }
  }
  return cuts
}

function pointsOf(line: Line, road: number, cuts: Map<string, number[]>): Point[] {
  const points: Point[] = [at(line, 0)]
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [at(line, i - 1), at(line, i)]
    const found = cuts.get(`${road}/${i - 1}`) ?? []
    points.push(...found.sort((one, other) => one - other).map((t) => mixed(a, b, t)), b)
  }
  return points
}

class PointIndex {
  private readonly graph: Graph
  private readonly buckets = new Map<number, number[]>()

  constructor(graph: Graph) {
    this.graph = graph
  }

  at(p: Point): number {
    const [x, y] = [Math.floor(p.x / together), Math.floor(p.y / together)]
    let [best, least] = [-1, together]
    for (let dx = -1; dx <= 1; dx++) {
      for (let dy = -1; dy <= 1; dy++) {
        for (const id of this.buckets.get((x + dx) * 65536 + y + dy) ?? []) {
          const away = distance(this.graph.point(id), p)
          if (away < least) [best, least] = [id, away]
        }
      }
    }
    if (best >= 0) return best
    const made = this.graph.addPoint(p)
    const known = this.buckets.get(x * 65536 + y)
    if (known) known.push(made)
    else this.buckets.set(x * 65536 + y, [made])
    return made
  }
}
