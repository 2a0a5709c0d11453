import type { Place } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import type { Point } from '@beckon/domain/geo'
import type { Clock } from '../../../platform/clock.ts'
import type { CircuitBreaker } from './circuit-breaker.ts'
import { createTtlCache } from './ttl-cache.ts'
import type { SearchedPlace } from './map-engine.ts'
import type { PlaceFinder } from './place-finder.ts'

interface Deps {
  /** Prefix of its ids. */
  readonly name: string
  readonly service: PlaceFinder
  readonly own: PlaceFinder
  /** Whether the country has addresses completed by the service. */
  readonly completes: (country: CountryCode) => Promise<boolean>
  readonly breaker: CircuitBreaker
  readonly clock: Clock
}

const MINUTE_MS = 60_000
const SEARCHES = { most: 2_000, ageMs: 10 * MINUTE_MS }
/** From choosing a place to asking for its details. */
const SEEN = { most: 10_000, ageMs: 60 * MINUTE_MS }

/**
 * An operator's geocoder. Our own map answers while the geocoder cannot, and completes addresses in the countries
 * that do not use it; details of a place come from the source that found it.
 */
export function outsidePlaces({ name, service, own, completes, breaker, clock }: Deps): PlaceFinder {
  const searches = createTtlCache<readonly SearchedPlace[]>(clock, SEARCHES)
  const seen = createTtlCache<Place>(clock, SEEN)
  const remember = (found: readonly SearchedPlace[], language: string) => {
    for (const place of found) seen.set(`${place.id} ${language}`, place)
    return found
  }
  /** Cached results need neither a slot of the rate limit nor a closed circuit breaker. */
  const find = (query: readonly unknown[], language: string, request: Answer, otherwise: Answer) => {
    const key = JSON.stringify([...query, language])
    const kept = searches.get(key)
    if (kept) return Promise.resolve(kept)
    return breaker.run(async () => {
      const found = remember(await request(), language)
      searches.set(key, found)
      return found
    }, otherwise)
  }
  return {
    async autocomplete(search) {
      const { country, language } = search
      if (!(await completes(country))) return own.autocomplete(search)
      const query = search.query.trim()
      const near = search.near && rounded(search.near, 2)
      const request = () => service.autocomplete({ query, country, language, ...(near ? { near } : {}) })
      return find([query, country, near ?? null], language, request, () => own.autocomplete(search))
    },
    async details(request) {
      if (!request.id.startsWith(`${name}:`)) return own.details(request)
      const known = seen.get(`${request.id} ${request.language}`)
      if (known) return known
      const call = async () => remember(listOf(await service.details(request)), request.language)
      const [found] = await breaker.run(call, () => [])
      return found
    },
    async reverse(request) {
      const at = rounded(request.at, 5)
      const call = async () => listOf(await service.reverse({ ...request, at }))
      const otherwise = async () => listOf(await own.reverse(request))
      const [found] = await find([at, request.country], request.language, call, otherwise)
      return found
    },
  }
}

type Answer = () => Promise<readonly SearchedPlace[]>

const listOf = (place: Place | undefined): readonly Place[] => (place ? [place] : [])

/** Two decimals of a degree are a kilometre, five a metre. */
function rounded({ latitude, longitude }: Point, decimals: number): Point {
  const round = (degrees: number) => Number(degrees.toFixed(decimals))
  return { latitude: round(latitude), longitude: round(longitude) }
}
