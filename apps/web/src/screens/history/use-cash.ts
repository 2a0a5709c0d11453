import { type AnswerOf, paymentCalls } from '@beckon/contract'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { answerTo, queryKeys, useClient } from '../../platform/client/index.ts'
import type { HistoryQuery } from './history-filter.ts'

type Page = AnswerOf<typeof paymentCalls.readCash>['result']
export type CashOfOrder = Page['orders'][number]
export type CashTotal = Page['total']

/** The cash of a period, independent of the other filters. */
export function useCash(
  vendorId: string,
  filterQuery: Pick<HistoryQuery, 'from' | 'to' | 'include_outlets'> | undefined,
) {
  const client = useClient()
  const { from = 0, to = 0, include_outlets } = filterQuery ?? {}
  const period = { from, to, ...(include_outlets ? { include_outlets } : {}) }
  const query = useInfiniteQuery({
    queryKey: queryKeys.cash(vendorId, period),
    enabled: filterQuery !== undefined,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: Page) => page.pagination_key ?? undefined,
    placeholderData: keepPreviousData,
    queryFn: async ({ pageParam, signal }): Promise<Page> => {
      const more = pageParam === undefined ? {} : { pagination_key: pageParam }
      const input = { params: { id: vendorId }, query: { ...period, ...more } }
      return (await answerTo(client, paymentCalls.readCash, input, { signal })).result
    },
  })
  const pages = query.data?.pages ?? []
  return {
    total: pages[0]?.total,
    currency: pages[0]?.currency ?? '',
    orders: pages.flatMap((page) => page.orders),
    isPending: query.isPending,
    /** The shown data belongs to the previous period. */
    isOld: query.isPlaceholderData,
    error: query.error,
    isError: query.isError,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    showMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  }
}
