import { mayMove } from './lifecycle/lifecycle.ts'
import type { OrderStatus } from './lifecycle/status.ts'

/**
 * Whether an operator may cancel an order for the shop where the shop itself may not: after a rider has accepted, until the
 * parcel is collected. A payment under way is waited for as by the shop, and a stalled order is cancelled by its decision.
 */
export const operatorMayCancel = ({
  status,
  collected,
}: {
  readonly status: OrderStatus
  readonly collected: boolean
}): boolean =>
  !collected &&
  status !== 'PAYMENT_COMMITTED' &&
  status !== 'STALLED' &&
  mayMove(status, 'CANCELLED', 'operator')
