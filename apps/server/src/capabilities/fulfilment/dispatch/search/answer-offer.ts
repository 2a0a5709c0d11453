import type { OrderKey, OrderRow } from '../../../ordering/orders/index.ts'
import { inTransaction, type Tx } from '../../../../platform/database/transaction.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { DispatchDeps } from '../deps.ts'
import { endMissed } from '../duty/end-missed.ts'
import { expectedTimes } from '../delivery/expected-times.ts'
import { moveOrderOrThrow } from '../delivery/move-order-or-throw.ts'
import { parseOfferId } from './offer-id.ts'
import { withinLimits } from './within-limits.ts'
import { endOffer, releaseRider, lockSearch, offersOf, setSearch } from '../store.ts'

/** Accepts an offer, and returns its order. Of two riders, or of a rider and the time limit, exactly one wins. */
export function acceptOffer(
  deps: DispatchDeps,
  request: { offerId: string; riderId: string },
): Promise<OrderRow | Refusal> {
  return inTransaction(deps.db, async (tx) => {
    const offer = await lockOwnOffer(tx, request.offerId, request.riderId)
    if (!offer) return refuse('offer.not-found')
    const { key, position } = offer
    const order = await deps.orders.lock(tx, key)
    // A phone that lost the answer repeats it.
    if (offer.state === 'accepted' && order?.rider_id === request.riderId) return order
    if (!isOpen(deps, offer) || order?.status !== 'ASSIGNED_TO_TRANSPORT') return refuse('offer.gone')
    const rider = await tx
      .selectFrom('rider')
      .selectAll()
      .where('rider_id', '=', request.riderId)
      // Two offers accepted at once are counted one after the other.
      .forUpdate()
      .executeTakeFirstOrThrow()
    const able = await withinLimits(deps, tx, order, [rider.rider_id])
    if (!able.has(rider.rider_id)) return refuse('offer.gone')
    await endOffer(tx, { ...key, position }, { state: 'accepted', reason: null, at: deps.clock.now() })
    await releaseRider(tx, request.riderId, request.offerId)
    await setSearch(tx, key, 'assigned')
    await deps.positions.storeNextPositionOf(tx, request.riderId)
    const moved = await moveOrderOrThrow(deps, tx, {
      ...key,
      to: 'COURIER_ACCEPTED_DELIVERY',
      actor: 'fleet',
      reason: 'ACCEPTED',
      patch: {
        rider_id: rider.rider_id,
        rider_name: rider.name,
        rider_vehicle: rider.vehicle,
        ...expectedTimes(deps, order, rider),
      },
    })
    return moved
  })
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

const isOpen = ({ clock }: DispatchDeps, { state, expiresAt }: LockedOffer): boolean =>
  state === 'open' && expiresAt > clock.now()

async function reopen(
  deps: DispatchDeps,
  tx: Tx,
  offer: LockedOffer,
  end: { state: 'declined' | 'expired' | 'withdrawn'; reason: string },
): Promise<void> {
  await endOffer(tx, { ...offer.key, position: offer.position }, { ...end, at: deps.clock.now() })
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
