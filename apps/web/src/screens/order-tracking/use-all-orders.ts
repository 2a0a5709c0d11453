import type { OrderRecord } from '@beckon/contract'
import { useMemo } from 'react'
import { useUndecidedOrders } from '../../features/orders/index.ts'

/** Returns today's orders and undecided ones of earlier days; undefined until today's are loaded. */
export function useAllOrders(today: readonly OrderRecord[] | undefined): readonly OrderRecord[] | undefined {
  const undecided = useUndecidedOrders()
  return useMemo(() => today && withEarlier(today, undecided), [today, undecided])
}

/** The same array is returned where none is missing, for memoisation. */
export function withEarlier(
  today: readonly OrderRecord[],
  undecided: readonly OrderRecord[],
): readonly OrderRecord[] {
  const held = new Set(today.map(({ order_id }) => order_id))
  const earlier = undecided.filter(({ order_id }) => !held.has(order_id))
  return earlier.length === 0 ? today : [...today, ...earlier]
}
