import { endedStatuses, vendorOf } from '@beckon/domain/order'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { DispatchDeps } from '../deps.ts'
import { workWith } from '../duty/work-device.ts'
import { signOutWithout } from '../riders/follow-account.ts'
import { planOf, timesIn } from '../stops/stop-plan.ts'
import { lockSearch, noteIdle } from '../store.ts'
import { addAssignment } from './assign-to-rider.ts'
import { lockRiders } from './lock-riders.ts'
import { parcelsBeside } from './may-carry.ts'
import { endTransfer, openTransferOf } from './transfer-store.ts'

interface TakingRider {
  readonly riderId: string
  readonly deviceId: string
  readonly orderId: string
}

/**
 * The second rider has the parcel: order, cash and pay are of this rider from now on. Between this and an act of the first
 * rider the lock of the order decides. The limits of the rider count again; where one forbids it, the parcel stays with
 * the first rider, and the transfer stays open. May be repeated.
 */
export function takeTransfer(
  deps: DispatchDeps,
  { riderId, deviceId, orderId }: TakingRider,
): Promise<true | Refusal> {
  const key = { vendorId: vendorOf(orderId) ?? '', orderId }
  return inTransaction(deps.db, async (tx) => {
    await lockSearch(tx, key)
    const order = await deps.orders.lock(tx, key)
    if (!order) return refuse('order.not-found')
    const transfer = await openTransferOf(tx, key)
    if (!transfer && order.rider_id === riderId) return true
    if (transfer?.to_rider_id !== riderId || endedStatuses.includes(order.status))
      return refuse('transfer.gone')
    const rider = (await lockRiders(tx, order.country, [riderId, order.rider_id])).get(riderId)
    if (!rider) return refuse('rider.not-found')
    const parcels = await parcelsBeside(deps, tx, order, rider)
    if (isRefusal(parcels)) return parcels
    const at = deps.clock.now()
    await endTransfer(tx, transfer, { state: 'done', at })
    const { operator_id: operatorId, reason, from_rider_id: fromRiderId } = transfer
    await addAssignment(deps, tx, { rider, act: { ...key, by: operatorId, reason } })
    const plan = planOf(deps, rider, [...parcels, order])
    const times = timesIn(deps, rider, plan, orderId)
    const patch = { rider_id: riderId, rider_name: rider.name, rider_vehicle: rider.vehicle, ...times }
    await deps.orders.touch(tx, order, patch)
    await noteIdle(tx, fromRiderId, at)
    await signOutWithout(deps, tx, { riderId: fromRiderId, orderId })
    await workWith(tx, { riderId, deviceId, at })
    await deps.positions.storeNextPositionOf(tx, riderId)
    for (const one of [fromRiderId, riderId]) {
      await deps.jobs.send('time-stops', { riderId: one }, { tx, singletonKey: one })
    }
    return true
  })
}
