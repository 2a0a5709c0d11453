import type { Point } from '@beckon/domain/geo'
import { expect, test } from 'vitest'
import type { OsmData, Tags } from '../osm/osm-data.ts'
import { collectGazetteer } from './index.ts'

/** A map in one literal: nodes and ways by [latitude, longitude] and tags; ways may share points. */
function osm(nodes: [Point, Tags][], ways: [Point[], Tags][], relations: OsmData['relations'] = []): OsmData {
  const points = new Map<number, Point>()
  const numberOf = (point: Point): number => {
    const id = 1000 + points.size
    points.set(id, point)
    return id
  }
  return {
    point: (id) => points.get(id),
    taggedNodes: nodes.map(([point, tags], id) => ({ id: id + 1, ...point, tags })),
    // The last ref is a point that the extract does not hold, as at the edge of real ones.
    ways: ways.map(([line, tags], id) => ({ id: id + 1, refs: [...line.map(numberOf), 999], tags })),
    relations,
    bounds: { west: 20, south: 10, east: 21, north: 11 },
  }
}

const at = (north: number, east = 0): Point => ({
  latitude: 10 + north / 111_195,
  longitude: 20 + east / 109_500,
})
const street = (name: string, north: number, east: number, more: Tags = {}): [Point[], Tags] => [
  [at(north, east), at(north, east + 100)],
  { highway: 'residential', name, ...more },
]
const house = (
  number: string,
  north: number,
  east: number,
  more: Tags = { 'addr:street': 'Main Street' },
): [Point, Tags] => [at(north, east), { 'addr:housenumber': number, ...more }]

test('pieces of a street near each other are one street, others of the name are not', () => {
  const ways = [
    street('Main Street', 0, 0, { 'name:sv': 'Storgatan' }),
    street('Main Street', 0, 100),
    street('Main Street', 20, 250, { 'name:en': 'Main St' }),
    street('Main Street', 0, 5000),
    street('Side', 50, 0),
  ]
  const { streets } = collectGazetteer(osm([], ways))
  expect(streets.map((found) => found.names.local)).toEqual(['Main Street', 'Main Street', 'Side'])
  expect(streets[0]?.names.byLanguage).toEqual({ sv: 'Storgatan', en: 'Main St' })
  expect(streets.map((found) => found.id)).toEqual([0, 1, 2])
  // The point of a street lies on it.
  const line = streets[0]?.line ?? []
  expect(line.some((degrees) => Math.abs(degrees - (streets[0]?.longitude ?? 0)) < 1e-5)).toBe(true)
})

test('an address belongs to the nearest street of its name', () => {
  const ways = [street('Main Street', 0, 0), street('Main Street', 0, 5000)]
  const { addresses, streets } = collectGazetteer(
    osm(
      [house('1', 10, 5050), house('1', 10, 50), house('2', 10, 60, { 'addr:street': 'Nowhere Lane' })],
      ways,
    ),
  )
  expect(addresses.map((found) => [found.street, found.streetName, found.houseNumber])).toEqual([
    [-1, 'Nowhere Lane', '2'],
    [0, 'Main Street', '1'],
    [1, 'Main Street', '1'],
  ])
  const second = addresses[2]
  expect(second?.longitude).toBeCloseTo(streets[1]?.longitude ?? 0, 2)
})

test('a house is one address however often it is written', () => {
  const ways: [Point[], Tags][] = [
    street('Main Street', 0, 0),
    [[at(10, 40), at(20, 60)], { building: 'yes', 'addr:housenumber': '7 A', 'addr:street': 'Main Street' }],
  ]
  const nodes = [
    house('7a', 12, 45, { 'addr:street': 'Main Street', 'addr:postcode': '00100', 'addr:city': 'Helsinki' }),
    house('7 a', 18, 55),
  ]
  const { addresses } = collectGazetteer(osm(nodes, ways))
  expect(addresses).toHaveLength(1)
  // The middle of the outline, with the details of the other objects.
  expect(addresses[0]).toMatchObject({ houseNumber: '7 A', postcode: '00100', city: 'Helsinki' })
  expect(addresses[0]?.longitude).toBeCloseTo(at(15, 50).longitude, 6)
})

test('the same number twice on one street is two houses where they stand apart', () => {
  const { addresses } = collectGazetteer(
    osm([house('7', 10, 0), house('7', 10, 90)], [street('Main Street', 0, 0)]),
  )
  expect(addresses).toHaveLength(2)
})

