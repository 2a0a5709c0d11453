import { orderCalls, type OrderRecord } from '@beckon/contract'
import { vendorOf } from '@beckon/domain/order'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { answerTo, queryKeys, useClient } from '../../platform/client/index.ts'
import { newerOf } from './merge-order.ts'
import { useFreshness } from './use-freshness.ts'

interface Known {
  readonly state: { readonly data: unknown }
}

/** Returns one order by its id, for a link to one outside the lists. Undefined id: not fetched. */
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
    // Its vendor may be outside the socket's subscription. A missing order is not polled.
    refetchInterval: ({ state }: Known) => state.data !== undefined && refetchInterval,
    queryFn: async ({ signal }) => {
      const query = { vendorId: vendorId ?? '', orderId: orderId ?? '' }
      const { result } = await answerTo(client, orderCalls.getOrder, { query }, { signal })
      // A version that was pushed during the fetch is newer.
      return newerOf(cache.getQueryData<OrderRecord>(queryKey), result)
    },
  })
}
