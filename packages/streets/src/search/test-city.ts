import type { Gazetteer, Names, PackInfo, PlaceKind } from '../model.ts'
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

/** Streets lie 1 km apart from south to north, houses 40 m apart from west to east. */
export function testGazetteer(city: TestCity): Gazetteer {
  const place = (id: number, text: string, kind: PlaceKind) => ({
    id,
    names: namesFrom(text),
    kind,
    latitude: 10 + id / 100,
    longitude: 20,
  })
  const places = [
    place(0, city.city, 'city'),
    ...(city.districts ?? []).map((text, nth) => place(nth + 1, text, 'suburb')),
  ]
  const drawn = Object.entries(city.streets ?? {})
  const streets = drawn.map(([text], id) => {
    const latitude = 10 + id / 100
    return {
      id,
      names: namesFrom(text),
      latitude,
      longitude: 20,
      line: [latitude, 20, latitude, 20.001],
      place: Math.min(id, places.length - 1),
    }
  })
  const all = [...drawn, ...Object.entries(city.undrawn ?? {})]
  const houses = all.flatMap(([text, numbers], row) =>
    numbers.map((houseNumber, nth) => ({ row, text, houseNumber, nth })),
  )
  const addresses = houses.map(({ row, text, houseNumber, nth }, id) => ({
    id,
    street: row < drawn.length ? row : -1,
    streetName: namesFrom(text).local,
    houseNumber,
    postcode: city.postcode ?? '',
    city: '',
    latitude: 10 + row / 100 + 0.0001,
    longitude: 20 + nth * 0.0004,
    place: Math.min(row, places.length - 1),
  }))
  const pois = Object.entries(city.pois ?? {}).map(([text, { street = -1, number = '' }], id) => ({
    id,
    names: namesFrom(text),
    kind: 'shop=yes',
    street,
    houseNumber: number,
    latitude: 10,
    longitude: 20,
    place: 0,
  }))
  return { streets, addresses, pois, places }
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
