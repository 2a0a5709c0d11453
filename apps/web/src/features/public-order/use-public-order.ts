import { publicCalls, type PublicOrder } from '@beckon/contract'
import { useQuery } from '@tanstack/react-query'
import { answerTo, CallFailed, problemOf, queryKeys, useClient } from '../../platform/client/index.ts'

/** No socket for whoever is not signed in: it is asked for, so often. */
const POLL_MS = 15_000

/** How far an order is, for whoever has its id. */
export function usePublicOrder(orderId: string) {
  const client = useClient()
  const query = useQuery<PublicOrder>({
    queryKey: queryKeys.publicOrder(orderId),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    refetchInterval: ({ state }) => (isUnknown(state.error) ? false : POLL_MS),
    queryFn: async ({ signal }) =>
      (await answerTo(client, publicCalls.getPublicOrder, { params: { id: orderId } }, { signal })).result,
  })
  return { ...query, isUnknown: isUnknown(query.error) } as const
}

/** There is no such order: asking again does not change that. */
const isUnknown = (error: unknown): boolean =>
  error instanceof CallFailed && ['order.not-found', 'request.invalid'].includes(problemOf(error.reason).code)
