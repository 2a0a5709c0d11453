import type { OrderKey, OrderRow } from '../../../ordering/orders/index.ts'
import { accountFacts } from '../../../parties/riders/index.ts'
import { afterCommit, inTransaction, type Tx } from '../../../../platform/database/transaction.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { DispatchDeps } from '../deps.ts'
import { endMissed } from '../duty/end-missed.ts'
import { workColumns, workWith } from '../duty/work-device.ts'
import { hasRoomFor, insertOffered } from '../stops/insert-offered.ts'
import { inHandOf, type RideFacts } from '../stops/in-hand.ts'
import { type ExpectedTimes, planOf, timesIn } from '../stops/stop-plan.ts'
import { storeStops } from '../stops/store-stops.ts'
import { moveOrderOrThrow } from '../delivery/move-order-or-throw.ts'
import { parseOfferId } from './offer-id.ts'
import { withinLimits } from './within-limits.ts'
import { endOffer, hasNoParcel, releaseRider, lockSearch, offersOf, setSearch } from '../store.ts'

/** Accepts an offer, and returns its order. Of two riders, or of a rider and the time limit, exactly one wins. */
export function acceptOffer(
  deps: DispatchDeps,
  { offerId, riderId, deviceId }: { offerId: string; riderId: string; deviceId: string },
): Promise<OrderRow | Refusal> {
  const id = parseOfferId(offerId)
  if (!id) return Promise.resolve(refuse('offer.not-found'))
  const { position } = id
  const key = { vendorId: id.vendorId, orderId: id.orderId }
  return inTransaction(deps.db, async (tx) => {
    const search = await lockSearch(tx, key)
    if (!search) return refuse('offer.not-found')
    const order = await deps.orders.lock(tx, key)
    const rider = await lockAskedRider(tx, riderId, { ...key, position })
    if (!rider) return refuse('offer.not-found')
    const use = { deviceId, at: deps.clock.now() }
    // A phone that lost the answer repeats it.
    if (rider.state === 'accepted' && order?.rider_id === riderId) {
      await workWith(tx, { ...use, riderId })
      return order
    }
    const isAcceptable = isOpen(deps, { state: rider.state, expiresAt: rider.expires_at })
    if (!isAcceptable || order?.status !== 'ASSIGNED_TO_TRANSPORT') return refuse('offer.gone')
    const shared = await takeAlong(deps, tx, order, rider)
    if (isRefusal(shared)) return shared
    await endOffer(deps, tx, { ...key, position }, { state: 'accepted', reason: null, at: deps.clock.now() })
    await releaseRider(tx, riderId, offerId, workColumns(rider, use))
    await setSearch(tx, key, 'assigned')
    const seconds = (deps.clock.now().getTime() - search.asked_at.getTime()) / 1000
    afterCommit(tx, () => deps.measures.assigned(search.country, seconds))
    await deps.positions.storeNextPositionOf(tx, riderId)
    return moveOrderOrThrow(deps, tx, {
      ...key,
      to: 'COURIER_ACCEPTED_DELIVERY',
      actor: 'fleet',
      reason: 'ACCEPTED',
      patch: {
        rider_id: rider.rider_id,
        rider_name: rider.name,
        rider_vehicle: rider.vehicle,
        ...shared,
      },
    })
  })
}

/**
 * Locks a rider, so that two offers accepted at once are counted one after the other; undefined where the offer is
 * another rider's. The offer is read with it: it only changes under the lock of the search.
 */
function lockAskedRider(tx: Tx, riderId: string, offer: OrderKey & { readonly position: number }) {
  return tx
    .selectFrom('rider')
    .innerJoin('offer', 'offer.rider_id', 'rider.rider_id')
    .selectAll('rider')
    .select(['offer.state', 'offer.expires_at'])
    .where('rider.rider_id', '=', riderId)
    .where('offer.vendor_id', '=', offer.vendorId)
    .where('offer.order_id', '=', offer.orderId)
    .where('offer.position', '=', offer.position)
    .forUpdate('rider')
    .executeTakeFirst()
}

/**
 * Inserts a parcel into the stops of a rider who has room for it, and returns its expected times. The rider is locked, so
 * the parcels in hand do not change.
 */
