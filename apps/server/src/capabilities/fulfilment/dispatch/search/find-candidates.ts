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
  search: { country: CountryCode; collect: Point; metres: number },
): Promise<Candidate[]> {
  const riders = await freeRiders(tx, search.country, cellsWithin(search.collect, search.metres))
  const near = riders
    .flatMap(({ rider_id, latitude, longitude }) =>
      latitude === null || longitude === null ? [] : [{ riderId: rider_id, at: { latitude, longitude } }],
    )
    .map((rider) => ({ ...rider, metres: distanceBetween(rider.at, search.collect) }))
    .filter((rider) => rider.metres <= search.metres)
    .sort((a, b) => a.metres - b.metres)
  return near.map(({ riderId, at, metres }, index) => ({
    riderId,
    metres,
    seconds:
      index < dispatchLimits.comparedByRoad ? roads(at, search.collect, search.country).duration : null,
  }))
}

function freeRiders(tx: Tx, country: CountryCode, { south, north, west, east }: CellBox) {
  return tx
    .selectFrom('rider')
    .select(['rider_id', 'latitude', 'longitude'])
    .where('country', '=', country)
    .where('on_duty', '=', true)
    .where('cell_y', '>=', south)
    .where('cell_y', '<=', north)
    .where('cell_x', '>=', west)
    .where('cell_x', '<=', east)
    .where('open_offer_id', 'is', null)
    .where(hasNoParcel)
    .execute()
}
