import type { Tx } from '../../../../platform/database/transaction.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { OrderKey, OrderRow } from '../../../ordering/orders/index.ts'
import { moveOrderOrThrow } from '../delivery/move-order-or-throw.ts'
import type { DispatchDeps } from '../deps.ts'
import { offerIdOf } from '../search/offer-id.ts'
import { insertOffered } from '../stops/insert-offered.ts'
import type { HeldRow } from '../stops/in-hand.ts'
import { type ExpectedTimes, planOf, timesIn } from '../stops/stop-plan.ts'
import { storeStops } from '../stops/store-stops.ts'
import { addOffer, endOffer, offersOf, openOfferOf, releaseRider, setSearch } from '../store.ts'
import type { ByHand } from './by-hand.ts'
import type { LockedRider } from './lock-riders.ts'
import { parcelsBeside } from './may-carry.ts'
import { notifyRider } from './notify-rider.ts'

/** Assigns an order without a rider to a locked rider, who need not accept. Its open offer ends. */
export async function assignToRider(
  deps: DispatchDeps,
  tx: Tx,
  order: OrderRow,
  { rider, act }: { readonly rider: LockedRider | undefined; readonly act: ByHand },
): Promise<Refusal | { readonly after: string }> {
  if (!rider) return refuse('rider.not-found')
  const parcels = await parcelsBeside(deps, tx, order, rider)
  if (isRefusal(parcels)) return parcels
  const key = { vendorId: order.vendor_id, orderId: order.order_id }
  const times = await insertByHand(deps, tx, { order, rider, parcels })
  await moveToOffered(deps, tx, order)
  await addAssignment(deps, tx, { rider, act: { ...key, by: act.caller.operatorId, reason: act.reason } })
  await setSearch(tx, key, 'assigned')
  await deps.positions.storeNextPositionOf(tx, rider.rider_id)
  await moveOrderOrThrow(deps, tx, {
    ...{ ...key, to: 'COURIER_ACCEPTED_DELIVERY', actor: 'operator', reason: 'ASSIGNED' },
    patch: { rider_id: rider.rider_id, rider_name: rider.name, rider_vehicle: rider.vehicle, ...times },
  })
  await notifyRider(deps, tx, { riderId: rider.rider_id, kind: 'assigned', orderId: key.orderId })
  return { after: rider.name }
}

interface Inserted {
  readonly order: OrderRow
  readonly rider: LockedRider
  readonly parcels: readonly HeldRow[]
}

/** The stops come where the ride becomes the least longer; last for a rider without a position. */
async function insertByHand(
  deps: DispatchDeps,
  tx: Tx,
  { order, rider, parcels }: Inserted,
): Promise<ExpectedTimes> {
  const insertion = parcels.length === 0 ? undefined : insertOffered(deps, rider, parcels, order)
  if (insertion) await storeStops(tx, rider.rider_id, insertion.stops)
  const plan = insertion ?? planOf(deps, rider, [...parcels, order])
  return timesIn(deps, rider, plan, order.order_id)
}

/** Moves a searched order to the status from which a rider gets it, and ends its open offer. */
async function moveToOffered(deps: DispatchDeps, tx: Tx, order: OrderRow): Promise<void> {
  const key = { vendorId: order.vendor_id, orderId: order.order_id }
  const open = await openOfferOf(tx, key)
  if (open) {
    const end = { state: 'withdrawn', reason: 'ASSIGNED', at: deps.clock.now() } as const
    await endOffer(deps, tx, { ...key, position: open.position }, end)
    await releaseRider(tx, open.rider_id, open.offer_id)
  }
  const actor = 'operator'
  if (order.status === 'STALLED') {
    await moveOrderOrThrow(deps, tx, { ...key, to: 'WAITING_FOR_TRANSPORT', actor })
  }
  if (order.status !== 'ASSIGNED_TO_TRANSPORT') {
    await moveOrderOrThrow(deps, tx, { ...key, to: 'ASSIGNED_TO_TRANSPORT', actor })
  }
}

interface Assignment extends OrderKey {
  /** The operator. */
  readonly by: string
  readonly reason: string
}

/** Stores who assigned the order to the rider, as an offer that the rider has accepted. */
export async function addAssignment(
  { clock }: Pick<DispatchDeps, 'clock'>,
  tx: Tx,
  { rider, act }: { readonly rider: Pick<LockedRider, 'rider_id'>; readonly act: Assignment },
): Promise<void> {
  const { vendorId, orderId, by, reason } = act
  const key = { vendorId, orderId }
  const position = (await offersOf(tx, key)).length
  const at = clock.now()
  await addOffer(tx, {
    ...{ ...key, position, offerId: offerIdOf(orderId, position), riderId: rider.rider_id },
    ...{ madeAt: at, expiresAt: at, given: { by, reason } },
  })
}
