import type { CountryCode } from '@beckon/domain/country'
import { type Candidate, dispatchLimits } from '@beckon/domain/dispatch'
import { distanceBetween, type Point } from '@beckon/domain/geo'
import type { Tx } from '../../platform/database/transaction.ts'
import type { Roads } from './roads.ts'
import { hasNoParcel } from './store.ts'

/** Riders of the country on duty, without an offer and without a parcel, nearest first by road. */
export async function findCandidates(
  tx: Tx,
  roads: Roads,
  search: { country: CountryCode; collect: Point; reachMetres: number },
): Promise<Candidate[]> {
  const riders = await freeRiders(tx, search.country)
  const near = riders
    .flatMap(({ rider_id, latitude, longitude }) =>
      latitude === null || longitude === null ? [] : [{ riderId: rider_id, at: { latitude, longitude } }],
    )
    .map((rider) => ({ ...rider, metres: distanceBetween(rider.at, search.collect) }))
    .filter((rider) => rider.metres <= search.reachMetres)
    .sort((a, b) => a.metres - b.metres)
  const compared = near.slice(0, dispatchLimits.comparedByRoad)
  // Beyond those compared by road, distance by air decides, as seconds at a rider's usual pace.
  const rest = near.slice(dispatchLimits.comparedByRoad)
  return [
    ...compared.map(({ riderId, at }) => ({
      riderId,
      seconds: roads(at, search.collect, search.country).duration,
    })),
    ...rest.map(({ riderId, metres }) => ({ riderId, seconds: 86_400 + metres / 5 })),
  ]
}

function freeRiders(tx: Tx, country: CountryCode) {
  return tx
    .selectFrom('rider')
    .select(['rider_id', 'latitude', 'longitude'])
    .where('country', '=', country)
    .where('on_duty', '=', true)
    .where('open_offer_id', 'is', null)
    .where(hasNoParcel)
    .execute()
}
