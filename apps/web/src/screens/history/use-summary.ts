import { historyCalls } from '@beckon/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { answerTo, queryKeys, useClient } from '../../platform/client/index.ts'
import { type HistoryQuery, refreshMs } from './history-filter.ts'

/** The summary of all orders of the filter. */
export function useSummary(vendorId: string, asked: HistoryQuery | undefined) {
  const client = useClient()
  return useQuery({
    queryKey: queryKeys.pastSummary(vendorId, { ...asked }),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
    refetchInterval: () => refreshMs(asked),
    queryFn: async ({ signal }) => {
      const query = { ...asked, from: asked?.from ?? 0, to: asked?.to ?? 0 }
      return (
        await answerTo(client, historyCalls.summariseOrders, { params: { id: vendorId }, query }, { signal })
      ).result
    },
  })
}
