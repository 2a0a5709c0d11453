import { riderHours } from '@beckon/domain/numbers'
import { unixSeconds } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { CountedOrders } from './counted-orders.ts'

/** Hours of riders in each step; null for one shop, which has no riders of its own. */
export interface RiderHours {
  readonly planned: readonly number[] | null
  /** Null also for each step that has not begun. */
  readonly onDuty: readonly (number | null)[] | null
}

/** Reads the hours of riders that were planned, and those on duty: of one who still is, until now. */
export async function readRiderHours(db: Database, counted: CountedOrders, now: Date): Promise<RiderHours> {
  if (counted.vendorId !== undefined) return { planned: null, onDuty: null }
  const { steps } = counted.period
  const onDuty = riderHours(await timesOnDuty(db, counted, now), steps)
  return {
    planned: riderHours(await plannedTimes(db, counted), steps),
    onDuty: onDuty.map((hours, step) => ((steps[step]?.from ?? 0) < unixSeconds(now) ? hours : null)),
  }
}

async function plannedTimes(db: Database, { country, period, zones }: CountedOrders) {
  const shifts = await db
    .selectFrom('rider_shift')
    .select(['starts_at', 'ends_at'])
    .where('country', '=', country)
    .where('ends_at', '>', new Date(period.from * 1000))
    .where('starts_at', '<', new Date(period.until * 1000))
    .$if(zones !== null, (query) => query.where('zone_id', 'in', idsOf(zones)))
    .execute()
  return shifts.map((shift) => ({ from: unixSeconds(shift.starts_at), to: unixSeconds(shift.ends_at) }))
}

/** A rider is on duty in each zone in which the rider works now; one without zones, in the country only. */
async function timesOnDuty(db: Database, { country, period, zones }: CountedOrders, now: Date) {
  const times = await db
    .selectFrom('rider_duty')
    .select(['began_at', 'ended_at'])
    .where('country', '=', country)
    .where((eb) => eb.or([eb('ended_at', 'is', null), eb('ended_at', '>', new Date(period.from * 1000))]))
    .where('began_at', '<', new Date(period.until * 1000))
    .$if(zones !== null, (query) =>
      query.where('rider_id', 'in', (eb) =>
        eb.selectFrom('rider_zone').select('rider_id').where('zone_id', 'in', idsOf(zones)),
      ),
    )
    .execute()
  return times.map((time) => ({ from: unixSeconds(time.began_at), to: unixSeconds(time.ended_at ?? now) }))
}

/** No zone is empty: SQL has no empty list. */
const idsOf = (zones: CountedOrders['zones']): string[] => (zones?.ids.length ? [...zones.ids] : [''])
