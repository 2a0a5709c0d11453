import type { CountryCode } from '@beckon/domain/country'
import { activeStatuses } from '@beckon/domain/order'
import type { OpenOrder } from '@beckon/domain/pressure'
import { sql } from 'kysely'
import { unixSeconds } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { isLiveMode } from '../../../platform/database/live-mode.ts'

/** Literals, so that the index of the orders in work is used. */
const inWork = sql.join(activeStatuses.map((status) => sql.lit(status)))

/** The open orders of a country with their collection points, without the one that is changed. */
export async function openOrdersOf(
  db: Database,
  country: CountryCode,
  changedOrderId = '',
): Promise<readonly OpenOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['pickup_latitude', 'pickup_longitude', 'preordered_for', 'rider_id'])
    .where('country', '=', country)
    .where('order_id', '<>', changedOrderId)
    .where(isLiveMode('vendor_id'))
    .where(sql<boolean>`status in (${inWork})`)
    .execute()
  return rows.map(({ pickup_latitude: latitude, pickup_longitude: longitude, preordered_for, rider_id }) => ({
    point: { latitude, longitude },
    preorderedFor: preordered_for && unixSeconds(preordered_for),
    hasRider: rider_id !== null,
  }))
}
