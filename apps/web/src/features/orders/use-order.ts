import { orderCalls } from '@beckon/contract'
import { vendorOf } from '@beckon/domain/order'
import { useQuery } from '@tanstack/react-query'
import { answerTo, queryKeys, useClient } from '../../platform/client/index.ts'

/** One order by its id, for a link to one that stands in no list. Undefined: not asked for. */
export function useOrder(orderId: string | undefined) {
  const client = useClient()
  const vendorId = orderId === undefined ? undefined : vendorOf(orderId)
  return useQuery({
    queryKey: queryKeys.order(vendorId ?? '', orderId ?? ''),
    enabled: vendorId !== undefined,
    queryFn: async ({ signal }) => {
      const query = { vendorId: vendorId ?? '', orderId: orderId ?? '' }
      return (await answerTo(client, orderCalls.getOrder, { query }, { signal })).result
    },
  })
}
