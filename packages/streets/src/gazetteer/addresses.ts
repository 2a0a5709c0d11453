import { distanceBetween, type Point } from '@beckon/domain/geo'
import type { AddressRecord, StreetRecord } from '../model.ts'
import type { OsmData, Tags } from '../osm/osm-data.ts'
import { fold } from '../search/text/fold.ts'
import { houseNumberKey } from '../search/text/house-number.ts'
import { cleanCity, cleanPostcode, cleanStreet, houseNumbersIn } from './clean-tags.ts'
import type { Localities } from './locality.ts'

import type { StreetFinder } from './street-finder.ts'
import { middleOf, pointsOf } from './way-points.ts'

/** Several shops at one number repeat its address; entries closer than this are one house. */
const SAME_HOUSE = 30

type Draft = Omit<AddressRecord, 'id'>

/** Addresses of nodes and buildings, each house once. */
export function collectAddresses(
  osm: OsmData,
  streets: readonly StreetRecord[],
  finder: StreetFinder,
  localities: Localities,
): AddressRecord[] {
  const houses = new Map<string, Draft[]>()
  const streetOfMember = associatedStreets(osm)
  const add = (tags: Tags, point: Point | undefined, member: string): void => {
    if (point === undefined) return
    const street = streetOfMember.get(member)
    const known =
      tags['addr:street'] === undefined && street !== undefined ? { ...tags, 'addr:street': street } : tags
    for (const draft of draftsOf(known, point, finder, localities)) keep(houses, draft)
  }
  // Buildings first: of two entries for one house the outline's middle is kept.
  for (const way of osm.ways)
    if (hasNumber(way.tags)) add(way.tags, middleOf(pointsOf(osm, way)), `way ${way.id}`)
  for (const node of osm.taggedNodes) if (hasNumber(node.tags)) add(node.tags, node, `node ${node.id}`)
  for (const [tags, point] of relationHouses(osm)) add(tags, point, '')
  const addresses = [...houses.values()].flat()
  addresses.sort((a, b) => a.street - b.street)
  return addresses.map((draft, id) => ({
    id,
    ...draft,
    streetName: streets[draft.street]?.names.local ?? draft.streetName,
  }))
}

function hasNumber(tags: Tags): boolean {
  return tags['addr:housenumber'] !== undefined
}

/** Houses that get their street from an `associatedStreet` relation instead of a tag. */
function associatedStreets(osm: OsmData): Map<string, string> {
  const streets = new Map<string, string>()
  for (const { tags, members } of osm.relations) {
    const street = tags['name'] ?? tags['addr:street']
    if (tags['type'] !== 'associatedStreet' || street === undefined) continue
    for (const member of members)
      if (member.role === 'house') streets.set(`${member.type} ${member.ref}`, street)
  }
  return streets
}

function draftsOf(tags: Tags, point: Point, finder: StreetFinder, localities: Localities): Draft[] {
  const numbers = houseNumbersIn(blockAnd(tags['addr:housenumber'] ?? '', tags))
  const { latitude, longitude } = point
  const common = {
    latitude,
    longitude,
    postcode: cleanPostcode(tags['addr:postcode'] ?? ''),
    city: cleanCity(tags['addr:city'] ?? ''),
    place: localities.districtAt(point),
  }
  return numbers.flatMap((houseNumber) => {
    const streetName = streetIn(tags, houseNumber, finder)
    return streetName === ''
      ? []
      : [{ ...common, houseNumber, streetName, street: finder.nearest(streetName, point) }]
  })
}

/** Japan numbers blocks within a quarter instead of houses along a street. */
function blockAnd(houseNumber: string, tags: Tags): string {
  const block = tags['addr:block_number']
  return block === undefined || tags['addr:street'] !== undefined ? houseNumber : `${block}-${houseNumber}`
}

const STREET_KEYS = [
  'addr:street',
  'addr:place',
  'addr:neighbourhood',
  'addr:quarter',
  'addr:hamlet',
  'addr:suburb',
]

function streetIn(tags: Tags, houseNumber: string, finder: StreetFinder): string {
  for (const key of STREET_KEYS) {
    const street = cleanStreet(tags[key] ?? '', houseNumber, finder.isStreet)
    if (street !== '') return street
  }
  return ''
}

function keep(houses: Map<string, Draft[]>, draft: Draft): void {
  const key = `${draft.street >= 0 ? draft.street : fold(draft.streetName)} ${houseNumberKey(draft.houseNumber)}`
  const known = houses.get(key) ?? []
  const same = known.findIndex((other) => distanceBetween(other, draft) <= SAME_HOUSE)
  const other = known[same]
  if (other === undefined) houses.set(key, [...known, draft])
  else known[same] = { ...other, postcode: other.postcode || draft.postcode, city: other.city || draft.city }
}

/** Multipolygon buildings stand where their first outline does. */
function relationHouses(osm: OsmData): (readonly [Tags, Point])[] {
  const wanted = new Map<number, Tags[]>()
  const want = (ref: number, tags: Tags): void => {
    wanted.set(ref, [...(wanted.get(ref) ?? []), tags])
  }
  for (const { tags, members } of osm.relations) {
    const outline = members.find((member) => member.type === 'way' && member.role === 'outer')
    if (hasNumber(tags) && outline !== undefined) want(outline.ref, tags)
  }
  if (wanted.size === 0) return []
  return osm.ways.flatMap((way) => {
    const point = wanted.has(way.id) ? middleOf(pointsOf(osm, way)) : undefined
    return point === undefined ? [] : (wanted.get(way.id) ?? []).map((tags) => [tags, point] as const)
  })
}
