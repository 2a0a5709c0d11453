import type { Place } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import type { Point } from '@beckon/domain/geo'
import { parseCoordinates } from '@beckon/domain/request'
import type { MapEngine, PlaceSearch, Route, SearchedPlace } from './map-engine.ts'

export interface PlaceQuery {
  readonly id: string
  readonly country: CountryCode
  /** BCP 47. */
  readonly language: string
}

export interface PointQuery {
  readonly at: Point
  readonly country: CountryCode
  readonly language: string
}

/** Source of addresses. An external one rejects with a `ServiceError` when it fails. */
export interface PlaceFinder {
  autocomplete(search: PlaceSearch): Promise<readonly SearchedPlace[]>
  details(query: PlaceQuery): Promise<Place | undefined>
  reverse(query: PointQuery): Promise<Place | undefined>
}

/** Source of routes; undefined where there is no route. An external one rejects like a `PlaceFinder`. */
export type RoadFinder = (from: Point, to: Point) => Promise<Route | undefined>

/** Our own map as a place finder. */
export function ownPlaces(maps: MapEngine): PlaceFinder {
  return {
    // Where no address is known at a point, the digits of the point are no numbers of houses.
    autocomplete: async (search) => (parseCoordinates(search.query) ? [] : maps.autocomplete(search)),
    details: async ({ id, language }) => maps.details(id, language),
    reverse: async ({ at, country, language }) => maps.reverse(at, country, language),
  }
}
