import type {
  AddressRecord,
  Gazetteer,
  Names,
  PackInfo,
  PlaceKind,
  PlaceRecord,
  PoiRecord,
} from '../model.ts'
import { buildSearch, type Search } from './search.ts'

/** A small city written as one literal: `'name|language=name': ['1', '2']` for a street and its houses. */
export interface TestCity {
  readonly country: string
  readonly city: string
  readonly postcode?: string
  readonly streets?: Readonly<Record<string, readonly string[]>>
  /** Streets known only from their addresses. */
  readonly undrawn?: Readonly<Record<string, readonly string[]>>
  readonly pois?: Readonly<Record<string, { readonly street?: number; readonly number?: string }>>
  readonly districts?: readonly string[]
}

export function namesFrom(text: string): Names {
  const [local = '', ...others] = text.split('|')
  return { local, byLanguage: Object.fromEntries(others.map((other) => other.split('='))) }
}

const latitudeOf = (row: number): number => 10 + row / 100

/** Streets lie 1 km apart from south to north, houses 40 m apart from west to east. */
export function testGazetteer(city: TestCity): Gazetteer {
  const places = placesOf(city)
  const drawn = Object.entries(city.streets ?? {})
  const streets = drawn.map(([text], id) => {
    const latitude = latitudeOf(id)
    const line = [latitude, 20, latitude, 20.001]
    return {
      id,
      names: namesFrom(text),
      latitude,
      longitude: 20,
      line,
      place: Math.min(id, places.length - 1),
    }
  })
  return { streets, addresses: addressesOf(city, drawn.length, places.length), pois: poisOf(city), places }
}

function placesOf(city: TestCity): PlaceRecord[] {
  const place = (text: string, id: number, kind: PlaceKind): PlaceRecord => ({
    id,
    names: namesFrom(text),
    kind,
    latitude: latitudeOf(id),
    longitude: 20,
  })
  const districts = (city.districts ?? []).map((text, nth) => place(text, nth + 1, 'suburb'))
  return [place(city.city, 0, 'city'), ...districts]
}

function addressesOf(city: TestCity, drawn: number, places: number): AddressRecord[] {
  const streets = [...Object.entries(city.streets ?? {}), ...Object.entries(city.undrawn ?? {})]
  const houses = streets.flatMap(([text, numbers], row) =>
    numbers.map((houseNumber, nth) => ({ row, streetName: namesFrom(text).local, houseNumber, nth })),
  )
  return houses.map(({ row, streetName, houseNumber, nth }, id) => ({
    id,
    street: row < drawn ? row : -1,
    streetName,
    houseNumber,
    postcode: city.postcode ?? '',
    city: '',
    latitude: latitudeOf(row) + 0.0001,
    longitude: 20 + nth * 0.0004,
    place: Math.min(row, places - 1),
  }))
}

function poisOf(city: TestCity): PoiRecord[] {
  return Object.entries(city.pois ?? {}).map(([text, { street = -1, number = '' }], id) => ({
    id,
    names: namesFrom(text),
    kind: 'shop=yes',
    street,
    houseNumber: number,
    latitude: 10,
    longitude: 20,
    place: 0,
  }))
}

export function testInfo(city: TestCity): PackInfo {
  return {
    id: 'test',
    country: city.country,
    name: namesFrom(city.city).local,
    invented: false,
    bounds: { west: 19.9, south: 9.9, east: 20.1, north: 10.5 },
    createdAt: '2026-01-01T00:00:00Z',
    counts: { streets: 0, addresses: 0, pois: 0, places: 0, vertices: 0, edges: 0 },
  }
}

export function testSearch(city: TestCity): Search {
  return buildSearch(testGazetteer(city), testInfo(city))
}

/** The first answer in one line, in the given language. */
export function firstAnswer(city: TestCity, query: string, language = ''): string {
  return testSearch(city).autocomplete({ query, country: city.country, language })[0]?.formatted_address ?? ''
}
