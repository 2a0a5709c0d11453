import type { Deployment } from '@beckon/domain/country'
import { distanceBetween, type Point } from '@beckon/domain/geo'
import type { Streets } from '@beckon/streets'
import type { Random } from './random.ts'
import type { CountryWords } from './vocabulary/index.ts'

/** An address of the demo world. */
export interface DemoAddress extends Point {
  readonly address: string
  readonly street: string
  readonly number: string
  readonly postcode: string
  readonly city: string
}

/** Addresses and routes of the city in which the demo world of a country is seeded. */
export interface City {
  /** Returns an address within this many metres of the centre. */
  spot(within: number): DemoAddress
  /** Metres by road, and seconds on a bicycle. */
  route(from: Point, to: Point): { readonly distance: number; readonly duration: number }
}

const METRES_PER_DEGREE = 111_195
/** Attempts to find a point with a house near it. */
const TRIES = 40

/** Addresses on the streets of the country's pack; invented ones around the map centre where it has none. */
export function addressesOf(
  deployment: Deployment,
  words: CountryWords,
  streets: Streets,
  random: Random,
): City {
  const { country, mapCentre } = deployment
  const hasStreets = streets.packsIn(country).length > 0
  const spotAt = (point: Point): DemoAddress | undefined =>
    hasStreets ? houseAt(point, deployment, streets) : inventedAddress(point, words, random)
  return {
    spot(within) {
      for (let turn = 0; turn < TRIES; turn += 1) {
        const spot = spotAt(around(mapCentre, within, random))
        if (spot) return spot
      }
      return inventedAddress(around(mapCentre, within, random), words, random)
    },
    route(from, to) {
      if (!hasStreets) {
        const distance = distanceBetween(from, to) * 1.3
        return { distance: Math.round(distance), duration: distance / 5 }
      }
      const { distance, duration } = streets.route(from, to, { country, vehicle: 'bike' })
      return { distance: Math.round(distance), duration }
    },
  }
}

function around(centre: Point, within: number, random: Random): Point {
  // The root spreads the points evenly over the disc.
  const metres = within * Math.sqrt(random.next())
  const angle = random.next() * 2 * Math.PI
  const latitude = centre.latitude + (metres * Math.cos(angle)) / METRES_PER_DEGREE
  const shrink = Math.cos((centre.latitude * Math.PI) / 180)
  const longitude = centre.longitude + (metres * Math.sin(angle)) / (METRES_PER_DEGREE * shrink)
  return { latitude: round(latitude), longitude: round(longitude) }
}

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6

function houseAt(
  point: Point,
  { country, defaultLanguage }: Deployment,
  streets: Streets,
): DemoAddress | undefined {
  const found = streets.reverse({ ...point, country, language: defaultLanguage })
  if (found?.precision !== 'building') return undefined
  return {
    latitude: round(found.latitude),
    longitude: round(found.longitude),
    address: found.formatted_address,
    street: found.street,
    number: found.number,
    postcode: found.zipcode,
    city: found.city,
  }
}

function inventedAddress(point: Point, { streets, city }: CountryWords, random: Random): DemoAddress {
  const pattern = random.pick(streets)
  const number = String(random.between(1, 120))
  const street = pattern.replace(/[{]n[}]/u, '').replace(/^[\s,၊]+|[\s,.]+$/gu, '')
  const address = `${pattern.replace('{n}', number)}, ${city}`
  return { ...point, address, street, number, postcode: '', city }
}
