import { type PlaceRequestState, dropOffCalls, type PlaceAnswer } from '@beckon/contract'
import { useQuery } from '@tanstack/react-query'
import { answerTo, CallFailed, isRefusedFor, queryKeys, useClient } from '../../platform/client/index.ts'
import { serverSeconds, useNow } from '../../platform/clock/index.ts'
import type { PlaceRequest } from './place-request.ts'

const POLL_MS = 3000

export interface CustomerAnswer {
  readonly answer: PlaceAnswer | null
  readonly isExpired: boolean
  /** It cannot be seen at the moment whether there is an answer. */
  readonly isUnknown: boolean
}

/** Returns the customer's answer so far; polled until the link ends. */
export function useAnswer(vendorId: string, placeRequest: PlaceRequest | null): CustomerAnswer {
  const client = useClient()
  useNow(20)
  const isOver = placeRequest !== null && placeRequest.expiresAt <= serverSeconds()
  const id = placeRequest?.id ?? ''
  const query = useQuery<PlaceRequestState>({
    queryKey: queryKeys.placeRequest(vendorId, id),
    // Once more after the end: it may have arrived while the tab was hidden.
    enabled: placeRequest !== null,
    staleTime: isOver ? Number.POSITIVE_INFINITY : 0,
    refetchInterval: ({ state }) => (isOver || isGone(state.error) ? false : POLL_MS),
    refetchOnWindowFocus: 'always',
    queryFn: async ({ signal }) => {
      const { result } = await answerTo(
        client,
        dropOffCalls.getAskedPlace,
        { params: { vendorId, id } },
        { signal },
      )
      return result
    },
  })
  const hasGone = isGone(query.error)
  return {
    answer: query.data?.answer ?? null,
    isExpired: isOver || hasGone,
    isUnknown: query.isError && !hasGone,
  }
}

const isGone = (error: Error | null): boolean =>
  error instanceof CallFailed && isRefusedFor(error.reason, 'place.question-gone')
