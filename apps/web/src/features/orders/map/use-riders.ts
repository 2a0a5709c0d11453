import type { OrderRecord, RiderInfo } from '@beckon/contract'
import { followsRider, riderAssigned } from '@beckon/domain/order'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryKeys } from '../../../platform/client/index.ts'
import { useLiveMessages } from '../../../platform/live/index.ts'
import { latest, sinceAccepted, useFetchRider } from './use-rider.ts'

/** The socket reports every move; polling covers a lost message. */
const POLL_MS = 15_000
/** The limit of positions per call, above what a map can show legibly. */
const MOST_RIDERS = 20

/** Returns orders with a rider under way, newest first. */
export const underWay = (orders: readonly OrderRecord[]): readonly OrderRecord[] =>
  orders
    .filter(({ status, status_history }) => followsRider(status) && riderAssigned(status_history))
    .slice(0, MOST_RIDERS)

/** Returns the rider positions of several orders, by order id: [longitude, latitude]. */
export function useRiders(orders: readonly OrderRecord[]): ReadonlyMap<string, readonly [number, number]> {
  const fetchRider = useFetchRider()
  const cache = useQueryClient()
  useLiveMessages((message) => {
    if (message.type !== 'rider_update') return
    const { data } = message
    if (!orders.some(({ order_id }) => order_id === data.order_id)) return
    cache.setQueryData<RiderInfo>(queryKeys.rider(data.order_id), (known) => latest(known, data))
  })
  const riders = useQueries({
    queries: orders.map(({ order_id: id }) => ({
      queryKey: queryKeys.rider(id),
      staleTime: 0,
      refetchInterval: POLL_MS,
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) => fetchRider(id, signal),
    })),
    combine: (results) => results.map(({ data }) => data),
  })
  return useMemo(() => positionsOf(orders, riders), [orders, riders])
}

function positionsOf(orders: readonly OrderRecord[], riders: readonly (RiderInfo | undefined)[]) {
  const positions = new Map<string, readonly [number, number]>()
  orders.forEach((order, index) => {
    const rider = riders[index]
    const at = rider && sinceAccepted(rider, order).location
    if (at) positions.set(order.order_id, [at.longitude, at.latitude])
  })
  return positions
}
