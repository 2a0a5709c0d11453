import { insideRing, type Point, type Ring } from '../geo/index.ts'

/** Corners of a drawn area; more are a slip of a program. */
const MOST_CORNERS = 200
const CORNERS_OF_CIRCLE = 32
const METRES_PER_DEGREE = 111_320

export type AreaViolation = 'too-few-corners' | 'too-many-corners' | 'shop-outside'

/** Returns the violation of a service area; undefined for one that can be set. The shop must lie inside. */
export function areaViolation(ring: Ring, shop: Point | null): AreaViolation | undefined {
  if (new Set(ring.map(String)).size < 3) return 'too-few-corners'
  if (ring.length > MOST_CORNERS) return 'too-many-corners'
  return shop !== null && !insideRing(ring, shop) ? 'shop-outside' : undefined
}

/** Returns a closed ring of 32 corners around a point. */
export function areaAround({ latitude, longitude }: Point, metres: number): [number, number][] {
  const north = metres / METRES_PER_DEGREE
  const east = north / Math.max(0.01, Math.cos((latitude * Math.PI) / 180))
  const corners = Array.from({ length: CORNERS_OF_CIRCLE }, (_, at): [number, number] => {
    const angle = (at / CORNERS_OF_CIRCLE) * 2 * Math.PI
    return [rounded(longitude + east * Math.cos(angle)), rounded(latitude + north * Math.sin(angle))]
  })
  const [first] = corners
  return first ? [...corners, [...first]] : corners
}

/** To about ten centimetres. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6
