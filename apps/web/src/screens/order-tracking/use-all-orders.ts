import type { OrderRecord } from '@beckon/contract'
import { useMemo } from 'react'
import { useUndecidedOrders } from '../../features/orders/index.ts'

/** Today's orders, and those of earlier days that still wait for a decision; undefined until today's are known. */
export function useAllOrders(today: readonly OrderRecord[] | undefined): readonly OrderRecord[] | undefined {
  const undecided = useUndecidedOrders()
  return useMemo(() => today && withEarlier(today, undecided), [today, undecided])
}

/** The very same list where nothing is missing. */
export function withEarlier(
  today: readonly OrderRecord[],
  undecided: readonly OrderRecord[],
): readonly OrderRecord[] {
  const held = new Set(today.map(({ order_id }) => order_id))
  const earlier = undecided.filter(({ order_id }) => !held.has(order_id))
  return earlier.length === 0 ? today : [...today, ...earlier]
}
