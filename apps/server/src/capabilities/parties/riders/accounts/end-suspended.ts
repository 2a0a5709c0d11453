import { endedStatuses } from '@beckon/domain/order'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { RiderDeps } from '../deps.ts'
import { endDevicesOf } from '../devices/end-devices.ts'

/** Signs out a suspended rider with whose last parcel an order has just ended; whether it did. */
export async function endSuspended(
  deps: Pick<RiderDeps, 'bus' | 'clock'>,
  tx: Tx,
  { riderId, orderId }: { readonly riderId: string; readonly orderId: string },
): Promise<boolean> {
  const suspended = await tx
    .selectFrom('rider_account')
    .select('rider_id')
    .where('rider_id', '=', riderId)
    .where('status', '=', 'suspended')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('orders')
            .select('orders.order_id')
            .whereRef('orders.rider_id', '=', 'rider_account.rider_id')
            // Its end may not be written yet.
            .where('orders.order_id', '!=', orderId)
            .where('orders.status', 'not in', endedStatuses),
        ),
      ),
    )
    .executeTakeFirst()
  if (!suspended) return false
  await endDevicesOf(deps, tx, riderId)
  return true
}
