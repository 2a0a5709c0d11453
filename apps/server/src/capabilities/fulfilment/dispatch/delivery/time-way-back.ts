import type { Tx } from '../../../../platform/database/transaction.ts'
import type { OrderMoved } from '../../../ordering/orders/index.ts'
import type { DispatchDeps } from '../deps.ts'
import { expectedBack } from './expected-times.ts'

type TimeWayBackDeps = Pick<DispatchDeps, 'clock' | 'pace' | 'roads' | 'orders'>

/**
 * Sets the expected return time at the collection point, whether the rider, the shop or the timer sent the parcel
 * back.
 */
export async function timeWayBack(
  deps: TimeWayBackDeps,
  tx: Tx,
  { after: order }: OrderMoved,
): Promise<void> {
  if (order.status !== 'RETURN_INITIATED' || order.rider_id === null) return
  const rider = await tx
    .selectFrom('rider')
    .select(['latitude', 'longitude', 'is_simulated'])
    .where('rider_id', '=', order.rider_id)
    .executeTakeFirst()
  const back = rider ? expectedBack(deps, order, rider) : null
  await deps.orders.touch(tx, order, { eta_pickup: back, eta_dropoff: null })
}
