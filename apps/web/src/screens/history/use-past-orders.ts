import { orderCalls, type OrderRecord } from '@beckon/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDebouncedValue } from '@mantine/hooks'
import { answerTo, queryKeys, useClient, useConfig } from '../../platform/client/index.ts'
import { nowSeconds } from '../../platform/clock/index.ts'
import { boundsOf, hasStatus, type HistoryFilter, searchOf } from './history-filter.ts'

const PAGE = 30
const PAGE_WITH_OUTLETS = 50
const TYPING_MS = 400

interface Page {
  readonly data: readonly OrderRecord[]
  readonly pagination_key: string | null
}

/** Past orders page by page, by key and never by number, so that new orders do not shift them. */
export function usePastOrders(vendorId: string, filter: HistoryFilter, withOutlets: boolean) {
  const client = useClient()
  const { timezone, country } = useConfig()
  const [typed] = useDebouncedValue(filter.search, TYPING_MS)
  const search = searchOf(typed, vendorId, country)
  const { period } = filter
  const query = useInfiniteQuery({
    queryKey: queryKeys.pastOrders(vendorId, { period, search, withOutlets }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: Page) => page.pagination_key ?? undefined,
    queryFn: async ({ pageParam, signal }): Promise<Page> => {
      if (search.kind === 'order') {
        const asked = { query: { vendorId, orderId: search.orderId } }
        const found = await client.call(orderCalls.getOrder, asked, { signal })
        return { data: found.ok ? [found.answer.result] : [], pagination_key: null }
      }
      const phone = search.kind === 'phone' ? { customer_phone_number: search.phone } : {}
      const { from, to } = boundsOf(period, nowSeconds(), timezone)
      const outlets = withOutlets ? { include_outlets: 'true' as const } : {}
      const count = withOutlets ? PAGE_WITH_OUTLETS : PAGE
      const more = pageParam === undefined ? {} : { pagination_key: pageParam }
      const asked = {
        params: { id: vendorId },
        query: { from, to, count, finished: 'true' as const, ...outlets, ...phone, ...more },
      }
      return (await answerTo(client, orderCalls.listOrders, asked, { signal })).result
    },
  })
  const now = nowSeconds()
  const orders = (query.data?.pages ?? [])
    .flatMap((page) => page.data)
    .filter((order) => hasStatus(order, filter.status, now))
  return {
    orders,
    totalFees: orders.reduce((sum, order) => sum + order.delivery_fee, 0),
    isPending: query.isPending,
    error: query.error,
    isError: query.isError && orders.length === 0,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    showMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  }
}
