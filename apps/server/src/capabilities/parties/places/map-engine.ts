import type { Place } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import type { Point } from '@beckon/domain/geo'
import type { AddressMatch, Bounds } from '@beckon/streets'

/** The way from one point to another. */
export interface Route {
  /** Metres along the road. */
  readonly distance: number
  /** Seconds. */
  readonly duration: number
  /** [longitude, latitude] pairs from the one to the other. */
  readonly path: readonly (readonly [number, number])[]
  /** True where no road joins the points and the distance is a great circle times a factor. */
  readonly estimated: boolean
}

/** An imported city: what its map is drawn from. */
export interface MapPack {
  readonly id: string
  readonly country: string
  /** Its streets are generated, not real. */
  readonly invented: boolean
  readonly createdAt: string
  readonly bounds: Bounds
}

export interface PlaceSearch {
  readonly query: string
  readonly country: CountryCode
  /** BCP 47. */
  readonly language: string
  readonly near?: Point
}

/** An answer to a search, with what of the written address it has; absent where an outside service was asked. */
export interface SearchedPlace extends Place {
  readonly match?: AddressMatch
}

/** Source of places and roads: embedded, or an operator's own. */
export interface MapEngine {
  packs(): readonly MapPack[]
  /** The packs of a country, those nearest to a point first. */
  packsIn(country: CountryCode, near: Point): readonly MapPack[]
  /** The file of a pack's tiles; undefined when there is no such pack. */
  tilesOf(packId: string): string | undefined
  /** Sees packs that were added or removed meanwhile. */
  refresh(): Promise<void>
  autocomplete(search: PlaceSearch): readonly SearchedPlace[]
  details(id: string, language: string): Place | undefined
  reverse(at: Point, country: CountryCode, language: string): Place | undefined
  route(from: Point, to: Point, country: CountryCode): Route
  /** The land of the earth as GeoJSON, for countries without a pack. */
  worldLand(): Promise<string>
}
