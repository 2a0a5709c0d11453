import { unixSeconds } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import type { OrderRow } from '../../../ordering/orders/index.ts'
import { pastOf } from '../../../ordering/orders/index.ts'

/** Returns since when the rider of an order waits at the place where it is, in seconds since 1970; null otherwise. */
export async function waitingSince(
  db: Database,
  order: Pick<OrderRow, 'vendor_id' | 'order_id' | 'rider_id' | 'status'>,
): Promise<number | null> {
  const isAtPlace = ['NEAR_VENDOR', 'NEAR_CUSTOMER', 'DELAYED'].includes(order.status)
  if (order.rider_id === null || !isAtPlace) return null
  const past = await pastOf(db, order)
  // A delay is announced while the rider goes on waiting.
  const arrival = past.findLast(({ status }) => status !== 'DELAYED')
  if (arrival?.status !== 'NEAR_VENDOR' && arrival?.status !== 'NEAR_CUSTOMER') return null
  const wait = await db
    .selectFrom('rider_act')
    .select('counted_at')
    .where('rider_id', '=', order.rider_id)
    .where('order_id', '=', order.order_id)
    .where('kind', '=', 'wait')
    .where('outcome', '=', 'applied')
    .where('counted_at', '>=', arrival.created_at)
    .orderBy('counted_at')
    .limit(1)
    .executeTakeFirst()
  return wait ? unixSeconds(wait.counted_at) : null
}
