import type { Precision } from '@beckon/contract'
import { z } from 'zod'
import type { PlaceFinder } from '../place-finder.ts'
import { latitude, longitude } from './degrees.ts'
import { parseAnswer, type Service } from './ask-service.ts'
import {
  firstOf,
  nearestFrom,
  type OutsidePlace,
  placeFrom,
  placesFrom,
  pointMark,
  readMarkedId,
} from './outside-place.ts'

const degrees = (range: z.ZodType<number, number>) => z.string().trim().min(1).transform(Number).pipe(range)

/** https://nominatim.org/release-docs/latest/api/Output/, format jsonv2 with address details. */
const place = z.object({
  lat: degrees(latitude),
  lon: degrees(longitude),
  osm_type: z.string().optional(),
  osm_id: z.union([z.number(), z.string()]).optional(),
  category: z.string(),
  type: z.string(),
  place_rank: z.coerce.number(),
  name: z.string().nullish(),
  address: z.record(z.string(), z.string()),
})
const places = z.array(place)
const reversed = z.union([place, z.object({ error: z.unknown() }).transform(() => undefined)])
type NominatimPlace = z.infer<typeof place>

const FORMAT = { format: 'jsonv2', addressdetails: 1 }
const MOST = 5
/** Degrees around the middle of the map where places are preferred; about 25 km. */
const NEAR = 0.25
/** As detailed as a building. */
const BUILDING_ZOOM = 18

export function nominatim(service: Service): PlaceFinder {
  return {
    async autocomplete({ query, country, language, near }) {
      const viewbox =
        near &&
        [near.longitude - NEAR, near.latitude + NEAR, near.longitude + NEAR, near.latitude - NEAR].join(',')
      const parameters = { q: query, limit: MOST, countrycodes: country.toLowerCase(), viewbox }
      const answer = await service.ask(
        '/search',
        { ...FORMAT, ...parameters, ...inLanguage(language) },
        language,
      )
      return placesFrom(
        parseAnswer(answer, places).flatMap((found) => outsidePlace(found) ?? []),
        country,
      )
    },
    async details({ id, language }) {
      const marked = readMarkedId(id, 'nominatim')
      if (!marked?.key) return undefined
      const parameters = { osm_ids: marked.key, ...inLanguage(language) }
      const [found] = parseAnswer(
        await service.ask('/lookup', { ...FORMAT, ...parameters }, language),
        places,
      )
      const same = found && outsidePlace(found)
      // An interpolated house has the id of its street: the found point is kept.
      return same && placeFrom({ ...same, id, point: marked.point })
    },
    async reverse({ at, country, language }) {
      const where = { lat: at.latitude, lon: at.longitude, zoom: BUILDING_ZOOM }
      const answer = await service.ask('/reverse', { ...FORMAT, ...where, ...inLanguage(language) }, language)
      const found = parseAnswer(answer, reversed)
      const outside = found && outsidePlace(found)
      return outside && nearestFrom([outside], { at, country })
    },
  }
}

const inLanguage = (language: string) => ({ 'accept-language': language })

/** Undefined for what is larger than a town. */
function outsidePlace(found: NominatimPlace): OutsidePlace | undefined {
  const { address: it } = found
  const precision = precisionOf(found)
  const country = it['country_code']
  if (!precision || !country) return undefined
  const point = { latitude: found.lat, longitude: found.lon }
  const isNamed = precision === 'building' || precision === 'place'
  return {
    id: `nominatim:${keyOf(found)}${pointMark(point)}`,
    point,
    precision,
    country,
    ...(isNamed && found.name ? { name: found.name } : {}),
    street: firstOf(it['road'], it['pedestrian'], it['footway'], it['path'], it['square']),
    number: firstOf(it['house_number']),
    locality: firstOf(it['suburb'], it['quarter'], it['neighbourhood'], it['city_district']),
    postcode: firstOf(it['postcode']),
    city: firstOf(it['city'], it['town'], it['village'], it['municipality'], it['state'], it['country']),
  }
}

/** In the form of `/lookup`; empty for a place that is no object of the map, such as the middle of a postcode. */
function keyOf({ osm_type, osm_id }: NominatimPlace): string {
  const letter = { node: 'N', way: 'W', relation: 'R' }[osm_type ?? '']
  return letter && osm_id !== undefined ? `${letter}${osm_id}` : ''
}

/** By https://nominatim.org/release-docs/latest/customize/Ranking/: 30 a house or a shop, 26 and 27 streets, to 16 a town. */
function precisionOf({ place_rank, category, type, osm_type }: NominatimPlace): Precision | undefined {
  if (place_rank < 13) return undefined
  if (place_rank <= 16) return 'town'
  if (place_rank <= 25) return 'place'
  if (place_rank < 28) return 'street'
  // Counted out between two numbers that are known; no door is there.
  const isCountedOut = category === 'place' && type === 'house' && osm_type !== 'node'
  return isCountedOut ? 'street' : 'building'
}
