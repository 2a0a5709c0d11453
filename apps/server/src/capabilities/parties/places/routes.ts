import { placeCalls } from '@beckon/contract'
import { type CountryCode, placeLanguage, placeLanguageTag } from '@beckon/domain/country'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/serve.ts'
import { refuse } from '../../../platform/refusal.ts'
import type { PlaceFinder } from './place-finder.ts'

export function placeRoutes(app: FastifyInstance, finder: PlaceFinder): void {
  serve(app, placeCalls.autocompletePlaces, async (context) => {
    const { query, lat, lng } = context.query
    const near = lat === undefined || lng === undefined ? {} : { near: { latitude: lat, longitude: lng } }
    const search = { query, country: context.country, language: languageFor(context), ...near }
    return { data: query.trim() === '' ? [] : [...(await finder.autocomplete(search))] }
  })
  serve(app, placeCalls.placeDetails, async (context) => {
    const { country, query } = context
    const place = await finder.details({ id: query.query_id, country, language: languageFor(context) })
    return place?.country_code === country ? { data: [place] } : refuse('place.not-found')
  })
  serve(app, placeCalls.reversePlace, async (context) => {
    const { country, query } = context
    const at = { latitude: query.lat, longitude: query.lng }
    const place = await finder.reverse({ at, country, language: languageFor(context) })
    return place ? { data: [place] } : refuse('place.reverse-failed')
  })
}

/** The explicitly requested language; a browser's preference does not change the format of addresses. */
const languageFor = (context: {
  readonly language: string
  readonly country: CountryCode
  readonly query: { readonly language?: string | undefined }
}): string => placeLanguageTag(context.query.language ? context.language : placeLanguage(context.country))
