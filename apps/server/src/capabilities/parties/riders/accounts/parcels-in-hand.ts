import { collectedStatuses, endedStatuses, type OrderStatus } from '@beckon/domain/order'
import type { Database } from '../../../../platform/database/connect.ts'

export interface ParcelInHand {
  readonly order_id: string
  readonly status: OrderStatus
  /** Whether the rider has collected it. */
  readonly is_collected: boolean
}

/** The orders that a rider has accepted and that have not ended, the oldest first. */
export async function parcelsInHand(db: Database, riderId: string): Promise<ParcelInHand[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['order_id', 'status'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('order_status')
          .select('order_status.position')
          .whereRef('order_status.vendor_id', '=', 'orders.vendor_id')
          .whereRef('order_status.order_id', '=', 'orders.order_id')
          .where('order_status.status', 'in', collectedStatuses),
      ).as('is_collected'),
    )
    .where('rider_id', '=', riderId)
    .where('status', 'not in', endedStatuses)
    .orderBy('created_at')
    .orderBy('order_id')
    .execute()
  return rows.map(({ is_collected: isCollected, ...row }) => ({ ...row, is_collected: Boolean(isCollected) }))
}
