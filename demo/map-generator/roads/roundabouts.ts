import { at, distance, mixed, type Point } from '../shape/point.ts'
import type { Random } from '../shape/random.ts'
import { type Edge, type Graph, otherEnd } from './graph.ts'
import { isMajor, order } from './road.ts'

const radius = 26

/** Turns some meetings of big roads into circles; gives the points of each. */
export function buildRoundabouts(
  graph: Graph,
  count: number,
  drivesOn: 'left' | 'right',
  open: (p: Point) => boolean,
  firstRoad: number,
  random: Random,
): void {
  const built: Point[] = []
  const candidates = random.shuffled(graph.points.map((_, i) => i))
  for (const point of candidates) {
    if (built.length >= count) return
    const middle = graph.point(point)
    const meeting = graph.at(point)
    if (!fits(graph, point, meeting) || !open(middle)) continue
    if (built.some((other) => distance(other, middle) < 900)) continue
    buildAt(graph, point, meeting, drivesOn, firstRoad + built.length)
    built.push(middle)
  }
}

function fits(graph: Graph, point: number, meeting: readonly Edge[]): boolean {
  if (meeting.length < 3 || meeting.filter((edge) => isMajor(edge.rank)).length < 3) return false
  const turns = meeting.map((edge) => graph.direction(point, edge)).sort((a, b) => a - b)
  const isEven = turns.every((turn, i) => {
    const next = i + 1 < turns.length ? at(turns, i + 1) : at(turns, 0) + 2 * Math.PI
    return next - turn > 0.7
  })
  return isEven && meeting.every((edge) => graph.length(edge) > radius + 8)
}

function buildAt(
  graph: Graph,
  point: number,
  meeting: readonly Edge[],
  drivesOn: 'left' | 'right',
  road: number,
): void {
  const middle = graph.point(point)
  const rank = meeting.reduce(
    (best, edge) => (order[edge.rank] > order[best] ? edge.rank : best),
    at(meeting, 0).rank,
  )
  const stops = meeting.map((edge) => {
    const far = otherEnd(edge, point)
    const stop = graph.addPoint(mixed(middle, graph.point(far), radius / graph.length(edge)))
    graph.remove(edge)
    const [a, b] = edge.a === point ? [stop, far] : [far, stop]
    graph.addEdge(a, b, edge.rank, edge.road, edge.position)
    return { stop, turn: Math.atan2(graph.point(far).y - middle.y, graph.point(far).x - middle.x) }
  })
  const circle = filled(
    graph,
    middle,
    stops.sort((a, b) => a.turn - b.turn),
  )
  circle.forEach((a, i) => {
    const b = at(circle, (i + 1) % circle.length)
    graph.addEdge(a, b, rank, road, i, { part: 'roundabout', oneWay: drivesOn === 'right' ? 1 : -1 })
  })
}

/** More points between the stops, so that the circle is round. */
function filled(graph: Graph, middle: Point, stops: readonly { stop: number; turn: number }[]): number[] {
  return stops.flatMap(({ stop, turn }, i) => {
    const next = i + 1 < stops.length ? at(stops, i + 1).turn : at(stops, 0).turn + 2 * Math.PI
    const pieces = Math.max(1, Math.round((next - turn) / 0.45))
    const between = Array.from({ length: pieces - 1 }, (_, n) => {
      const a = turn + ((next - turn) * (n + 1)) / pieces
      return graph.addPoint({ x: middle.x + Math.cos(a) * radius, y: middle.y + Math.sin(a) * radius })
    })
    return [stop, ...between]
  })
}
