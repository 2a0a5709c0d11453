import type { Precision } from '@beckon/contract'
import { z } from 'zod'
import type { PlaceFinder } from '../place-finder.ts'
import { position } from './degrees.ts'
import { parseAnswer, type ServiceAnswer, type Service } from './ask-service.ts'
import { firstOf, nearestFrom, type OutsidePlace, placeFrom, placesFrom } from './outside-place.ts'

const text = z.string().optional()

/** https://github.com/pelias/documentation/blob/master/response.md */
const answer = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: position }),
      properties: z.object({
        gid: z.string(),
        layer: z.string(),
        accuracy: text,
        match_type: text,
        name: text,
        housenumber: text,
        street: text,
        postalcode: text,
        neighbourhood: text,
        borough: text,
        locality: text,
        localadmin: text,
        county: text,
        region: text,
        country: text,
        /** ISO 3166-1 alpha-2; older versions return only alpha-3, as `country_a`. */
        country_code: text,
      }),
    }),
  ),
})
type Feature = z.infer<typeof answer>['features'][number]

const MOST = 5
const towns = ['locality', 'localadmin', 'city', 'town']
const places = ['neighbourhood', 'borough', 'macrohood', 'postalcode', 'dependency', 'marinearea']

export function pelias(service: Service): PlaceFinder {
  const within = (country: string) => ({ 'boundary.country': country })
  return {
    async autocomplete({ query, country, language, near }) {
      const focus = { 'focus.point.lat': near?.latitude, 'focus.point.lon': near?.longitude }
      const parameters = { text: query, size: MOST, lang: language, ...within(country), ...focus }
      return placesFrom(
        readAll(await service.ask('/v1/autocomplete', parameters, language), country),
        country,
      )
    },
    async details({ id, country, language }) {
      const [, home, gid] = /^pelias:([A-Z]{2}):(.+)$/.exec(id) ?? []
      if (home !== country || gid === undefined) return undefined
      const response = await service.ask('/v1/place', { ids: gid, lang: language }, language)
      const [place] = readAll(response, country)
      return place && placeFrom(place)
    },
    async reverse({ at, country, language }) {
      const where = { 'point.lat': at.latitude, 'point.lon': at.longitude, size: 1 }
      const response = await service.ask(
        '/v1/reverse',
        { ...where, lang: language, ...within(country) },
        language,
      )
      return nearestFrom(readAll(response, country), { at, country })
    },
  }
}

const readAll = (response: ServiceAnswer, country: string): OutsidePlace[] =>
  parseAnswer(response, answer).features.flatMap((feature) => outsidePlace(feature, country) ?? [])

function outsidePlace({ geometry, properties: it }: Feature, parameters: string): OutsidePlace | undefined {
  const precision = precisionOf(it)
  if (!precision) return undefined
  const [lon, lat] = geometry.coordinates
  // The query is restricted to the country, so a result without a code belongs to it.
  const country = it.country_code ?? parameters
  const isNamed = it.layer === 'venue' || precision === 'place'
  return {
    id: `pelias:${country}:${it.gid}`,
    point: { latitude: lat, longitude: lon },
    precision,
    country,
    ...(isNamed && it.name ? { name: it.name } : {}),
    street: firstOf(it.street, it.layer === 'street' ? it.name : ''),
    number: it.housenumber ?? '',
    locality: firstOf(it.neighbourhood, it.borough),
    postcode: it.postalcode ?? '',
    city: firstOf(
      it.locality,
      it.localadmin,
      precision === 'town' ? it.name : '',
      it.county,
      it.region,
      it.country,
    ),
  }
}

/** Undefined for what is larger than a town. */
function precisionOf({ layer, accuracy, match_type }: Feature['properties']): Precision | undefined {
  if (towns.includes(layer)) return 'town'
  if (places.includes(layer)) return 'place'
  if (layer === 'street' || layer === 'intersection') return 'street'
  if (layer !== 'address' && layer !== 'venue') return undefined
  // Interpolated between two known numbers, or only the next best match.
  return accuracy === 'interpolated' || match_type === 'interpolated' ? 'street' : 'building'
}
