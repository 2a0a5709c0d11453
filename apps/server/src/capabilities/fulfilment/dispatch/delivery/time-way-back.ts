import type { Tx } from '../../../../platform/database/transaction.ts'
import type { Moved } from '../../../ordering/orders/index.ts'
import type { DispatchDeps } from '../deps.ts'
import { expectedBack } from './expected-times.ts'

type Timing = Pick<DispatchDeps, 'clock' | 'pace' | 'roads' | 'orders'>

/** Whoever sent the parcel back (the rider, the shop, the timer): when it is at the collection point again. */
export async function timeWayBack(deps: Timing, tx: Tx, { after: order }: Moved): Promise<void> {
  if (order.status !== 'RETURN_INITIATED' || order.rider_id === null) return
  const rider = await tx
    .selectFrom('rider')
    .select(['latitude', 'longitude', 'is_simulated'])
    .where('rider_id', '=', order.rider_id)
    .executeTakeFirst()
  const back = rider ? expectedBack(deps, order, rider) : null
  await deps.orders.touch(tx, order, { eta_pickup: back, eta_dropoff: null })
}
