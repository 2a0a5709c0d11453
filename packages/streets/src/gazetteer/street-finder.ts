import { distanceBetween, type Point } from '@beckon/domain/geo'
import type { StreetRecord } from '../model.ts'
import { fold } from '../search/text/fold.ts'

/** An address further than this from every street of its name belongs to one that is not drawn. */
const FARTHEST = 3000

export interface StreetFinder {
  /** Whether some street of the map has this folded name, in any language. */
  readonly isStreet: (folded: string) => boolean
  /** The nearest street of that name, index into the streets; -1 for none. */
  nearest(name: string, point: Point): number
}

export function streetFinder(streets: readonly StreetRecord[]): StreetFinder {
  const byName = new Map<string, number[]>()
  streets.forEach(({ names }, index) => {
    const all = new Set(
      [names.local, ...Object.values(names.byLanguage), ...names.local.split(/ [-/] /)].map(fold),
    )
    for (const name of all) byName.set(name, [...(byName.get(name) ?? []), index])
  })
  return {
    isStreet: (folded) => byName.has(folded),
    nearest(name, point) {
      let best = -1
      let least = FARTHEST
      for (const index of byName.get(fold(name)) ?? []) {
        const far = distanceTo(streets[index], point)
        if (far < least) {
          least = far
          best = index
        }
      }
      return best
    },
  }
}

function distanceTo(street: StreetRecord | undefined, point: Point): number {
  let least = Number.POSITIVE_INFINITY
  const line = street?.line ?? []
  for (let at = 0; at + 1 < line.length; at += 2) {
    least = Math.min(least, distanceBetween({ latitude: line[at] ?? 0, longitude: line[at + 1] ?? 0 }, point))
  }
  return least
}
