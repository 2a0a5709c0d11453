import type { OsmData } from '../osm/osm-data.ts'
import type { PlaceKind, PlaceRecord } from '../model.ts'
import { namesOf } from './names-of.ts'

const KINDS: Readonly<Record<string, PlaceKind>> = {
  city: 'city',
  town: 'town',
  village: 'village',
  hamlet: 'village',
  borough: 'suburb',
  city_district: 'suburb',
  district: 'suburb',
  suburb: 'suburb',
  quarter: 'quarter',
  neighbourhood: 'neighbourhood',
  island: 'island',
  islet: 'island',
  locality: 'locality',
  square: 'locality',
}

/** Cities, districts and islands that the map names with a node. */
export function collectPlaces(osm: OsmData): PlaceRecord[] {
  const places: PlaceRecord[] = []
  for (const { tags, latitude, longitude } of osm.taggedNodes) {
    const kind = KINDS[tags['place'] ?? '']
    const names = kind === undefined ? undefined : namesOf(tags)
    if (kind !== undefined && names !== undefined)
      places.push({ id: places.length, names, kind, latitude, longitude })
  }
  return places
}
