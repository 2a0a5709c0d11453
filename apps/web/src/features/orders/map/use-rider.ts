import { orderCalls, type OrderRecord, type RiderInfo } from '@beckon/contract'
import { followsRider, pollRiderEvery, riderAssigned } from '@beckon/domain/order'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { answerTo, queryKeys, useClient } from '../../../platform/client/index.ts'
import { useLiveMessages, useLiveState } from '../../../platform/live/index.ts'

/** The socket reports every move; polling covers a lost message. */
const LIVE_POLL_MS = 15_000

/** Returns the position of an order's rider: from the socket, polled while it is down. */
export function useRider(order: OrderRecord): RiderInfo | undefined {
  const fetchRider = useFetchRider()
  const cache = useQueryClient()
  const { state } = useLiveState()
  const isOnTheWay = followsRider(order.status) && riderAssigned(order.status_history)
  useLiveMessages((message) => {
    if (message.type !== 'rider_update' || message.data.order_id !== order.order_id) return
    cache.setQueryData<RiderInfo>(queryKeys.rider(order.order_id), (known) => latest(known, message.data))
  })
  const pending = () => cache.isFetching({ queryKey: queryKeys.anyRider() })
  const { data } = useQuery({
    queryKey: queryKeys.rider(order.order_id),
    enabled: isOnTheWay,
    staleTime: 0,
    refetchInterval: () => (state === 'live' ? LIVE_POLL_MS : pollRiderEvery(pending()) * 1000),
    queryFn: async ({ signal }) => fetchRider(order.order_id, signal),
  })
  return useMemo(
    () => (isOnTheWay && data ? sinceAccepted(data, order) : undefined),
    [isOnTheWay, data, order],
  )
}

/** Fetches the position of an order's rider. */
export function useFetchRider(): (orderId: string, signal: AbortSignal) => Promise<RiderInfo> {
  const client = useClient()
  const cache = useQueryClient()
  return async (id, signal) => {
    const { result } = await answerTo(client, orderCalls.getRider, { params: { id } }, { signal })
    return latest(cache.getQueryData(queryKeys.rider(id)), result)
  }
}

/** The latest position wins, from the socket or from polling. */
export const latest = (known: RiderInfo | undefined, told: RiderInfo): RiderInfo =>
  known && (known.located_at ?? 0) > (told.located_at ?? 0) ? known : told

/** Drops a position from before the acceptance, which belongs to another trip. */
export function sinceAccepted(rider: RiderInfo, { status_history }: OrderRecord): RiderInfo {
  const accepted = status_history.findLast(({ status }) => status === 'COURIER_ACCEPTED_DELIVERY')
  const isOld = rider.located_at !== null && accepted !== undefined && rider.located_at < accepted.created_at
  return isOld ? { ...rider, location: null, bearing: null, located_at: null, path: [] } : rider
}
