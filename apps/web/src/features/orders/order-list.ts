import type { OrderRecord } from '@beckon/contract'
import { isTracked, type TrackedDays } from '@beckon/domain/order'
import { newerOf, withOrder } from './merge-order.ts'

export interface ListDeps {
  readonly vendorId: string
  readonly withOutlets: boolean
  /** The days of the list at the moment. */
  readonly days: () => TrackedDays
  readonly fetchOrders: (days: TrackedDays) => Promise<readonly OrderRecord[]>
  readonly known: () => readonly OrderRecord[] | undefined
  readonly keep: (orders: readonly OrderRecord[]) => void
}

/**
 * A list of orders that is fetched periodically and updated by pushed changes. A change that arrives during a fetch
 * may be newer than its answer, or missing in it: it is applied after the answer.
 */
export function createOrderList({ vendorId, withOutlets, days, fetchOrders, known, keep }: ListDeps) {
  let liveChanges = new Map<string, OrderRecord>()
  return {
    /** The socket may still send orders of the previous vendor and of days that are not shown. */
    applyChange(order: OrderRecord): void {
      const isOfVendor = withOutlets || order.vendor_id === vendorId
      if (!isOfVendor || !isTracked(order, days())) return
      liveChanges.set(order.order_id, newerOf(liveChanges.get(order.order_id), order))
      const list = known()
      const next = list && withOrder(list, order)
      if (next && next !== list) keep(next)
    },
    async fetch(): Promise<readonly OrderRecord[]> {
      const since = new Map<string, OrderRecord>()
      liveChanges = since
      const fetched = await fetchOrders(days())
      const before = new Map([...since.values(), ...(known() ?? [])].map((one) => [one.order_id, one]))
      const found = new Set(fetched.map(({ order_id }) => order_id))
      const missing = [...since.values()].filter(({ order_id }) => !found.has(order_id))
      return [...missing, ...fetched.map((one) => newerOf(before.get(one.order_id), one))]
    },
  }
}
