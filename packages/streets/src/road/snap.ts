import { distanceBetween, type Point } from '@beckon/domain/geo'
import Flatbush from 'flatbush'
import type { Vehicle } from '../model.ts'
import { type RoadGraph, vehicles } from './graph.ts'

/** A point on a road. */
export interface Snapped {
  readonly segment: number
  /** Metres from the segment's beginning. */
  readonly along: number
  readonly point: Point
  /** Index of the corner (shape point) before the point. */
  readonly corner: number
  /** Metres by air from what was asked for. */
  readonly away: number
}

/** Boxes this near are measured exactly; the nearest box need not hold the nearest road. */
const COMPARED = 24

export type Snapper = (point: Point, vehicle: Vehicle) => Snapped | undefined

export function createSnapper(graph: RoadGraph): Snapper {
  const count = graph.segmentFrom.length
  if (count === 0) return () => undefined
  const index = new Flatbush(count)
  // A degree of longitude is shorter than one of latitude; a city is small enough for one factor.
  const shrink = Math.cos(((graph.cornerLatitude[0] ?? 0) * Math.PI) / 180)
  for (let segment = 0; segment < count; segment += 1) addBox(index, graph, segment, shrink)
  index.finish()
  return (point, vehicle) => {
    const bit = 1 << vehicles.indexOf(vehicle)
    const usable = (segment: number) => ((graph.segmentMain[segment] ?? 0) & bit) !== 0
    let best: Snapped | undefined
    for (const segment of index.neighbors(
      point.longitude * shrink,
      point.latitude,
      COMPARED,
      Number.POSITIVE_INFINITY,
      usable,
    )) {
      const found = nearestOn(graph, segment, point)
      if (!best || found.away < best.away) best = found
    }
    return best
  }
}

function addBox(index: Flatbush, graph: RoadGraph, segment: number, shrink: number): void {
  let [west, south, east, north] = [180, 90, -180, -90]
  for (let at = graph.cornerStart[segment] ?? 0; at < (graph.cornerStart[segment + 1] ?? 0); at += 1) {
    const [latitude, longitude] = [graph.cornerLatitude[at] ?? 0, graph.cornerLongitude[at] ?? 0]
    west = Math.min(west, longitude)
    east = Math.max(east, longitude)
    south = Math.min(south, latitude)
    north = Math.max(north, latitude)
  }
  index.add(west * shrink, south, east * shrink, north)
}

export const cornerAt = (graph: RoadGraph, at: number): Point => ({
  latitude: graph.cornerLatitude[at] ?? 0,
  longitude: graph.cornerLongitude[at] ?? 0,
})

function nearestOn(graph: RoadGraph, segment: number, point: Point): Snapped {
  const start = graph.cornerStart[segment] ?? 0
  const end = graph.cornerStart[segment + 1] ?? 0
  let travelled = 0
  let best: Snapped = {
    segment,
    along: 0,
    point: cornerAt(graph, start),
    corner: start,
    away: Number.POSITIVE_INFINITY,
  }
  for (let at = start; at < end - 1; at += 1) {
    const [a, b] = [cornerAt(graph, at), cornerAt(graph, at + 1)]
    const length = distanceBetween(a, b)
    const share = shareAlong(a, b, point)
    const on = {
      latitude: a.latitude + (b.latitude - a.latitude) * share,
      longitude: a.longitude + (b.longitude - a.longitude) * share,
    }
    const away = distanceBetween(on, point)
    if (away < best.away) best = { segment, along: travelled + length * share, point: on, corner: at, away }
    travelled += length
  }
  return best
}

/** Where on a to b the point is nearest, from 0 to 1; a city is flat enough. */
function shareAlong(a: Point, b: Point, point: Point): number {
  const shrink = Math.cos((a.latitude * Math.PI) / 180)
  const [bx, by] = [(b.longitude - a.longitude) * shrink, b.latitude - a.latitude]
  const [px, py] = [(point.longitude - a.longitude) * shrink, point.latitude - a.latitude]
  const square = bx * bx + by * by
  return square === 0 ? 0 : Math.min(1, Math.max(0, (bx * px + by * py) / square))
}
