import type { Deployment } from '@beckon/domain/country'
import { distanceBetween, type Point } from '@beckon/domain/geo'
import type { Streets } from '@beckon/streets'
import type { Chance } from './random.ts'
import type { CountryWords } from './vocabulary/index.ts'

/** A door in the city. */
export interface Spot extends Point {
  readonly address: string
  readonly street: string
  readonly number: string
  readonly postcode: string
  readonly city: string
}

/** The city that the demo world of a country is laid out in. */
export interface City {
  /** A door within so many metres of the centre. */
  spot(within: number): Spot
  /** Metres by road, and seconds on a bicycle. */
  way(from: Point, to: Point): { readonly distance: number; readonly duration: number }
}

const METRES_PER_DEGREE = 111_195
/** So often another point is tried when there is no house near one. */
const TRIES = 40

/** Doors on the streets of the country's pack; around the map centre where it has none. */
export function cityOf(deployment: Deployment, words: CountryWords, streets: Streets, chance: Chance): City {
  const { country, mapCentre } = deployment
  const hasStreets = streets.basemap(country) !== undefined
  const spotAt = (point: Point): Spot | undefined =>
    hasStreets ? houseAt(point, deployment, streets) : unknownHouse(point, words, chance)
  return {
    spot(within) {
      for (let turn = 0; turn < TRIES; turn += 1) {
        const spot = spotAt(around(mapCentre, within, chance))
        if (spot) return spot
      }
      return unknownHouse(around(mapCentre, within, chance), words, chance)
    },
    way(from, to) {
      if (!hasStreets) {
        const distance = distanceBetween(from, to) * 1.3
        return { distance: Math.round(distance), duration: distance / 5 }
      }
      const { distance, duration } = streets.route(from, to, { country, vehicle: 'bike' })
      return { distance: Math.round(distance), duration }
    },
  }
}

function around(centre: Point, within: number, chance: Chance): Point {
  // The root spreads the points evenly over the disc.
  const metres = within * Math.sqrt(chance.next())
  const angle = chance.next() * 2 * Math.PI
  const latitude = centre.latitude + (metres * Math.cos(angle)) / METRES_PER_DEGREE
  const shrink = Math.cos((centre.latitude * Math.PI) / 180)
  const longitude = centre.longitude + (metres * Math.sin(angle)) / (METRES_PER_DEGREE * shrink)
  return { latitude: round(latitude), longitude: round(longitude) }
}

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6

function houseAt(point: Point, { country, defaultLanguage }: Deployment, streets: Streets): Spot | undefined {
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

function unknownHouse(point: Point, { streets, city }: CountryWords, chance: Chance): Spot {
  const pattern = chance.pick(streets)
  const number = String(chance.between(1, 120))
  const street = pattern.replace(/[{]n[}]/u, '').replace(/^[\s,၊]+|[\s,.]+$/gu, '')
  const address = `${pattern.replace('{n}', number)}, ${city}`
  return { ...point, address, street, number, postcode: '', city }
}
