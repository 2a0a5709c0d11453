import type { Point } from '@beckon/domain/geo'
import type { OsmData, OsmWay } from '../osm/osm-data.ts'

/** The points of a way that the extract holds; extracts cut at their edge lack some. */
export function pointsOf(osm: OsmData, way: OsmWay): Point[] {
  const points: Point[] = []
  for (const ref of way.refs) {
    const point = osm.point(ref)
    if (point !== undefined) points.push(point)
  }
  return points
}

/** The middle of the box around the points; near enough for a building. */
export function middleOf(points: readonly Point[]): Point | undefined {
  if (points.length === 0) return undefined
  const latitudes = points.map((point) => point.latitude)
  const longitudes = points.map((point) => point.longitude)
  return {
    latitude: (Math.min(...latitudes) + Math.max(...latitudes)) / 2,
    longitude: (Math.min(...longitudes) + Math.max(...longitudes)) / 2,
  }
}
