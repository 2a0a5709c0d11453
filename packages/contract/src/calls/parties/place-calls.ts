import { ADDRESS_SEARCH_LENGTH } from '@beckon/domain/limits'
import { z } from 'zod'
import { place, placeHit } from '../../wire/parties/place.ts'
import { defineCall } from '../define-call.ts'

const base = '/api/hurrier/v1/geolocator'

const language = z.string().max(20).optional()
const latitude = z.coerce.number().min(-90).max(90)
const longitude = z.coerce.number().min(-180).max(180)

export const autocompletePlaces = defineCall({
  name: 'autocompletePlaces',
  method: 'GET',
  path: `${base}/autocomplete`,
  summary: 'Places whose address begins with, or nearly is, what was typed.',
  audience: 'open',
  rate: 300,
  query: z.object({
    query: z.string().max(ADDRESS_SEARCH_LENGTH),
    country: z.string().length(2),
    lat: latitude.optional(),
    lng: longitude.optional(),
    language,
  }),
  answer: z.object({ data: z.array(placeHit) }),
})

export const placeDetails = defineCall({
  name: 'placeDetails',
  method: 'GET',
  path: `${base}/details`,
  summary: 'One place, whole; the first result is the place.',
  audience: 'open',
  rate: 300,
  query: z.object({ query_id: z.string().max(120), language }),
  answer: z.object({ data: z.array(place) }),
})

export const reversePlace = defineCall({
  name: 'reversePlace',
  method: 'GET',
  path: `${base}/reverse`,
  summary: 'The place at a point; the first result is the nearest.',
  audience: 'open',
  rate: 300,
  query: z.object({ lat: latitude, lng: longitude, language }),
  answer: z.object({ data: z.array(place) }),
})
