import {
  at,
  crossing,
  distance,
  type Line,
  lengthOf,
  mixed,
  moved,
  offset,
  type Point,
  pointAlong,
  simplified,
} from '../shape/point.ts'
import { type Edge, type Graph } from './graph.ts'
import { isMajor, order } from './road.ts'

/** Ids of the motorway's two carriageways and its ramps among the roads. */
export const motorwayRoads = { ahead: 100_001, back: 100_002, links: 100_010 } as const

const carriageway = 11
const ramp = 300

interface Junction {
  readonly edge: Edge
  /** Metres along the motorway. */
  readonly along: number
}

/** Two carriageways past the city, and ramps where a bigger road crosses above. */
export function buildMotorway(graph: Graph, line: Line, drivesOn: 'left' | 'right'): void {
  const side = drivesOn === 'right' ? -1 : 1
  const junctions = junctionsOf(graph, line)
  const ahead = new Carriageway(offset(line, carriageway * side))
  const back = new Carriageway(offset(line, -carriageway * side).toReversed())
  let link: number = motorwayRoads.links
  for (const { edge, along } of junctions) {
    const where = pointAlong(line, along)
    const ends = [edge.a, edge.b]
    for (const [way, sign] of [
      [ahead, side],
      [back, -side],
    ] as const) {
      const here = way.nearest(where)
      const end = at(
        ends,
        ends.findIndex((id) => sideOf(line, along, graph.point(id)) === sign),
      )
      way.ramps.push({ along: here - ramp, end, road: link++, isExit: true })
      way.ramps.push({ along: here + ramp, end, road: link++, isExit: false })
    }
  }
  ahead.draw(graph, motorwayRoads.ahead, side)
  back.draw(graph, motorwayRoads.back, side)
}

function junctionsOf(graph: Graph, line: Line): Junction[] {
  const found: Junction[] = []
  const length = lengthOf(line)
  const edges = [...graph.edges.values()].filter((edge) => edge.bridge && isMajor(edge.rank))
  for (const edge of edges.sort((a, b) => order[b.rank] - order[a.rank])) {
    const along = metAt(graph, edge, line)
    const fits = along !== undefined && along > ramp + 120 && along < length - ramp - 120
    if (!fits || graph.length(edge) < 50) continue
    if (found.length < 3 && found.every((one) => Math.abs(one.along - along) > 2.4 * ramp))
      found.push({ edge, along })
  }
  return found
}

function metAt(graph: Graph, edge: Edge, line: Line): number | undefined {
  let passed = 0
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [at(line, i - 1), at(line, i)]
    const met = crossing(a, b, graph.point(edge.a), graph.point(edge.b))
    if (met) return passed + met[0] * distance(a, b)
    passed += distance(a, b)
  }
  return undefined
}

/** 1 to the left of the line, -1 to its right. */
function sideOf(line: Line, along: number, p: Point): number {
  const [a, b] = [pointAlong(line, along - 5), pointAlong(line, along + 5)]
  return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) > 0 ? 1 : -1
}

interface Ramp {
  readonly along: number
  readonly end: number
  readonly road: number
  readonly isExit: boolean
}

class Carriageway {
  readonly line: Line
  readonly ramps: Ramp[] = []

  constructor(line: Line) {
    this.line = line
  }

  nearest(p: Point): number {
    let [best, least] = [0, Number.POSITIVE_INFINITY]
    for (let s = 0; s < lengthOf(this.line); s += 10) {
      const away = distance(pointAlong(this.line, s), p)
      if (away < least) [best, least] = [s, away]
    }
    return best
  }

  /** In the direction of travel, with its ramps on the outside. */
  draw(graph: Graph, road: number, outside: number): void {
    const stops = this.ramps.sort((a, b) => a.along - b.along)
    let last = graph.addPoint(at(this.line, 0))
    let [position, reached] = [0, 0]
    const go = (p: Point) => {
      const next = graph.addPoint(p)
      graph.addEdge(last, next, 'motorway', road, position++, { oneWay: 1 })
      last = next
    }
    for (const stop of [...stops, undefined]) {
      const until = stop?.along ?? lengthOf(this.line)
      for (const p of between(this.line, reached, until)) go(p)
      if (stop) this.link(graph, stop, last, outside)
      reached = until
    }
  }

  private link(graph: Graph, stop: Ramp, from: number, outside: number): void {
    const bend = pointAlong(this.line, stop.along + (stop.isExit ? ramp * 0.72 : -ramp * 0.72))
    const beyond = pointAlong(this.line, stop.along + (stop.isExit ? ramp * 0.74 : -ramp * 0.7))
    const turn = Math.atan2(beyond.y - bend.y, beyond.x - bend.x)
    const control = moved(bend, -Math.sin(turn) * 24 * outside, Math.cos(turn) * 24 * outside)
    const [a, b] = [graph.point(from), graph.point(stop.end)]
    let last = from
    for (let i = 1; i <= 7; i++) {
      const t = i / 7
      const p = mixed(mixed(a, control, t), mixed(control, b, t), t)
      const next = i === 7 ? stop.end : graph.addPoint(p)
      const oneWay = stop.isExit ? 1 : -1
      graph.addEdge(last, next, 'motorway', stop.road, i, { oneWay, part: 'link' })
      last = next
    }
  }
}

function between(line: Line, from: number, to: number): Point[] {
  const points: Point[] = []
  for (let s = from; s < to - 1; s += 25) points.push(pointAlong(line, s))
  points.push(pointAlong(line, to))
  return simplified(points, 0.5).slice(1)
}
