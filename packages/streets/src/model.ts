/**
 * Types of the map engine: imported records, packs, and results of searches and routes. Coordinates are WGS84 degrees,
 * latitude and longitude; lengths metres; speeds km/h.
 */

/** A name in the local script plus every `name:<language>` of the object. */
export interface Names {
  readonly local: string
  readonly byLanguage: Readonly<Record<string, string>>
}

export interface StreetRecord {
  readonly id: number
  readonly names: Names
  /** A representative point on the street. */
  readonly latitude: number
  readonly longitude: number
  /** Points along the street about every 50 m, flat [latitude, longitude, latitude, ...]: for naming a position. */
  readonly line: readonly number[]
  /** Nearest place (suburb, quarter, city), index into `places`; -1 where there is none. */
  readonly place: number
}

export interface AddressRecord {
  readonly id: number
  /** Index into `streets`; -1 when the address names a street that the extract does not draw. */
  readonly street: number
  readonly streetName: string
  readonly houseNumber: string
  readonly postcode: string
  readonly city: string
  readonly latitude: number
  readonly longitude: number
  readonly place: number
}

/** A named shop, stop, sight or office. */
export interface PoiRecord {
  readonly id: number
  readonly names: Names
  /** OSM key=value that made it a point of interest, e.g. `amenity=cafe`. */
  readonly kind: string
  readonly street: number
  readonly houseNumber: string
  readonly latitude: number
  readonly longitude: number
  readonly place: number
}

export type PlaceKind =
  | 'city'
  | 'town'
  | 'village'
  | 'suburb'
  | 'quarter'
  | 'neighbourhood'
  | 'island'
  | 'locality'

export interface PlaceRecord {
  readonly id: number
  readonly names: Names
  readonly kind: PlaceKind
  readonly latitude: number
  readonly longitude: number
}

/** Everything that can be searched for in a city. Stored in the pack as `gazetteer.bin`. */
export interface Gazetteer {
  readonly streets: readonly StreetRecord[]
  readonly addresses: readonly AddressRecord[]
  readonly pois: readonly PoiRecord[]
  readonly places: readonly PlaceRecord[]
}

/** How exact an answer is, stated with every answer and shown on the screen. */
export type Precision = 'building' | 'street' | 'place' | 'town'

export interface Bounds {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

export interface PackInfo {
  readonly id: string
  readonly country: string
  readonly name: string
  /** Invented streets from the demo-city generator; the map and the search label them as such. */
  readonly invented: boolean
  readonly bounds: Bounds
  readonly createdAt: string
  readonly counts: {
    readonly streets: number
    readonly addresses: number
    readonly pois: number
    readonly places: number
    readonly vertices: number
    readonly edges: number
  }
}

/** How much of a written address an answer of the search has. */
export interface AddressMatch {
  /** Share of the street's name that was written, below 1 unless every word of one of its spellings was. */
  readonly street: number
  /** The house number that was written is on the map. */
  readonly number: boolean
}

/** One answer of the search, whichever level gave it. */
export interface FoundPlace {
  /** Stable id that `details` understands, e.g. `sg-demo:a:123`. */
  readonly id: string
  readonly formatted_address: string
  readonly latitude: number
  readonly longitude: number
  readonly precision: Precision
  readonly city: string
  readonly country_code: string
  readonly zipcode: string
  readonly street: string
  readonly number: string
  readonly invented: boolean
  /** Absent where no address was searched for: a point, a postcode, a shop's name. */
  readonly match?: AddressMatch
}

/** Car, bicycle or on foot. Riders use `bike`. */
export type Vehicle = 'car' | 'bike' | 'foot'

export interface Route {
  /** Metres along the road. */
  readonly distance: number
  /** Seconds. */
  readonly duration: number
  /** [longitude, latitude] pairs, from the source to the target. */
  readonly path: readonly (readonly [number, number])[]
  /** True where no road joins the points and the distance is a great circle times a factor. */
  readonly estimated: boolean
}

export interface SearchRequest {
  readonly query: string
  readonly country: string
  /** BCP 47 language of the answer's labels; the local name where it is missing. */
  readonly language: string
  readonly near?: { readonly latitude: number; readonly longitude: number }
  readonly limit?: number
}
