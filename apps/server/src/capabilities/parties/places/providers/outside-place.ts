import type { Place, Precision } from '@beckon/contract'
import { distanceBetween, type Point } from '@beckon/domain/geo'
import { type AddressParts, formatAddress } from '@beckon/streets'

/** A place as a service outside describes it, with its words sorted into ours. */
export interface OutsidePlace extends AddressParts {
  readonly id: string
  readonly point: Point
  readonly precision: Precision
  /** ISO 3166, two letters. */
  readonly country: string
}

/** The longest id that a call for the details takes. */
const LONGEST_ID = 120
/** A building further away than this is a different one. */
const SAME_BUILDING_METRES = 100

/** In our shape, its address written as the country writes it. */
export function placeFrom(outside: OutsidePlace): Place {
  const country = outside.country.toUpperCase()
  return {
    id: outside.id,
    formatted_address: formatAddress(outside, country),
    latitude: outside.point.latitude,
    longitude: outside.point.longitude,
    precision: outside.precision,
    invented: false,
    city: outside.city,
    country_code: country,
    zipcode: outside.postcode,
    street: outside.street,
    number: outside.number,
  }
}

/** Places of the country that can be looked up again and have a name. */
export function placesFrom(found: readonly OutsidePlace[], country: string): Place[] {
  const seen = new Set<string>()
  return found.map(placeFrom).filter((place) => {
    const isNew = !seen.has(place.formatted_address)
    seen.add(place.formatted_address)
    const isShown = place.formatted_address !== '' && place.id.length <= LONGEST_ID
    return isNew && isShown && place.country_code === country
  })
}

/** The nearest to a point; no building's number is given to a point far from it. */
export function nearestFrom(
  found: readonly OutsidePlace[],
  { at, country }: { readonly at: Point; readonly country: string },
): Place | undefined {
  const [place] = placesFrom(found, country)
  if (place?.precision !== 'building' || distanceBetween(place, at) <= SAME_BUILDING_METRES) return place
  return { ...place, precision: 'street' }
}

/** Returns the first non-empty word. */
export const firstOf = (...words: readonly (string | null | undefined)[]): string =>
  words.find((word) => word) ?? ''

/** A point inside an id, so that the place can be found again and the pin stays where it was. */
export const pointMark = ({ latitude, longitude }: Point): string =>
  `@${latitude.toFixed(6)},${longitude.toFixed(6)}`

export interface MarkedId {
  readonly key: string
  readonly point: Point
}

/** Splits the id of a service's place; undefined when it belongs to another service. */
export function readMarkedId(id: string, service: string): MarkedId | undefined {
  const [, name, key, latitude, longitude] = /^(\w+):(\w*)@(-?[\d.]+),(-?[\d.]+)$/.exec(id) ?? []
  if (name !== service || key === undefined) return undefined
  const point = { latitude: Number(latitude), longitude: Number(longitude) }
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? { key, point } : undefined
}
