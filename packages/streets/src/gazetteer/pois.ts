import type { Point } from '@beckon/domain/geo'
import { around } from 'geokdbush'
import KDBush from 'kdbush'
import type { AddressRecord, PoiRecord } from '../model.ts'
import type { OsmData, Tags } from '../osm/osm-data.ts'
import { cleanStreet, houseNumbersIn } from './clean-tags.ts'
import type { Localities } from './locality.ts'
import { namesOf } from './names-of.ts'
import type { StreetFinder } from './street-finder.ts'
import { middleOf, pointsOf } from './way-points.ts'

/** Keys that make a named object worth finding, the most specific first. */
const KEYS = [
  'railway',
  'aeroway',
  'public_transport',
  'amenity',
  'shop',
  'tourism',
  'office',
  'leisure',
  'healthcare',
  'historic',
  'craft',
  'club',
  'building',
]
const ONLY: Readonly<Record<string, readonly string[]>> = {
  railway: ['station', 'halt', 'tram_stop', 'subway_entrance'],
  aeroway: ['aerodrome', 'terminal'],
  public_transport: ['station'],
}
const NEVER = new Set([
  'amenity=bench',
  'amenity=waste_basket',
  'amenity=parking_space',
  'railway=subway_entrance',
  'building=no',
])
/** Radius in metres within which a shop without an address takes that of a house. */
const OWN_HOUSE = 40

interface Finders {
  readonly finder: StreetFinder
  readonly localities: Localities
  readonly houseAt: (point: Point) => AddressRecord | undefined
}

/** Shops, stops, sights and offices that have a name. */
export function collectPois(
  osm: OsmData,
  addresses: readonly AddressRecord[],
  finder: StreetFinder,
  localities: Localities,
): PoiRecord[] {
  const finders: Finders = { finder, localities, houseAt: houseFinder(addresses) }
  const drafts: Omit<PoiRecord, 'id'>[] = []
  const add = (tags: Tags, point: Point | undefined): void => {
    const draft = point === undefined ? undefined : draftOf(tags, point, finders)
    if (draft !== undefined) drafts.push(draft)
  }
  for (const node of osm.taggedNodes) add(node.tags, node)
  for (const way of osm.ways) if (kindOf(way.tags) !== undefined) add(way.tags, middleOf(pointsOf(osm, way)))
  return distinct(drafts).map((draft, id) => ({ id, ...draft }))
}

function kindOf(tags: Tags): string | undefined {
  if (tags['name'] === undefined || tags['highway'] !== undefined) return undefined
  for (const key of KEYS) {
    const value = tags[key]
    const allowed = value !== undefined && (ONLY[key]?.includes(value) ?? true)
    if (allowed && !NEVER.has(`${key}=${value}`)) return `${key}=${value}`
  }
  return undefined
}

function draftOf(
  tags: Tags,
  point: Point,
  { finder, localities, houseAt }: Finders,
): Omit<PoiRecord, 'id'> | undefined {
  const kind = kindOf(tags)
  const names = kind === undefined ? undefined : namesOf(tags)
  if (kind === undefined || names === undefined) return undefined
  const written = houseNumbersIn(tags['addr:housenumber'] ?? '')[0] ?? ''
  const own = finder.nearest(cleanStreet(tags['addr:street'] ?? '', written, finder.isStreet), point)
  const house = own >= 0 ? undefined : houseAt(point)
  const { latitude, longitude } = point
  return {
    names,
    kind,
    street: own >= 0 ? own : (house?.street ?? -1),
    houseNumber: own >= 0 ? written : house === undefined || house.street < 0 ? '' : house.houseNumber,
    latitude,
    longitude,
    place: localities.districtAt(point),
  }
}

function houseFinder(addresses: readonly AddressRecord[]): (point: Point) => AddressRecord | undefined {
  if (addresses.length === 0) return () => undefined
  const tree = new KDBush(addresses.length)
  for (const address of addresses) tree.add(address.longitude, address.latitude)
  tree.finish()
  return ({ latitude, longitude }) =>
    addresses[around(tree, longitude, latitude, 1, OWN_HOUSE / 1000)[0] ?? -1]
}

/** A station is often drawn as node, area and platforms: the same name and kind within about 100 m counts once. */
function distinct(drafts: readonly Omit<PoiRecord, 'id'>[]): Omit<PoiRecord, 'id'>[] {
  const byPlace = new Map<string, Omit<PoiRecord, 'id'>>()
  for (const draft of drafts) {
    const key = `${draft.names.local} ${draft.kind} ${draft.latitude.toFixed(3)} ${draft.longitude.toFixed(3)}`
    if (!byPlace.has(key)) byPlace.set(key, draft)
  }
  return [...byPlace.values()]
}
