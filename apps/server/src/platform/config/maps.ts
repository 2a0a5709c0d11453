import type { z } from 'zod'
import { mapUrl, numberFrom, oneOf, originList, serviceUrl } from './values.ts'

/** The variables of services for maps, addresses and roads, which an operator may have instead of our own. */
export const mapsValues = {
  /** Geocoder; our own map is used where it is absent, or fails. */
  PLACES_URL: serviceUrl,
  PLACES_KIND: oneOf(['photon', 'nominatim', 'pelias']).optional(),
  PLACES_PER_SECOND: numberFrom(0.1, 1000).optional(),
  ROADS_URL: serviceUrl,
  ROADS_KIND: oneOf(['osrm', 'valhalla']).optional(),
  MAP_STYLE_URL: mapUrl,
  TILES_URL: mapUrl,
  MAP_ORIGINS: originList,
}

type MapsVariables = z.output<z.ZodObject<typeof mapsValues>>

export interface PlacesService {
  readonly url: string
  readonly kind: NonNullable<MapsVariables['PLACES_KIND']>
  /** Calls that it takes; undefined for any number. */
  readonly perSecond: number | undefined
}

export interface RoadsService {
  readonly url: string
  readonly kind: NonNullable<MapsVariables['ROADS_KIND']>
}

/** Source of the map in the browser, where it is not our own. */
export interface OutsideMap {
  readonly styleUrl: string | undefined
  readonly tilesUrl: string | undefined
  /** Scheme, host and port of all that the map is read from. */
  readonly origins: readonly string[]
}

export interface MapsConfig {
  /** The operator's own geocoder; undefined for the embedded map alone. */
  readonly places: PlacesService | undefined
  readonly roads: RoadsService | undefined
  readonly map: OutsideMap
}

/** The usage policy of the public Nominatim allows one call a second. */
const NOMINATIM_PER_SECOND = 1

export function mapsOf(values: MapsVariables): MapsConfig {
  const { PLACES_URL, PLACES_KIND, ROADS_URL, ROADS_KIND, MAP_STYLE_URL, TILES_URL } = values
  const polite = PLACES_KIND === 'nominatim' ? NOMINATIM_PER_SECOND : undefined
  const perSecond = values.PLACES_PER_SECOND ?? polite
  const shown = [MAP_STYLE_URL, TILES_URL].flatMap((url) => (url === undefined ? [] : new URL(url).origin))
  return {
    places: PLACES_URL && PLACES_KIND ? { url: PLACES_URL, kind: PLACES_KIND, perSecond } : undefined,
    roads: ROADS_URL && ROADS_KIND ? { url: ROADS_URL, kind: ROADS_KIND } : undefined,
    map: {
      styleUrl: MAP_STYLE_URL,
      tilesUrl: TILES_URL,
      origins: [...new Set([...shown, ...values.MAP_ORIGINS])],
    },
  }
}
