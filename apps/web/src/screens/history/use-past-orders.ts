import { orderCalls } from '@beckon/contract'
import { ORDERS_PER_PAGE, ORDERS_PER_PAGE_WITH_OUTLETS } from '@beckon/domain/limits'
import { belongsOnPage } from '@beckon/domain/order'
import { dayBounds } from '@beckon/domain/time'
import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { inPage, type OrderPage } from '../../features/orders/index.ts'
import { answerTo, queryKeys, useClient, useConfig } from '../../platform/client/index.ts'
import { nowSeconds } from '../../platform/clock/index.ts'
import { useLiveMessages } from '../../platform/live/index.ts'
import { type HistoryQuery, refreshMs } from './history-filter.ts'

type Pages = InfiniteData<OrderPage, string | undefined>

/** Past orders with keyset pagination, so that new orders do not shift the pages. */
export function usePastOrders(vendorId: string, filterQuery: HistoryQuery | undefined) {
  const client = useClient()
  useChangesOfPast(vendorId)
  const count = filterQuery?.include_outlets ? ORDERS_PER_PAGE_WITH_OUTLETS : ORDERS_PER_PAGE
  const query = useInfiniteQuery({
    queryKey: queryKeys.pastOrders(vendorId, { ...filterQuery }),
    enabled: filterQuery !== undefined,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: OrderPage) => page.pagination_key ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval: () => refreshMs(filterQuery),
    queryFn: async ({ pageParam, signal }): Promise<OrderPage> => {
      const more = pageParam === undefined ? {} : { pagination_key: pageParam }
      const input = { params: { id: vendorId }, query: { ...filterQuery, count, ...more } }
      return (await answerTo(client, orderCalls.listOrders, input, { signal })).result
    },
  })
  return {
    orders: (query.data?.pages ?? []).flatMap((page) => page.data),
    isPending: query.isPending,
    /** The shown data belongs to the previous filter. */
    isOld: query.isPlaceholderData,
    error: query.error,
    isError: query.isError,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    showMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  }
}

/** Updates changed orders of earlier days in place, without moving the page. */
function useChangesOfPast(vendorId: string): void {
  const cache = useQueryClient()
  const { timezone } = useConfig()
  useLiveMessages((message) => {
    if (message.type !== 'order_update') return
    const { order } = message.data
    if (!belongsOnPage('history', order.created_at, dayBounds(nowSeconds(), timezone).from)) return
    cache.setQueriesData<Pages>(
      { queryKey: queryKeys.anyPastOrders(vendorId) },
      (known) => known && { ...known, pages: known.pages.map((page) => inPage(page, order)) },
    )
  })
}
