import { distanceBetween, type Point } from '@beckon/domain/geo'
import type { Vehicle } from '../model.ts'
import { BIKE_SPEED, FOOT_SPEED, type RoadGraph } from './graph.ts'

/** Lower bound of the seconds from a vertex to the goal. */
export type Heuristic = (vertex: number) => number

type Vector = readonly [number, number, number]

const DIAMETER = distanceBetween({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 })
const RADIUS = DIAMETER / Math.PI
/** Segment lengths are 32-bit floats, so they may be slightly too short. */
const ROUNDING = 0.9999

/** Estimates by the straight line through the earth: shorter than any road, and without a sine for each vertex. */
export function createHeuristic(graph: RoadGraph): (goal: Point, vehicle: Vehicle) => Heuristic {
  const vertices = graph.vertexLatitude.length
  const [xs, ys, zs] = [new Float64Array(vertices), new Float64Array(vertices), new Float64Array(vertices)]
  for (let at = 0; at < vertices; at += 1) {
    const latitude = graph.vertexLatitude[at] ?? 0
    const vector = vectorOf({ latitude, longitude: graph.vertexLongitude[at] ?? 0 })
    xs[at] = vector[0]
    ys[at] = vector[1]
    zs[at] = vector[2]
  }
  const fastest = graph.segmentSpeed.reduce((most, speed) => Math.max(most, speed), 1)
  return (goal, vehicle) => {
    const [x, y, z] = vectorOf(goal)
    const secondsPerMetre =
      ROUNDING / (vehicle === 'car' ? fastest : vehicle === 'bike' ? BIKE_SPEED : FOOT_SPEED)
    return (at) => {
      const [dx, dy, dz] = [x - (xs[at] ?? 0), y - (ys[at] ?? 0), z - (zs[at] ?? 0)]
      return Math.sqrt(dx * dx + dy * dy + dz * dz) * secondsPerMetre
    }
  }
}

function vectorOf({ latitude, longitude }: Point): Vector {
  const [up, round] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180]
  const wide = Math.cos(up) * RADIUS
  return [wide * Math.cos(round), wide * Math.sin(round), Math.sin(up) * RADIUS]
}
