import { orderCalls, type OrderRecord } from '@beckon/contract'
import { MOST_ORDERS_PER_PAGE } from '@beckon/domain/limits'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { answerTo, queryKeys, useClient } from '../../../platform/client/index.ts'
import { useLiveMessages } from '../../../platform/live/index.ts'
import { useVendorChoice } from '../../branch-selector/index.ts'
import { useMay } from '../../member/index.ts'
import { isElsewhere } from '../is-elsewhere.ts'
import { withOrder } from '../merge-order.ts'
import { useFreshness } from '../use-freshness.ts'

/** The orders of the selection that wait for the shop's decision, of any day, most urgent first. */
export function useUndecidedOrders(): readonly OrderRecord[] {
  const client = useClient()
  const { vendor, outlets } = useVendorChoice()
  const may = useMay('orders.read')
  const { data } = useQuery({
    queryKey: queryKeys.undecidedOrders(vendor.vendor_id, outlets.areIncluded),
    ...useFreshness(),
    enabled: may,
    queryFn: async ({ signal }) => {
      const withOutlets = outlets.areIncluded ? { include_outlets: 'true' as const } : {}
      const query = { undecided: 'true' as const, count: MOST_ORDERS_PER_PAGE, ...withOutlets }
      const input = { params: { id: vendor.vendor_id }, query }
      return (await answerTo(client, orderCalls.listOrders, input, { signal })).result.data
    },
  })
  return useMemo(() => mostUrgentFirst(data ?? []), [data])
}

/** Applies pushed changes to the list; used once per page. */
export function useFollowUndecided(): void {
  const cache = useQueryClient()
  const { vendor, vendors, outlets } = useVendorChoice()
  const { vendor_id: vendorId } = vendor
  useLiveMessages((message) => {
    if (message.type !== 'order_update') return
    const { order } = message.data
    const isOfSelection = outlets.areIncluded
      ? !isElsewhere(vendors, vendorId, order.vendor_id)
      : order.vendor_id === vendorId
    if (!isOfSelection) return
    const queryKey = queryKeys.undecidedOrders(vendorId, outlets.areIncluded)
    const known = cache.getQueryData<readonly OrderRecord[]>(queryKey)
    const isHeld = known?.some((one) => one.order_id === order.order_id)
    if (cache.isFetching({ queryKey, exact: true }) > 0) void fetchAfter(cache, queryKey)
    if (known && (order.decision || isHeld)) cache.setQueryData(queryKey, withOrder(known, order))
  })
}

/** The answer of a running fetch may be older than the pushed change. */
async function fetchAfter(cache: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  const filters = { queryKey, exact: true }
  await cache.refetchQueries(filters, { cancelRefetch: false })
  await cache.invalidateQueries(filters)
}

/** Returns the orders with an open decision, sorted by its deadline. */
export const mostUrgentFirst = <T extends Pick<OrderRecord, 'decision' | 'order_id'>>(
  orders: readonly T[],
): T[] =>
  orders
    .filter(({ decision }) => decision !== null)
    .toSorted((a, b) => urgency(a) - urgency(b) || (a.order_id < b.order_id ? -1 : 1))

const urgency = ({ decision }: Pick<OrderRecord, 'decision'>): number => decision?.answer_by ?? Infinity
