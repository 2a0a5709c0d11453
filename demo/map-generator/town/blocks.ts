import type { Face } from '../roads/faces.ts'
import { at, mixed, type Point } from '../shape/point.ts'
import { centroid, contains, distanceToRing } from '../shape/polygon.ts'
import type { Zone, ZoneMap } from './zones.ts'

/** Ground between streets and what it is for. */
export interface Block {
  readonly face: Face
  /** A point well inside. */
  readonly inside: Point
  readonly zone: Zone
  /** Taken out of the ordinary use, e.g. for a school. */
  use: 'ordinary' | 'square' | 'school' | 'garden' | 'market'
}

export function blocksOf(faces: readonly Face[], zones: ZoneMap): Block[] {
  return faces
    .filter((face) => face.area > 700 && face.area < 900_000)
    .map((face) => {
      const inside = insideOf(face)
      return { face, inside, zone: zones.zoneAt(inside), use: 'ordinary' as const }
    })
}

function insideOf(face: Face): Point {
  const middle = centroid(face.ring)
  if (contains(face.ring, middle) && distanceToRing(face.ring, middle) > 8) return middle
  let [best, most] = [middle, 0]
  for (let i = 0; i < face.ring.length; i++) {
    for (let j = i + 2; j < face.ring.length; j += 2) {
      const p = mixed(at(face.ring, i), at(face.ring, j), 0.5)
      const room = contains(face.ring, p) ? distanceToRing(face.ring, p) : 0
      if (room > most) [best, most] = [p, room]
    }
  }
  return best
}
