import { orderCalls, type OrderRecord } from '@beckon/contract'
import { dayBounds } from '@beckon/domain/time'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerTo, queryKeys, useClient, useConfig } from '../../platform/client/index.ts'
import { nowSeconds } from '../../platform/clock/index.ts'
import { useLiveMessages } from '../../platform/live/index.ts'
import { newerOf, withOrder } from './merge-order.ts'

/** Most orders of a day that are shown; pre-orders up to two days ahead are among them. */
const COUNT = 200
const FRESH_MS = 300_000

/** Today's orders of a vendor, and of its outlets where they are wanted, kept up to date by the socket. */
export function useActiveOrders(vendorId: string, withOutlets: boolean) {
  const client = useClient()
  const cache = useQueryClient()
  const { timezone } = useConfig()
  const queryKey = queryKeys.activeOrders(vendorId, withOutlets)
  useLiveMessages((message) => {
    if (message.type === 'order_update') {
      applyUpdate(cache, { vendorId, withOutlets }, message.data.order, timezone)
    }
    if (message.type === 'resync') void cache.invalidateQueries({ queryKey: queryKeys.orders() })
  })
  return useQuery({
    queryKey,
    staleTime: FRESH_MS,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    queryFn: async ({ signal }) => {
      const { from } = dayBounds(nowSeconds(), timezone)
      const outlets = withOutlets ? { include_outlets: 'true' as const } : {}
      const input = { params: { id: vendorId }, query: { from, count: COUNT, ...outlets } }
      const { result } = await answerTo(client, orderCalls.listOrders, input, { signal })
      const known = cache.getQueryData<readonly OrderRecord[]>(queryKey) ?? []
      // An update that came while the list was on its way is newer than the list.
      return result.data.map((told) =>
        newerOf(
          known.find((one) => one.order_id === told.order_id),
          told,
        ),
      )
    },
  })
}

interface List {
  readonly vendorId: string
  readonly withOutlets: boolean
}

/**
 * Updates change the list only for orders of today or later; those before today belong to the history. The socket
 * tells of the vendor and, where they are wanted, of its outlets; of one that was left it may tell a little longer.
 */
function applyUpdate(
  cache: QueryClient,
  { vendorId, withOutlets }: List,
  order: OrderRecord,
  timezone: string,
): void {
  cache.setQueryData<OrderRecord>(queryKeys.order(order.vendor_id, order.order_id), (known) =>
    newerOf(known, order),
  )
  const isOfList = withOutlets || order.vendor_id === vendorId
  if (!isOfList || order.created_at < dayBounds(nowSeconds(), timezone).from) return
  cache.setQueryData<readonly OrderRecord[]>(queryKeys.activeOrders(vendorId, withOutlets), (known) =>
    known ? withOrder(known, order) : known,
  )
}
