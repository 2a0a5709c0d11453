import type { Database } from '../../../../platform/database/connect.ts'
import type { OrderKey } from '../order-row.ts'

/** When an order came into the status that it is in. */
export async function statusSince(db: Database, { vendorId, orderId }: OrderKey): Promise<Date> {
  const { created_at } = await db
    .selectFrom('order_status')
    .select('created_at')
    .where('vendor_id', '=', vendorId)
    .where('order_id', '=', orderId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return created_at
}
