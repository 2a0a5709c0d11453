import { orderCalls, type OrderRecord } from '@beckon/contract'
import { pollEvery, staleAfter, trackedDays } from '@beckon/domain/order'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { answerTo, queryKeys, useClient, useConfig } from '../../platform/client/index.ts'
import { nowSeconds } from '../../platform/clock/index.ts'
import { useFlag } from '../../platform/flags/index.ts'
import { useIsLive, useLiveMessages } from '../../platform/live/index.ts'
import { useSession } from '../../platform/session/index.ts'
import { newerOf } from './merge-order.ts'
import { createOrderList } from './order-list.ts'

/** Most orders of a day that are shown. */
const COUNT = 200

/** Today's orders of a vendor, and of its outlets where they are wanted, kept up to date by the socket. */
export function useActiveOrders(vendorId: string, withOutlets: boolean) {
  const cache = useQueryClient()
  const fetchOrders = useFetchOrders(vendorId, withOutlets)
  const { timezone } = useConfig()
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
    cache.setQueryData<OrderRecord>(queryKeys.order(order.vendor_id, order.order_id), (known) =>
      known ? newerOf(known, order) : undefined,
    )
    list.hear(order)
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
        const query = { from, preorders_until: preordersUntil, count: COUNT, ...outlets }
        const asked = { params: { id: vendorId }, query }
        return (await answerTo(client, orderCalls.listOrders, asked)).result.data
      },
    [client, vendorId, withOutlets],
  )
}

/** When the list counts as old, and how often it is asked for. */
function useFreshness() {
  const session = {
    isGuest: useSession().mode === 'guest',
    dynamicTimeEstimation: useFlag('DynamicTimeEstimation'),
  }
  const isLive = useIsLive()
  return {
    staleTime: staleAfter(session) * 1000,
    refetchInterval: pollEvery({ ...session, isLive }) * 1000,
  }
}
