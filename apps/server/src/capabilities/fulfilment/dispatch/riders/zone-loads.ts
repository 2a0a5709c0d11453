import type { WireZoneLoad } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import type { Point } from '@beckon/domain/geo'
import { dispatchLimits } from '@beckon/domain/limits'
import { loadOf } from '@beckon/domain/pressure'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import { openOrdersOf } from '../../../ordering/pressure/index.ts'
import type { DispatchDeps } from '../deps.ts'
import { hasNoParcel } from '../store.ts'

/** Returns the load of each zone of a country now. */
export async function zoneLoads(
  { db, clock }: Pick<DispatchDeps, 'db' | 'clock'>,
  country: CountryCode,
): Promise<{ result: WireZoneLoad[] }> {
  const now = clock.now()
  const [zones, orders, freeRiders] = await Promise.all([
    db
      .selectFrom('zone')
      .select(['zone_id', 'area'])
      .where('country', '=', country)
      .orderBy('name')
      .orderBy('zone_id')
      .execute(),
    openOrdersOf(db, country),
    freeRidersOf(db, country, now),
  ])
  const facts = { orders, freeRiders, now: unixSeconds(now) }
  return { result: zones.map(({ zone_id, area }) => ({ zone_id, ...loadOf(area, facts) })) }
}

/** Positions of the riders who could get an offer now. */
async function freeRidersOf(db: Database, country: CountryCode, now: Date): Promise<Point[]> {
  const oldest = new Date(now.getTime() - dispatchLimits.oldPositionSeconds * 1000)
  const riders = await db
    .selectFrom('rider')
    .select(['latitude', 'longitude'])
    .where('country', '=', country)
    .where('on_duty', '=', true)
    .where('on_break', '=', false)
    .where('open_offer_id', 'is', null)
    // A simulated rider without a job sends nothing.
    .where(({ or, eb }) => or([eb('is_simulated', '=', true), eb('located_at', '>=', oldest)]))
    .where((eb) => hasNoParcel(eb))
    .execute()
  return riders.flatMap(({ latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ latitude, longitude }],
  )
}
