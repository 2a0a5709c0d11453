import { handOverOf } from '@beckon/domain/board'
import { advanceOf } from '@beckon/domain/payment'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { OrderRow } from '../../../ordering/orders/index.ts'
import type { DispatchDeps } from '../deps.ts'
import { byHand, type ByHand, notInThisState } from './by-hand.ts'
import { assignToRider } from './assign-to-rider.ts'
import { type LockedRider, lockRiders } from './lock-riders.ts'
import { parcelsBeside } from './may-carry.ts'
import { leaveRider } from './take-order-back.ts'
import { notifyRider } from './notify-rider.ts'
import { insertTransfer, openTransferOf } from './transfer-store.ts'
import { withdrawTransfer } from './withdraw-transfer.ts'

/**
 * Gives the order of one rider to another: at once before the collection. A collected parcel stays with the first rider,
 * with all that belongs to it, until the second one confirms to have it.
 */
export const handOrderOver = (
  deps: DispatchDeps,
  { toRiderId, ...act }: ByHand & { readonly toRiderId: string },
): Promise<true | Refusal> =>
  byHand(deps, act, async (tx, { order, facts }) => {
    const how = handOverOf(facts)
    if (how === null) return notInThisState(order)
    if (order.rider_id === toRiderId) return refuse('board.same-rider')
    const rider = (await lockRiders(tx, act.country, [toRiderId, order.rider_id])).get(toRiderId)
    if (!rider) return refuse('rider.not-found')
    if (how === 'transfer') return askForTransfer(deps, tx, order, { rider, act })
    return assignToRider(deps, tx, await leaveRider(deps, tx, order, act), { rider, act })
  })

async function askForTransfer(
  deps: DispatchDeps,
  tx: Tx,
  order: OrderRow,
  { rider, act }: { readonly rider: LockedRider; readonly act: ByHand },
): Promise<Refusal | { readonly after: string | null }> {
  // The money that the first rider paid the shop comes from the customer.
  if (advanceOf(order) > 0) return refuse('board.paid-by-rider')
  const parcels = await parcelsBeside(deps, tx, order, rider)
  if (isRefusal(parcels)) return parcels
  const earlier = await openTransferOf(tx, act)
  if (earlier) await withdrawTransfer(deps, tx, order, earlier)
  const { order_id: orderId, rider_id: fromRiderId } = order
  if (fromRiderId === null) throw new Error(`no rider has ${orderId}`)
  await insertTransfer(tx, order, {
    ...{ fromRiderId, toRiderId: rider.rider_id, operatorId: act.caller.operatorId },
    ...{ reason: act.reason, at: deps.clock.now() },
  })
  await deps.orders.touch(tx, order)
  await notifyRider(deps, tx, { riderId: fromRiderId, kind: 'pass_on', orderId })
  await notifyRider(deps, tx, { riderId: rider.rider_id, kind: 'take_over', orderId })
  return { after: `${order.rider_name ?? ''} → ${rider.name}` }
}
