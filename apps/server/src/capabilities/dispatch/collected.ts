import { collectedStatuses, hasParcel } from '@beckon/domain/order'
import type { Database } from '../../platform/database/connect.ts'
import type { OrderRow } from '../orders/index.ts'

type Of = Pick<OrderRow, 'vendor_id' | 'order_id' | 'status'>

/** Whether the rider has the parcel: DELAYED says nothing of it, the history does. */
export async function wasCollected(db: Database, order: Of): Promise<boolean> {
  if (order.status !== 'DELAYED') return hasParcel(order.status)
  const entry = await db
    .selectFrom('order_status')
    .select('position')
    .where('vendor_id', '=', order.vendor_id)
    .where('order_id', '=', order.order_id)
    .where('status', 'in', collectedStatuses)
    .limit(1)
    .executeTakeFirst()
  return entry !== undefined
}
