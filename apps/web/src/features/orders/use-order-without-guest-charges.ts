import type { OrderRecord } from '@beckon/contract'
import { useSession } from '../../platform/session/index.ts'

/** The order without charges that its reader does not pay: those of a guest's decisions are written off. */
export function useOrderWithoutGuestCharges(order: OrderRecord): OrderRecord {
  const isGuest = useSession().mode === 'guest'
  if (!isGuest) return order
  return { ...order, charges: [], milestones: order.milestones.filter(({ kind }) => kind !== 'CHARGED') }
}
