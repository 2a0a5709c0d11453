import { plannedHours } from '@beckon/domain/numbers'
import { unixSeconds } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { CountedOrders } from './counted-orders.ts'

/** Returns the planned hours of riders of each step; null for one shop, which has no riders of its own. */
export async function readPlannedHours(
  db: Database,
  { country, period, vendorId, zones }: CountedOrders,
): Promise<readonly number[] | null> {
  if (vendorId !== undefined) return null
  const ids = zones?.ids
  const shifts = await db
    .selectFrom('rider_shift')
    .select(['starts_at', 'ends_at'])
    .where('country', '=', country)
    .where('ends_at', '>', new Date(period.from * 1000))
    .where('starts_at', '<', new Date(period.until * 1000))
    .$if(ids !== undefined, (query) => query.where('zone_id', 'in', ids?.length ? [...ids] : ['']))
    .execute()
  return plannedHours(
    shifts.map((shift) => ({ from: unixSeconds(shift.starts_at), to: unixSeconds(shift.ends_at) })),
    period.steps,
  )
}
