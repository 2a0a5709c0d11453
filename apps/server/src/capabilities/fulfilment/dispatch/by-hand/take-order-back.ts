import { mayTakeBack } from '@beckon/domain/board'
import { endedStatuses } from '@beckon/domain/order'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { Refusal } from '../../../../platform/refusal.ts'
import type { OrderRow } from '../../../ordering/orders/index.ts'
import { moveOrderOrThrow } from '../delivery/move-order-or-throw.ts'
import { withoutRider } from '../delivery/without-rider.ts'
import type { DispatchDeps } from '../deps.ts'
import { startSearch } from '../search/start-search.ts'
import { noteIdle } from '../store.ts'
import { byHand, type ByHand, notInThisState } from './by-hand.ts'
import { lockRiders } from './lock-riders.ts'
import { notifyRider } from './notify-rider.ts'
import { openTransferOf } from './transfer-store.ts'
import { withdrawTransfer } from './withdraw-transfer.ts'

/**
 * Takes an order that was not collected from its rider; the search for a rider starts again. A collected parcel that is to
 * go to another rider stays with the first one.
 */
export const takeOrderBack = (deps: DispatchDeps, act: ByHand): Promise<true | Refusal> =>
  byHand(deps, act, async (tx, { order, facts }) => {
    const transfer = await openTransferOf(tx, act)
    if (transfer && !endedStatuses.includes(order.status)) {
      await withdrawTransfer(deps, tx, order, transfer)
      return { after: order.rider_name }
    }
    if (!mayTakeBack(facts)) return notInThisState(order)
    await lockRiders(tx, act.country, [order.rider_id])
    await leaveRider(deps, tx, order, act)
    await startSearch(deps, tx, order)
    await deps.jobs.send('seek-rider', { vendorId: act.vendorId, orderId: act.orderId }, { tx })
    return { after: null }
  })

/** Ends the assignment of an order that was not collected; returns it without a rider. */
export async function leaveRider(
  deps: DispatchDeps,
  tx: Tx,
  order: OrderRow,
  { vendorId, orderId, caller, reason }: ByHand,
): Promise<OrderRow> {
  const { rider_id: riderId } = order
  if (riderId === null) throw new Error(`no rider has ${orderId}`)
  const now = deps.clock.now()
  await markTakenBack(tx, { vendorId, orderId, riderId }, { by: caller.operatorId, reason, at: now })
  const moved = await moveOrderOrThrow(deps, tx, {
    ...{ vendorId, orderId, to: 'WAITING_FOR_TRANSPORT', actor: 'operator', reason: 'TAKEN_BACK' },
    patch: withoutRider,
  })
  await noteIdle(tx, riderId, now)
  await notifyRider(deps, tx, { riderId, kind: 'taken_back', orderId })
  return moved
}

interface Taken {
  readonly by: string
  readonly reason: string
  readonly at: Date
}

/** Stores with the offer that the rider had accepted who took the order from the rider. */
async function markTakenBack(
  tx: Tx,
  order: { readonly vendorId: string; readonly orderId: string; readonly riderId: string },
  { by, reason, at }: Taken,
): Promise<void> {
  await tx
    .updateTable('offer')
    .set({ taken_back_by: by, taken_back_reason: reason, taken_back_at: at })
    .where('vendor_id', '=', order.vendorId)
    .where('order_id', '=', order.orderId)
    .where('rider_id', '=', order.riderId)
    .where('state', '=', 'accepted')
    .where('taken_back_at', 'is', null)
    .execute()
}
