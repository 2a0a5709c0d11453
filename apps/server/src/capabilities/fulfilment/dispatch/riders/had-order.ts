import type { Database } from '../../../../platform/database/connect.ts'
import type { OrderKey } from '../../../ordering/orders/index.ts'

/** Whether the rider had accepted the order once, although another rider may have it now, or none. */
export async function hadOrder(
  db: Database,
  { vendorId, orderId }: OrderKey,
  riderId: string,
): Promise<boolean> {
  const accepted = await db
    .selectFrom('offer')
    .select('offer_id')
    .where('vendor_id', '=', vendorId)
    .where('order_id', '=', orderId)
    .where('rider_id', '=', riderId)
    .where('state', '=', 'accepted')
    .limit(1)
    .executeTakeFirst()
  return accepted !== undefined
}
