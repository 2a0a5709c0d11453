import { around } from 'geokdbush'
import KDBush from 'kdbush'
import type { Point } from '@beckon/domain/geo'
import { distanceBetween } from '@beckon/domain/geo'
import type { PlaceKind, PlaceRecord } from '../model.ts'

/** Typical radius of a place in kilometres. */
const REACH: Readonly<Record<PlaceKind, number>> = {
  city: 15,
  town: 5,
  village: 2,
  suburb: 2.5,
  quarter: 1.2,
  neighbourhood: 0.8,
  island: 1,
  locality: 0.5,
}

const SETTLEMENTS: readonly PlaceKind[] = ['city', 'town', 'village']
const DISTRICTS: readonly PlaceKind[] = ['suburb', 'quarter', 'neighbourhood', 'village', 'town']

export interface Localities {
  /** The district, or else the settlement, a point lies in; index into the places, -1 for none. */
  districtAt(point: Point): number
  /** The city, town or village a point lies in; index into the places, -1 for none. */
  settlementAt(point: Point): number
}

/** Answers by place nodes: the nearest one, measured against how far its kind reaches. */
export function localitiesOf(places: readonly PlaceRecord[]): Localities {
  const districts = nearestOf(places, DISTRICTS)
  const settlements = nearestOf(places, SETTLEMENTS)
  return {
    districtAt(point) {
      const district = districts(point, 3)
      return district >= 0 ? district : settlements(point, 40)
    },
    settlementAt: (point) => settlements(point, 40),
  }
}

function nearestOf(places: readonly PlaceRecord[], kinds: readonly PlaceKind[]) {
  const chosen = [...places.keys()].filter((index) => kinds.includes(places[index]?.kind ?? 'locality'))
  if (chosen.length === 0) return () => -1
  const tree = new KDBush(chosen.length)
  for (const index of chosen) tree.add(places[index]?.longitude ?? 0, places[index]?.latitude ?? 0)
  tree.finish()
  return (point: Point, kilometres: number): number => {
    let best = -1
    let least = Number.POSITIVE_INFINITY
    for (const near of around(tree, point.longitude, point.latitude, 8, kilometres)) {
      const index = chosen[near] ?? -1
      const place = places[index]
      if (place === undefined) continue
      const far = distanceBetween(point, place) / REACH[place.kind]
      if (far < least) {
        least = far
        best = index
      }
    }
    return best
  }
}
