import { orderCalls, type OrderRecord } from '@beckon/contract'
import { vendorOf } from '@beckon/domain/order'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { answerTo, queryKeys, useClient } from '../../platform/client/index.ts'
import { newerOf } from './merge-order.ts'
import { useFreshness } from './use-freshness.ts'

interface Known {
  readonly state: { readonly data: unknown }
}

/** One order by its id, for a link to one that stands in no list. Undefined: not asked for. */
export function useOrder(orderId: string | undefined) {
  const client = useClient()
  const cache = useQueryClient()
  const { staleTime, refetchInterval } = useFreshness()
  const vendorId = orderId === undefined ? undefined : vendorOf(orderId)
  const queryKey = queryKeys.order(vendorId ?? '', orderId ?? '')
  return useQuery({
    queryKey,
    enabled: vendorId !== undefined,
    staleTime,
    // It may be of a vendor that the socket does not tell of. What was not found is not asked for again by itself.
    refetchInterval: ({ state }: Known) => state.data !== undefined && refetchInterval,
    queryFn: async ({ signal }) => {
      const query = { vendorId: vendorId ?? '', orderId: orderId ?? '' }
      const { result } = await answerTo(client, orderCalls.getOrder, { query }, { signal })
      // What was told while the answer was on its way is newer.
      return newerOf(cache.getQueryData<OrderRecord>(queryKey), result)
    },
  })
}