test.each([
  [{ 'addr:street': 'Galleria, Main Street' }, '7', [['Main Street', '7']]],
  [{ 'addr:street': 'Main Street 7' }, '7', [['Main Street', '7']]],
  [{ 'addr:street': 'main street' }, '7', [['Main Street', '7']]],
  [{ 'addr:place': 'Old Farm' }, '7', [['Old Farm', '7']]],
  [
    { 'addr:street': 'Main Street' },
    '7;9',
    [
      ['Main Street', '7'],
      ['Main Street', '9'],
    ],
  ],
  [{ 'addr:street': 'Main Street' }, '3rd floor', []],
  [{ 'addr:street': 'Main Street' }, '2. krs.', []],
  [{ 'addr:street': 'Main Street' }, '#B1-01', []],
  [{ 'addr:street': 'Main Street' }, 'yes', []],
  [{}, '7', []],
  [{ 'addr:quarter': 'Udagawacho', 'addr:block_number': '6' }, '2', [['Udagawacho', '6-2']]],
])('%o and number %s', (tags, number, expected) => {
  const { addresses } = collectGazetteer(osm([house(number, 10, 50, tags)], [street('Main Street', 0, 0)]))
  expect(addresses.map((found) => [found.streetName, found.houseNumber])).toEqual(expected)
})

test('wrong cities and postcodes of single addresses are left out', () => {
  const tags = { 'addr:street': 'Main Street', 'addr:city': '7', 'addr:postcode': 'unknown' }
  const { addresses } = collectGazetteer(osm([house('7', 10, 50, tags)], [street('Main Street', 0, 0)]))
  expect(addresses[0]).toMatchObject({ city: '', postcode: '' })
})

test('a house gets its street from an associatedStreet relation', () => {
  const relation = {
    id: 1,
    tags: { type: 'associatedStreet', name: 'Main Street' },
    members: [{ type: 'node' as const, ref: 1, role: 'house' }],
  }
  const { addresses } = collectGazetteer(
    osm([house('7', 10, 50, {})], [street('Main Street', 0, 0)], [relation]),
  )
  expect(addresses[0]).toMatchObject({ streetName: 'Main Street', street: 0 })
})

test('shops take the address they carry, or that of the house they stand in', () => {
  const nodes: [Point, Tags][] = [
    house('7', 10, 50),
    [at(12, 55), { shop: 'bakery', name: 'Bakery', 'name:sv': 'Bageri', alt_name: 'Bread;Buns' }],
    [at(12, 90), { amenity: 'cafe', name: 'Cafe', 'addr:street': 'Main Street', 'addr:housenumber': '9' }],
    [at(400, 400), { railway: 'station', name: 'Station' }],
    [at(12, 55), { shop: 'kiosk' }],
    [at(12, 55), { highway: 'bus_stop', name: 'Stop', amenity: 'shelter' }],
  ]
  const { pois } = collectGazetteer(osm(nodes, [street('Main Street', 0, 0)]))
  expect(pois.map((poi) => [poi.names.local, poi.kind, poi.street, poi.houseNumber])).toEqual([
    ['Bakery', 'shop=bakery', 0, '7'],
    ['Cafe', 'amenity=cafe', 0, '9'],
    ['Station', 'railway=station', -1, ''],
  ])
  expect(pois[0]?.names.byLanguage).toEqual({ sv: 'Bageri', 'x-alt': 'Bread', 'x-alt-2': 'Buns' })
})

test('every place has the district that it lies in, or else the city', () => {
  const nodes: [Point, Tags][] = [
    [at(0, 9000), { place: 'city', name: 'City' }],
    [at(0, 100), { place: 'suburb', name: 'Old Town' }],
    [at(0, 100), { place: 'country', name: 'Land' }],
    house('1', 10, 0),
    house('2', 10, 12_000),
  ]
  const { addresses, places, streets } = collectGazetteer(
    osm(nodes, [street('Main Street', 0, 0), street('Main Street', 0, 12_000)]),
  )
  expect(places.map((place) => [place.names.local, place.kind])).toEqual([
    ['City', 'city'],
    ['Old Town', 'suburb'],
  ])
  expect(streets.map((found) => found.place)).toEqual([1, 0])
  expect(addresses.map((found) => found.place)).toEqual([1, 0])
})
