import { type AskedPlace, dropOffCalls, type PlaceAnswer } from '@beckon/contract'
import { useQuery } from '@tanstack/react-query'
import { answerTo, CallFailed, isRefusedFor, queryKeys, useClient } from '../../platform/client/index.ts'
import { serverSeconds, useNow } from '../../platform/clock/index.ts'
import type { AskedOfCustomer } from './asked.ts'

const POLL_MS = 3000

export interface CustomerAnswer {
  readonly answer: PlaceAnswer | null
  readonly isExpired: boolean
  /** It cannot be seen at the moment whether there is an answer. */
  readonly isUnknown: boolean
}

/** Returns the customer's answer so far; polled until the link ends. */
export function useAnswer(vendorId: string, asked: AskedOfCustomer | null): CustomerAnswer {
  const client = useClient()
  useNow(20)
  const isOver = asked !== null && asked.expiresAt <= serverSeconds()
  const id = asked?.id ?? ''
  const query = useQuery<AskedPlace>({
    queryKey: queryKeys.askedPlace(vendorId, id),
    // Once more after the end: it may have arrived while the tab was hidden.
    enabled: asked !== null,
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
