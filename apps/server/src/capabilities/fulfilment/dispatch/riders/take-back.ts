import { endedStatuses } from '@beckon/domain/order'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import { type OrderKey, wasCollected } from '../../../ordering/orders/index.ts'
import { moveOrderOrThrow } from '../delivery/move-order-or-throw.ts'
import { withoutRider } from '../delivery/without-rider.ts'
import type { DispatchDeps } from '../deps.ts'
import { seekRider } from '../search/seek-rider.ts'
import { startSearch } from '../search/start-search.ts'
import { lockSearch } from '../store.ts'

/**
 * Takes the parcels back that a rider who may not work any more has accepted and not collected: the search for another
 * rider begins at once. May run twice without harm.
 */
export async function takeBackParcels(deps: DispatchDeps, { riderId }: { riderId: string }): Promise<void> {
  const accepted = await deps.db
    .selectFrom('orders')
    .select(['vendor_id', 'order_id'])
    .where('rider_id', '=', riderId)
    .where('status', 'not in', endedStatuses)
    .execute()
  for (const { vendor_id: vendorId, order_id: orderId } of accepted) {
    await takeBack(deps, riderId, { vendorId, orderId })
  }
}

async function takeBack(deps: DispatchDeps, riderId: string, key: OrderKey): Promise<void> {
  const isBack = await inTransaction(deps.db, async (tx) => {
    await lockSearch(tx, key)
    const order = await deps.orders.lock(tx, key)
    if (order?.rider_id !== riderId || endedStatuses.includes(order.status)) return false
    const hindrance = (await deps.riders.hindered(tx, { country: order.country }, [riderId])).get(riderId)
    // The suspension may have ended meanwhile.
    if (hindrance !== 'suspended' || (await wasCollected(tx, order))) return false
    await startSearch(deps, tx, order)
    await moveOrderOrThrow(deps, tx, {
      ...key,
      to: 'WAITING_FOR_TRANSPORT',
      actor: 'operator',
      reason: 'GIVEN_BACK',
      patch: withoutRider,
    })
    return true
  })
  if (isBack) await seekRider(deps, key)
}
