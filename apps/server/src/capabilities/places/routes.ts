import { placeCalls } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { refuse } from '../../platform/refusal.ts'
import type { MapEngine } from './map-engine.ts'
import { searchLanguage } from './search-language.ts'

export function placeRoutes(app: FastifyInstance, maps: MapEngine): void {
  serve(app, placeCalls.autocompletePlaces, async (context) => {
    const { query, lat, lng } = context.query
    const near = lat === undefined || lng === undefined ? {} : { near: { latitude: lat, longitude: lng } }
    const search = { query, country: context.country, language: languageFor(context), ...near }
    return { data: query.trim() === '' ? [] : [...maps.autocomplete(search)] }
  })
  serve(app, placeCalls.placeDetails, async (context) => {
    const place = maps.details(context.query.query_id, languageFor(context))
    return place?.country_code === context.country ? { data: [place] } : refuse('place.not-found')
  })
  serve(app, placeCalls.reversePlace, async (context) => {
    const { lat: latitude, lng: longitude } = context.query
    const place = maps.reverse({ latitude, longitude }, context.country, languageFor(context))
    return place ? { data: [place] } : refuse('place.reverse-failed')
  })
}

/** The language asked for by name; a browser's own preference does not change how addresses are written. */
const languageFor = (context: {
  readonly language: string
  readonly country: CountryCode
  readonly query: { readonly language?: string | undefined }
}): string => (context.query.language ? context.language : searchLanguage(context.country))
