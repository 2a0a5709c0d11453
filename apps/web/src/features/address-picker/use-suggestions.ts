import { type Place, placeCalls, type PlaceHit, type WirePoint } from '@beckon/contract'
import type { Client } from '@beckon/contract/client'
import { type CountryCode, placeLanguage } from '@beckon/domain/country'
import { ADDRESS_SEARCH_LENGTH } from '@beckon/domain/limits'
import { parseCoordinates } from '@beckon/domain/request'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { isRefusedFor, logPlaceError, useClient, useConfig } from '../../platform/client/index.ts'

const TYPING_MS = 500

export interface Suggestions {
  readonly hits: readonly PlaceHit[]
  readonly isSearching: boolean
  readonly isFailed: boolean
  readonly retry: () => void
  /** The text that the hits belong to. */
  readonly searched: string
}

/** Places for what is typed, half a second after the last letter; a `lat,lng` pair is looked up as a point first. */
export function useSuggestions(text: string, near: WirePoint): Suggestions {
  const client = useClient()
  const { country } = useConfig()
  const wanted = text.trim()
  const [typed] = useDebouncedValue(wanted, TYPING_MS)
  const query = useQuery({
    queryKey: ['places', typed, country, near],
    enabled: typed !== '',
    staleTime: 300_000,
    queryFn: ({ signal }) => search(client, { typed, country, near }, signal),
  })
  return {
    hits: isOneText(typed, wanted) ? (query.data ?? []) : [],
    isSearching: wanted !== '' && (typed !== wanted || query.isFetching),
    isFailed: query.isError,
    retry: () => void query.refetch(),
    searched: typed,
  }
}

/**
 * Results stay while the text is extended or shortened. Under a different text an old result could be chosen half a
 * second before the new ones arrive.
 */
const isOneText = (searched: string, wanted: string): boolean =>
  searched.startsWith(wanted) || wanted.startsWith(searched)

interface Search {
  readonly typed: string
  readonly country: CountryCode
  readonly near: WirePoint
}

async function search(
  client: Client,
  { typed, country, near }: Search,
  signal: AbortSignal,
): Promise<readonly PlaceHit[]> {
  const point = parseCoordinates(typed)
  if (point) {
    const place = await reverse(client, point)
    // The typed point is kept; the lookup only adds its name.
    if (place) return [{ ...place, ...point, formatted_address: place.formatted_address }]
  }
  const query = {
    query: typed.slice(0, ADDRESS_SEARCH_LENGTH),
    country,
    lat: near.latitude,
    lng: near.longitude,
    language: placeLanguage(country),
  }
  const found = await client.call(placeCalls.autocompletePlaces, { query }, { signal })
  if (!found.ok) {
    logPlaceError('autocomplete', found.error)
    throw new Error(found.error.kind)
  }
  return found.answer.data
}

async function reverse(
  client: Client,
  { latitude, longitude }: WirePoint,
  onFailure?: () => void,
): Promise<Place | undefined> {
  const query = { lat: latitude, lng: longitude }
  const found = await client.call(placeCalls.reversePlace, { query })
  if (found.ok) return found.answer.data[0]
  // That nothing is there is an answer; anything else is a failure.
  if (!isRefusedFor(found.error, 'place.reverse-failed')) {
    logPlaceError('reverse', found.error)
    onFailure?.()
  }
  return undefined
}

/** Names a point; undefined where nothing is known of it, or after `onFailure` where it could not be asked. */
export function useReverse(): (point: WirePoint, onFailure?: () => void) => Promise<Place | undefined> {
  const client = useClient()
  return useCallback((point, onFailure) => reverse(client, point, onFailure), [client])
}

/** All that is known of a place that was found; undefined when it cannot be fetched. */
export function usePlaceDetails(): (id: string) => Promise<Place | undefined> {
  const client = useClient()
  return useCallback(
    async (id) => {
      const found = await client.call(placeCalls.placeDetails, { query: { query_id: id } })
      if (found.ok) return found.answer.data[0]
      logPlaceError('fetch-place-details', found.error)
      return undefined
    },
    [client],
  )
}