async function takeAlong(
  deps: DispatchDeps,
  tx: Tx,
  order: OrderRow,
  rider: RideFacts & { readonly rider_id: string },
): Promise<ExpectedTimes | Refusal> {
  const { rider_id: riderId, vehicle, is_simulated: isSimulated } = rider
  const { account, is_free: isFree } = await tx
    .selectFrom('rider')
    .select((eb) => hasNoParcel(eb).as('is_free'))
    .select(accountFacts.as('account'))
    .where('rider_id', '=', riderId)
    .executeTakeFirstOrThrow()
  const parcels = isFree ? [] : await inHandOf(tx, riderId)
  const able = await withinLimits(deps, tx, order, new Map([[riderId, { isSimulated, account, parcels }]]))
  if (!able.has(riderId)) return refuse('offer.gone')
  if (parcels.length === 0) return timesIn(deps, rider, planOf(deps, rider, [order]), order.order_id)
  const { riderParcels: limit } = await deps.parameters.of(order.country)
  if (!hasRoomFor(vehicle, parcels, { order, limit })) return refuse('offer.gone')
  const insertion = insertOffered(deps, rider, parcels, order)
  if (!insertion) return refuse('offer.gone')
  await storeStops(tx, riderId, insertion.stops)
  return timesIn(deps, rider, insertion, order.order_id)
}

/** Leaves the parcel to another rider; the search continues at once. */
export async function declineOffer(
  deps: DispatchDeps,
  request: { offerId: string; riderId: string; reason: string },
): Promise<true | Refusal> {
  return inTransaction(deps.db, async (tx) => {
    const offer = await lockOwnOffer(tx, request.offerId, request.riderId)
    if (!offer) return refuse('offer.not-found')
    if (offer.state === 'declined') return true
    if (!isOpen(deps, offer)) return refuse('offer.gone')
    await reopen(deps, tx, offer, { state: 'declined', reason: request.reason })
    return true
  })
}

/** The rider said nothing in time. May run twice, and after the answer, without harm. */
export async function expireOffer(deps: DispatchDeps, { offerId }: { offerId: string }): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const offer = await lockOffer(tx, offerId)
    if (offer?.state !== 'open') return
    await reopen(deps, tx, offer, { state: 'expired', reason: 'NO_ANSWER' })
    await endMissed(deps, tx, offer.riderId)
  })
}

/** Ends the open offer of a rider who may not work any more; the search continues at once. May run twice. */
export async function withdrawOpenOffer(deps: DispatchDeps, { riderId }: { riderId: string }): Promise<void> {
  const rider = await deps.db
    .selectFrom('rider')
    .select('open_offer_id')
    .where('rider_id', '=', riderId)
    .where('on_duty', '=', false)
    .executeTakeFirst()
  const offerId = rider?.open_offer_id
  if (!offerId) return
  await inTransaction(deps.db, async (tx) => {
    const offer = await lockOwnOffer(tx, offerId, riderId)
    if (offer?.state !== 'open') return
    await reopen(deps, tx, offer, { state: 'withdrawn', reason: 'RIDER_ENDED' })
  })
}

interface LockedOffer {
  readonly key: OrderKey
  readonly position: number
  readonly riderId: string
  readonly offerId: string
  readonly state: string
  readonly expiresAt: Date
}

/** The search is locked first, always, so that an answer and the time limit cannot cross. */
async function lockOffer(tx: Tx, offerId: string): Promise<LockedOffer | undefined> {
  const id = parseOfferId(offerId)
  if (!id) return undefined
  const key = { vendorId: id.vendorId, orderId: id.orderId }
  if (!(await lockSearch(tx, key))) return undefined
  const offer = (await offersOf(tx, key)).find((one) => one.position === id.position)
  return (
    offer && {
      key,
      position: id.position,
      riderId: offer.rider_id,
      offerId,
      state: offer.state,
      expiresAt: offer.expires_at,
    }
  )
}

async function lockOwnOffer(tx: Tx, offerId: string, riderId: string): Promise<LockedOffer | undefined> {
  const offer = await lockOffer(tx, offerId)
  return offer?.riderId === riderId ? offer : undefined
}

const isOpen = (
  { clock }: DispatchDeps,
  { state, expiresAt }: Pick<LockedOffer, 'state' | 'expiresAt'>,
): boolean => state === 'open' && expiresAt > clock.now()

async function reopen(
  deps: DispatchDeps,
  tx: Tx,
  offer: LockedOffer,
  end: { state: 'declined' | 'expired' | 'withdrawn'; reason: string },
): Promise<void> {
  await endOffer(deps, tx, { ...offer.key, position: offer.position }, { ...end, at: deps.clock.now() })
  await releaseRider(tx, offer.riderId, offer.offerId)
  const order = await deps.orders.lock(tx, offer.key)
  if (order?.status !== 'ASSIGNED_TO_TRANSPORT') return setSearch(tx, offer.key, 'done')
  await setSearch(tx, offer.key, 'searching')
  await moveOrderOrThrow(deps, tx, {
    ...offer.key,
    to: 'WAITING_FOR_TRANSPORT',
    actor: end.state === 'declined' ? 'fleet' : 'system',
    reason: end.state === 'declined' ? 'DECLINED' : 'OFFER_EXPIRED',
  })
  await deps.jobs.send('seek-rider', offer.key, { tx })
}
