import type { Precision } from '@beckon/contract'
import { z } from 'zod'
import type { PlaceFinder } from '../place-finder.ts'
import { position } from './degrees.ts'
import { parseAnswer, type ServiceAnswer, type Service } from './ask-service.ts'
import {
  firstOf,
  nearestFrom,
  type OutsidePlace,
  placeFrom,
  placesFrom,
  pointMark,
  readMarkedId,
} from './outside-place.ts'

const text = z.string().optional()

/** https://github.com/komoot/photon/blob/master/docs/api-v1.md */
const answer = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: position }),
      properties: z.object({
        osm_type: text,
        osm_id: z.number().optional(),
        osm_key: text,
        osm_value: text,
        type: text,
        name: text,
        housenumber: text,
        street: text,
        locality: text,
        district: text,
        city: text,
        county: text,
        state: text,
        postcode: text,
        country: text,
        countrycode: text,
      }),
    }),
  ),
})
type Feature = z.infer<typeof answer>['features'][number]

const MOST = 5
/** Kilometres around a pin within which something is still its name. */
const REACH_KM = 1

/** Photon 1.0 or later. It has no call for one place: the id contains the point, which is looked up again. */
export function photon(service: Service): PlaceFinder {
  const send = inItsLanguages(service)
  return {
    async autocomplete({ query, country, language, near }) {
      const bias = { lat: near?.latitude, lon: near?.longitude }
      const found = await send('/api', { q: query, limit: MOST, countrycode: country, ...bias }, language)
      return placesFrom(found, country)
    },
    async details({ id, language }) {
      const marked = readMarkedId(id, 'photon')
      if (!marked) return undefined
      const { latitude: lat, longitude: lon } = marked.point
      const found = await send('/reverse', { lat, lon, limit: MOST, radius: REACH_KM }, language)
      const same = found.find((place) => readMarkedId(place.id, 'photon')?.key === marked.key)
      return same && placeFrom({ ...same, id, point: marked.point })
    },
    async reverse({ at, country, language }) {
      const where = { lat: at.latitude, lon: at.longitude, limit: 1, radius: REACH_KM }
      return nearestFrom(await send('/reverse', where, language), { at, country })
    },
  }
}

type SendRequest = (
  path: string,
  query: Record<string, string | number | undefined>,
  language: string,
) => Promise<OutsidePlace[]>

/** A Photon refuses languages that it was not built with; then it answers in the language of the place. */
function inItsLanguages(service: Service): SendRequest {
  const unknown = new Set<string>()
  return async (path, query, language) => {
    const [lang = language] = language.split('-')
    const isKnown = !unknown.has(lang)
    let response: ServiceAnswer = await service.ask(path, isKnown ? { ...query, lang } : query, language)
    if (response.status === 400 && isKnown) {
      response = await service.ask(path, query, language)
      if (response.status === 200) unknown.add(lang)
    }
    return parseAnswer(response, answer).features.flatMap((feature) => outsidePlace(feature) ?? [])
  }
}

function outsidePlace({ geometry, properties: it }: Feature): OutsidePlace | undefined {
  const precision = precisionOf(it)
  if (!precision || !it.countrycode) return undefined
  const [lon, lat] = geometry.coordinates
  const point = { latitude: lat, longitude: lon }
  const isStreet = precision === 'street'
  const isTown = precision === 'town'
  return {
    id: `photon:${it.osm_type ?? ''}${it.osm_id ?? ''}${pointMark(point)}`,
    point,
    precision,
    country: it.countrycode,
    ...(isStreet || isTown || !it.name ? {} : { name: it.name }),
    street: firstOf(it.street, isStreet ? it.name : ''),
    number: it.housenumber ?? '',
    locality: firstOf(it.district, it.locality),
    postcode: it.postcode ?? '',
    city: firstOf(isTown ? it.name : it.city, it.city, it.county, it.state, it.country),
  }
}

/** Undefined for what is larger than a town. */
function precisionOf({
  type,
  osm_key,
  osm_value,
  housenumber,
}: Feature['properties']): Precision | undefined {
  if (housenumber || type === 'house') return 'building'
  if (type === 'street' || (!type && osm_key === 'highway')) return 'street'
  if (type === 'county' || type === 'state' || type === 'country') return undefined
  if (type === 'city' || (!type && ['city', 'town', 'village'].includes(osm_value ?? ''))) return 'town'
  return 'place'
}
