import { historyCalls } from '@beckon/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { answerTo, queryKeys, useClient } from '../../platform/client/index.ts'
import { type HistoryQuery, refreshMs } from './history-filter.ts'

/** The summary of all orders of the filter. */
export function useSummary(vendorId: string, filterQuery: HistoryQuery | undefined) {
  const client = useClient()
  return useQuery({
    queryKey: queryKeys.pastSummary(vendorId, { ...filterQuery }),
    enabled: filterQuery !== undefined,
    placeholderData: keepPreviousData,
    refetchInterval: () => refreshMs(filterQuery),
    queryFn: async ({ signal }) => {
      const query = { ...filterQuery, from: filterQuery?.from ?? 0, to: filterQuery?.to ?? 0 }
      return (
        await answerTo(client, historyCalls.summariseOrders, { params: { id: vendorId }, query }, { signal })
      ).result
    },
  })
}
