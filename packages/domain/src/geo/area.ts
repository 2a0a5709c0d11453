import { insideRing, type Ring } from './inside-ring.ts'
import { distanceBetween, type Point } from './point.ts'

/** An area of a country: GeoJSON polygons whose first ring is the edge and whose others are holes, or a circle. */
export type Area =
  | { readonly type: 'Polygon'; readonly coordinates: readonly Ring[] }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly Ring[])[] }
  | { readonly type: 'Circle'; readonly center: Point; readonly metres: number }

/** Whether a point lies in an area. */
export function insideArea(area: Area, point: Point): boolean {
  switch (area.type) {
    case 'Circle':
      return distanceBetween(area.center, point) <= area.metres
    case 'Polygon':
      return insidePolygon(area.coordinates, point)
    case 'MultiPolygon':
      return area.coordinates.some((polygon) => insidePolygon(polygon, point))
  }
}

const insidePolygon = ([edge = [], ...holes]: readonly Ring[], point: Point): boolean =>
  insideRing(edge, point) && !holes.some((hole) => insideRing(hole, point))
