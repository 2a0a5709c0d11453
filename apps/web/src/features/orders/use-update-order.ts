import type { OrderRecord } from '@beckon/contract'
import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { queryKeys } from '../../platform/client/index.ts'
import { inPage, newerOf, type OrderPage, withOrder } from './merge-order.ts'

/** Shows the order of an answer in all lists at once, before the socket sends it. */
export function useUpdateOrder(): (order: OrderRecord) => void {
  const cache = useQueryClient()
  return useCallback(
    (order) => {
      const { order_id: id } = order
      cache.setQueryData<OrderRecord>(queryKeys.order(order.vendor_id, id), (known) => newerOf(known, order))
      const lists = { queryKey: queryKeys.anyActiveOrders() }
      cache.setQueriesData<readonly OrderRecord[]>(lists, (known) =>
        known?.some((one) => one.order_id === id) ? withOrder(known, order) : known,
      )
      cache.setQueriesData<readonly OrderRecord[]>({ queryKey: queryKeys.anyUndecidedOrders() }, (known) =>
        known?.some((one) => one.order_id === id) ? withOrder(known, order) : known,
      )
      // Also today's orders: the socket updates the history of earlier days only.
      cache.setQueriesData<InfiniteData<OrderPage>>(
        { queryKey: queryKeys.everyPastOrder() },
        (known) => known && { ...known, pages: known.pages.map((page) => inPage(page, order)) },
      )
    },
    [cache],
  )
}
