import type { WireZone } from '@beckon/contract'

export type WireArea = WireZone['area']
/** Longitude and latitude, as GeoJSON has them. */
export type Corner = readonly [longitude: number, latitude: number]

/** The editable part of an area: the corners of one outline, or a circle; `several` outlines stay as they are. */
export type Outline =
  | { readonly kind: 'corners'; readonly corners: readonly Corner[]; readonly holes: readonly Corner[][] }
  | { readonly kind: 'circle'; readonly centre: Corner; readonly metres: number }
  | { readonly kind: 'several'; readonly area: WireArea }

export const emptyOutline: Outline = { kind: 'corners', corners: [], holes: [] }

export function outlineOf(area: WireArea): Outline {
  switch (area.type) {
    case 'Circle':
      return { kind: 'circle', centre: [area.center.longitude, area.center.latitude], metres: area.metres }
    case 'Polygon': {
      const [edge = [], ...holes] = area.coordinates
      // The last position of a ring repeats the first one.
      return { kind: 'corners', corners: edge.slice(0, -1), holes }
    }
    case 'MultiPolygon':
      return { kind: 'several', area }
  }
}

/** Returns the area of an outline; undefined where it encloses none. */
export function areaOf(outline: Outline): WireArea | undefined {
  if (outline.kind === 'several') return outline.area
  if (outline.kind === 'circle') {
    const [longitude, latitude] = outline.centre
    return { type: 'Circle', center: { latitude, longitude }, metres: outline.metres }
  }
  const { corners, holes } = outline
  const [first] = corners
  if (!first || corners.length < 3 || crossesItself(corners)) return undefined
  const edge = [...corners, first].map(([x, y]): [number, number] => [x, y])
  return {
    type: 'Polygon',
    coordinates: [edge, ...holes.map((ring) => ring.map(([x, y]): [number, number] => [x, y]))],
  }
}

const DIGITS = 7
/** To about a centimetre; more digits are noise. */
export const rounded = (degrees: number) => Number(degrees.toFixed(DIGITS))
const METRES_PER_DEGREE = 111_195

/** Moves a corner by metres to the east and the north. */
export function movedBy([longitude, latitude]: Corner, east: number, north: number): Corner {
  const shrink = Math.cos((latitude * Math.PI) / 180)
  return [
    rounded(longitude + east / (METRES_PER_DEGREE * Math.max(shrink, 0.01))),
    rounded(latitude + north / METRES_PER_DEGREE),
  ]
}

export const atCorner = (corners: readonly Corner[], index: number, corner: Corner): readonly Corner[] =>
  corners.with(index, [rounded(corner[0]), rounded(corner[1])])

/** The middle of the side that begins at a corner. */
export function middleAfter(corners: readonly Corner[], index: number): Corner {
  const from = corners[index] ?? [0, 0]
  const to = corners[(index + 1) % corners.length] ?? from
  return [rounded((from[0] + to[0]) / 2), rounded((from[1] + to[1]) / 2)]
}

export const withCorner = (corners: readonly Corner[], index: number, corner: Corner): readonly Corner[] =>
  corners.toSpliced(index, 0, [rounded(corner[0]), rounded(corner[1])])

/** A square around a place; `metres` is half of a side. */
export const squareAround = (centre: Corner, metres: number): readonly Corner[] => [
  movedBy(centre, -metres, -metres),
  movedBy(centre, metres, -metres),
  movedBy(centre, metres, metres),
  movedBy(centre, -metres, metres),
]

/** Whether two sides cross that do not share a corner. */
export function crossesItself(corners: readonly Corner[]): boolean {
  const sides = corners.map((from, index) => [from, corners[(index + 1) % corners.length] ?? from] as const)
  return sides.some((side, index) =>
    sides.some((other, at) => {
      const isNeighbour = at === index + 1 || (index === 0 && at === sides.length - 1)
      return at > index && !isNeighbour && cross(side, other)
    }),
  )
}

type Side = readonly [Corner, Corner]

function cross([a, b]: Side, [c, d]: Side): boolean {
  return turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b)
}

/** Whether three places make a turn to the left. */
const turn = (a: Corner, b: Corner, c: Corner): boolean =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0

const CIRCLE_CORNERS = 64

/** The corners with which an outline is drawn; a circle as a polygon of many. */
export function drawnRings(area: WireArea): readonly (readonly Corner[])[][] {
  if (area.type === 'MultiPolygon') return area.coordinates
  if (area.type === 'Polygon') return [area.coordinates]
  const centre: Corner = [area.center.longitude, area.center.latitude]
  const ring = Array.from({ length: CIRCLE_CORNERS + 1 }, (_, index) => {
    // The ring ends exactly where it begins.
    const angle = (2 * Math.PI * (index % CIRCLE_CORNERS)) / CIRCLE_CORNERS
    return movedBy(centre, Math.cos(angle) * area.metres, Math.sin(angle) * area.metres)
  })
  return [[ring]]
}
