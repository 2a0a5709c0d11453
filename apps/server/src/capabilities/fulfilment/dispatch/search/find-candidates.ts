import type { CountryCode } from '@beckon/domain/country'
import { type Candidate } from '@beckon/domain/dispatch'
import { type CellBox, cellsWithin, distanceBetween, type Point } from '@beckon/domain/geo'
import { dispatchLimits } from '@beckon/domain/limits'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { type AccountFacts, accountFacts } from '../../../parties/riders/index.ts'
import type { Roads } from '../roads.ts'
import type { RideFacts } from '../stops/in-hand.ts'
import { hasNoParcel } from '../store.ts'

/** A rider with parcels near a collection point. */
export interface NearCarrier extends RideFacts {
  readonly riderId: string
  readonly account: AccountFacts | null
  /** Metres by air to the collection point. */
  readonly metres: number
}

/** A rider without a parcel near a collection point. */
export interface FreeRider extends Candidate {
  readonly at: Point
  readonly isSimulated: boolean
  readonly account: AccountFacts | null
}

export interface Found {
  /** Riders without a parcel; the nearest by air with their way by road. */
  readonly free: FreeRider[]
  /** Riders with parcels who are near enough to be asked, the nearest by air first. */
  readonly carriers: NearCarrier[]
}

/** Finds the riders nearby on duty without an offer. */
export async function findCandidates(
  tx: Tx,
  roads: Roads,
  search: { country: CountryCode; collect: Point; metres: number; now: Date },
): Promise<Found> {
  const riders = await ridersNearby(tx, search, cellsWithin(search.collect, search.metres))
  const near = riders
    .flatMap(({ latitude, longitude, ...rider }) =>
      latitude === null || longitude === null ? [] : [{ ...rider, at: { latitude, longitude } }],
    )
    .map((rider) => ({ ...rider, metres: distanceBetween(rider.at, search.collect) }))
    .filter((rider) => rider.metres <= search.metres)
    .sort((a, b) => a.metres - b.metres)
  const free = near.filter((rider) => rider.is_free)
  return {
    free: free.map(({ rider_id: riderId, at, metres, account, ...rider }, index) => ({
      riderId,
      at,
      account,
      isSimulated: rider.is_simulated,
      metres,
      idleSince: rider.idle_since?.getTime() ?? 0,
      seconds:
        index < dispatchLimits.comparedByRoad ? roads(at, search.collect, search.country).duration : null,
    })),
    carriers: near
      .filter((rider) => !rider.is_free && rider.metres <= dispatchLimits.carrierRadiusMetres)
      .map(({ rider_id: riderId, at, ...rider }) => ({ ...rider, ...at, riderId })),
  }
}

function ridersNearby(
  tx: Tx,
  { country, now }: { readonly country: CountryCode; readonly now: Date },
  { south, north, west, east }: CellBox,
) {
  const oldest = new Date(now.getTime() - dispatchLimits.oldPositionSeconds * 1000)
  return (
    tx
      .selectFrom('rider')
      .select(['rider_id', 'latitude', 'longitude', 'idle_since', 'is_simulated', 'stops', 'vehicle'])
      .select((eb) => hasNoParcel(eb).as('is_free'))
      .select(accountFacts.as('account'))
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
      .execute()
  )
}
