import { orderCalls, type OrderRecord } from '@beckon/contract'
import { MOST_ORDERS_PER_PAGE } from '@beckon/domain/limits'
import { trackedDays } from '@beckon/domain/order'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { answerTo, queryKeys, useClient, useConfig } from '../../platform/client/index.ts'
import { nowSeconds } from '../../platform/clock/index.ts'
import { useLiveMessages } from '../../platform/live/index.ts'
import { useVendorChoice } from '../branch-selector/index.ts'
import { newerOf } from './merge-order.ts'
import { isElsewhere } from './is-elsewhere.ts'
import { createOrderList } from './order-list.ts'
import { useFreshness } from './use-freshness.ts'

/** Today's orders of a vendor, optionally with its outlets, updated by the socket. */
export function useActiveOrders(vendorId: string, withOutlets: boolean) {
  const cache = useQueryClient()
  const fetchOrders = useFetchOrders(vendorId, withOutlets)
  const { timezone } = useConfig()
  const { vendors } = useVendorChoice()
  const freshness = useFreshness()
  const queryKey = queryKeys.activeOrders(vendorId, withOutlets)
  const list = useMemo(() => {
    const key = queryKeys.activeOrders(vendorId, withOutlets)
    return createOrderList({
      vendorId,
      withOutlets,
      days: () => trackedDays(nowSeconds(), timezone),
      fetchOrders,
      known: () => cache.getQueryData<readonly OrderRecord[]>(key),
      keep: (orders) => cache.setQueryData<readonly OrderRecord[]>(key, orders),
    })
  }, [cache, fetchOrders, timezone, vendorId, withOutlets])
  useLiveMessages((message) => {
    if (message.type !== 'order_update') return
    const { order } = message.data
    keepOne(cache, order)
    // The socket may still send orders of the previous vendor, which do not belong to this list.
    if (!isElsewhere(vendors, vendorId, order.vendor_id)) list.applyChange(order)
  })
  return useQuery({
    queryKey,
    ...freshness,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    queryFn: () => list.fetch(),
  })
}

function useFetchOrders(vendorId: string, withOutlets: boolean) {
  const client = useClient()
  return useMemo(
    () =>
      async ({ from, preordersUntil }: ReturnType<typeof trackedDays>): Promise<readonly OrderRecord[]> => {
        const outlets = withOutlets ? { include_outlets: 'true' as const } : {}
        const query = { from, preorders_until: preordersUntil, count: MOST_ORDERS_PER_PAGE, ...outlets }
        const input = { params: { id: vendorId }, query }
        return (await answerTo(client, orderCalls.listOrders, input)).result.data
      },
    [client, vendorId, withOutlets],
  )
}

/** Updates an order that is cached or being fetched; a version that arrives during the fetch is kept. */
function keepOne(cache: QueryClient, order: OrderRecord): void {
  const queryKey = queryKeys.order(order.vendor_id, order.order_id)
  const isAwaited = cache.isFetching({ queryKey, exact: true }) > 0
  cache.setQueryData<OrderRecord>(queryKey, (known) =>
    known || isAwaited ? newerOf(known, order) : undefined,
  )
}
