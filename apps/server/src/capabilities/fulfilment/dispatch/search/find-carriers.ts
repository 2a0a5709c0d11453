import type { Carrier } from '@beckon/domain/dispatch'
import { dispatchLimits } from '@beckon/domain/limits'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { OrderRow } from '../../../ordering/orders/index.ts'
import type { DispatchDeps } from '../deps.ts'
import { hasRoomFor, insertionFor } from '../stops/insert-offered.ts'
import { parcelsInHand } from '../stops/in-hand.ts'
import type { NearCarrier } from './find-candidates.ts'
import { withinLimits } from './within-limits.ts'

export interface RoomyCarrier extends Carrier {
  /** Parcels in hand. */
  readonly parcels: number
  /** By air to the collection point. */
  readonly metres: number
}

/** Riders with parcels whose parcels are read: most of the nearest have room. */
const READ = 4 * dispatchLimits.comparedCarriers

/** Returns what another parcel costs the nearest riders with parcels, of those who have room for it on their way. */
export async function findCarriers(
  deps: DispatchDeps,
  tx: Tx,
  order: OrderRow,
  near: readonly NearCarrier[],
): Promise<RoomyCarrier[]> {
  const riders = near.slice(0, READ)
  if (riders.length === 0) return []
  const { riderParcels: limit } = await deps.parameters.of(order.country)
  const inHand = await parcelsInHand(
    tx,
    riders.map(({ riderId }) => riderId),
  )
  const parcelsOf = (riderId: string) => inHand.get(riderId) ?? []
  const roomy = riders.filter(
    ({ riderId, vehicle }) =>
      parcelsOf(riderId).length > 0 && hasRoomFor(vehicle, parcelsOf(riderId), { order, limit }),
  )
  const able = await withinLimits(
    deps,
    tx,
    order,
    new Map(
      roomy.map(({ riderId, is_simulated: isSimulated, account }) => [
        riderId,
        { isSimulated, account, parcels: parcelsOf(riderId) },
      ]),
    ),
  )
  return roomy
    .filter(({ riderId }) => able.has(riderId))
    .slice(0, dispatchLimits.comparedCarriers)
    .flatMap((rider) => {
      const parcels = parcelsOf(rider.riderId)
      const insertion = insertionFor(deps, rider, parcels, order)
      if (!insertion) return []
      const { riderId, metres } = rider
      return [{ riderId, metres, costSeconds: insertion.costSeconds, parcels: parcels.length }]
    })
}
