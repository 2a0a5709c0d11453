import type { Tx } from '../../../../platform/database/transaction.ts'
import type { OrderMoved } from '../../../ordering/orders/index.ts'
import type { DispatchDeps } from '../deps.ts'
import { expectedBack } from './expected-times.ts'

type TimeWayBackDeps = Pick<DispatchDeps, 'clock' | 'pace' | 'roads' | 'orders'>

/** Times the stops of a rider with several parcels again after a move of one of them, which may have left the rider. */
export async function timeOtherStops(
  { jobs }: Pick<DispatchDeps, 'jobs'>,
  tx: Tx,
  { before, after }: OrderMoved,
): Promise<void> {
  const riderId = after.rider_id ?? before.rider_id
  if (riderId === null || (before.stops_before ?? after.stops_before) === null) return
  await jobs.send('time-stops', { riderId }, { tx, singletonKey: riderId })
}

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
  if (order.stops_before !== null) return
  const rider = await tx
    .selectFrom('rider')
    .select(['latitude', 'longitude', 'is_simulated'])
    .where('rider_id', '=', order.rider_id)
    .executeTakeFirst()
  const back = rider ? expectedBack(deps, order, rider) : null
  await deps.orders.touch(tx, order, { eta_pickup: back, eta_dropoff: null })
}
