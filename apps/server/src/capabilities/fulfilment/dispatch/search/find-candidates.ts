import type { CountryCode } from '@beckon/domain/country'
import { type Candidate } from '@beckon/domain/dispatch'
import { type CellBox, cellsWithin, distanceBetween, type Point } from '@beckon/domain/geo'
import { dispatchLimits } from '@beckon/domain/limits'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { Roads } from '../roads.ts'
import { hasNoParcel } from '../store.ts'

/** Finds the riders nearby on duty without an offer and without a parcel; the nearest by air with their way by road. */
export async function findCandidates(
  tx: Tx,
  roads: Roads,
  search: { country: CountryCode; collect: Point; metres: number; now: Date },
): Promise<Candidate[]> {
  const riders = await freeRiders(tx, search, cellsWithin(search.collect, search.metres))
  const near = riders
    .flatMap(({ rider_id: riderId, latitude, longitude, idle_since: idle }) =>
      latitude === null || longitude === null
        ? []
        : [{ riderId, at: { latitude, longitude }, idleSince: idle?.getTime() ?? 0 }],
    )
    .map((rider) => ({ ...rider, metres: distanceBetween(rider.at, search.collect) }))
    .filter((rider) => rider.metres <= search.metres)
    .sort((a, b) => a.metres - b.metres)
  return near.map(({ riderId, at, metres, idleSince }, index) => ({
    riderId,
    metres,
    idleSince,
    seconds:
      index < dispatchLimits.comparedByRoad ? roads(at, search.collect, search.country).duration : null,
  }))
}

function freeRiders(
  tx: Tx,
  { country, now }: { readonly country: CountryCode; readonly now: Date },
  { south, north, west, east }: CellBox,
) {
  const oldest = new Date(now.getTime() - dispatchLimits.oldPositionSeconds * 1000)
  return (
    tx
      .selectFrom('rider')
      .select(['rider_id', 'latitude', 'longitude', 'idle_since'])
      .where('country', '=', country)
      .where('on_duty', '=', true)
      .where('cell_y', '>=', south)
      .where('cell_y', '<=', north)
      .where('cell_x', '>=', west)
      .where('cell_x', '<=', east)
      .where('open_offer_id', 'is', null)
      // A simulated rider without a job does not move and sends nothing.
      .where(({ or, eb }) =>
        or([eb('is_simulated', '=', true), eb('located_at', 'is', null), eb('located_at', '>=', oldest)]),
      )
      .where(hasNoParcel)
      .execute()
  )
}
