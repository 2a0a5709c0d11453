import {
  type Insertion,
  insertAnyway,
  insertParcel,
  type InsertionAsk,
  rememberTravel,
} from '@beckon/domain/dispatch'
import { fitsIn, hasRoom, nextStops, stopsOf } from '@beckon/domain/rider'
import { handFactsOf, type HandRow, type HeldRow, measuresIn, parcelOf, type RideFacts } from './in-hand.ts'
import { type PlanDeps, pointOf, promisedStops, travelBy } from './stop-plan.ts'

/** Whether a rider with these parcels has room for another one, whatever the way. */
export const hasRoomFor = (
  vehicle: string,
  parcels: readonly HeldRow[],
  { order, limit }: { readonly order: HandRow; readonly limit: number },
): boolean =>
  hasRoom(handFactsOf(vehicle, parcels, limit)) &&
  (parcels.length === 0 || fitsIn(vehicle, parcels.map(measuresIn), measuresIn(order)))

/** Returns where a rider takes another parcel; undefined where the way does not allow it. */
export function insertionFor(
  deps: PlanDeps,
  rider: RideFacts,
  parcels: readonly HandRow[],
  order: HandRow,
): Insertion | undefined {
  const ask = askOf(deps, rider, parcels, order)
  return ask && insertParcel(ask)
}

/** Returns where a rider takes a parcel that was offered: the ride goes on while the rider considers the offer. */
export function insertOffered(
  deps: PlanDeps,
  rider: RideFacts,
  parcels: readonly HandRow[],
  order: HandRow,
): Insertion | undefined {
  const ask = askOf(deps, rider, parcels, order)
  return ask && (insertParcel(ask) ?? insertAnyway(ask))
}

function askOf(
  deps: PlanDeps,
  rider: RideFacts,
  parcels: readonly HandRow[],
  order: HandRow,
): InsertionAsk | undefined {
  const from = pointOf(rider)
  const next = nextStops(parcels.map(parcelOf), rider.stops)
  const stops = promisedStops(deps, rider, { stops: next, rows: parcels })
  const [pickup, dropoff] = promisedStops(deps, rider, { stops: stopsOf(parcelOf(order)), rows: [order] })
  if (!from || !pickup || !dropoff) return undefined
  const first = parcels.find(({ order_id: orderId }) => orderId === stops[0]?.orderId)
  const isAtFirst = first?.status === 'NEAR_VENDOR' || first?.status === 'NEAR_CUSTOMER'
  const travel = rememberTravel(travelBy(deps, order.country))
  return { from, stops, isAtFirst, pickup, dropoff, travel }
}
