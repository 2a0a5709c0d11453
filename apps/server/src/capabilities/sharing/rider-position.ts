import type { LinkedOrder } from '@beckon/contract'
import { unixSeconds } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { OrderRow } from '../orders/index.ts'

/** Where the rider of an order last was; null before there is one, or before their phone has said so. */
export async function riderPosition(db: Database, order: OrderRow): Promise<LinkedOrder['position']> {
  if (order.rider_id === null) return null
  const found = await db
    .selectFrom('rider')
    .select(['latitude', 'longitude', 'located_at'])
    .where('rider_id', '=', order.rider_id)
    .where('country', '=', order.country)
    .executeTakeFirst()
  if (!found || found.latitude === null || found.longitude === null || found.located_at === null) return null
  const { latitude, longitude, located_at } = found
  return { latitude, longitude, located_at: unixSeconds(located_at) }
}
