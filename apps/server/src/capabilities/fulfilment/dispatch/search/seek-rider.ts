import type { CountryCode } from '@beckon/domain/country'
import { type Candidate, chooseRider, dispatchLimits, reachAfter } from '@beckon/domain/dispatch'
import { isDue, overStatuses } from '@beckon/domain/order'
import { unixSeconds } from '../../../../platform/clock.ts'
import { inTransaction, type Tx } from '../../../../platform/database/transaction.ts'
import type { OrderRow } from '../../../ordering/orders/index.ts'
import { withinAdvanceLimit } from './advance-limit.ts'
import type { DispatchParts } from '../deps.ts'
import { findCandidates } from './find-candidates.ts'
import { mustMove } from '../delivery/move-order-or-throw.ts'
import { offerIdOf } from './offer-id.ts'
import { raisesOf } from './fee-raises.ts'
import { addOffer, lockSearch, offersOf, openSearch, type Parcel, reserveRider, setSearch } from '../store.ts'

/** Receives a new order and, once it is due, begins to look for a rider. May run twice, and early, without harm. */
export async function beginDispatch(parts: DispatchParts, parcel: Parcel): Promise<void> {
  await inTransaction(parts.db, async (tx) => {
    const order = await parts.orders.lock(tx, parcel)
    if (order?.status !== 'NEW' && order?.status !== 'RECEIVED') return
    const { country, status, preordered_for: later } = order
    if (status === 'NEW') await mustMove(parts, tx, { ...parcel, to: 'RECEIVED', actor: 'system' })
    const askedAt = parts.clock.now()
    if (!isDue(later && unixSeconds(later), unixSeconds(askedAt))) return
    await openSearch(tx, {
      ...parcel,
      country,
      askedAt,
      giveUpAt: await giveUpAfter(parts, order.country, askedAt),
    })
    await mustMove(parts, tx, {
      ...parcel,
      to: 'WAITING_FOR_TRANSPORT',
      actor: 'system',
      reason: 'SEARCHING',
    })
  })
  await seekRider(parts, parcel)
}

/** Offers the parcel to the next rider, or tries again a little later, or gives up. */
export async function seekRider(parts: DispatchParts, parcel: Parcel): Promise<void> {
  await inTransaction(parts.db, async (tx) => {
    const search = await lockSearch(tx, parcel)
    if (search?.state !== 'searching') return
    const order = await parts.orders.lock(tx, parcel)
    // Called off meanwhile: nobody is to ride for it.
    if (!order || overStatuses.includes(order.status)) return setSearch(tx, parcel, 'done')
    if (order.status !== 'WAITING_FOR_TRANSPORT') return
    if (parts.clock.now() >= search.give_up_at) return giveUp(parts, tx, parcel)
    if (!(await offerToNext(parts, tx, order))) await tryLater(parts, tx, parcel)
  })
}

async function giveUp(parts: DispatchParts, tx: Tx, parcel: Parcel): Promise<void> {
  await setSearch(tx, parcel, 'given_up')
  await mustMove(parts, tx, { ...parcel, to: 'STALLED', actor: 'system', reason: 'NO_RIDER_FOUND' })
  const stalled = await parts.orders.lock(tx, parcel)
  if (stalled) await parts.decisions.ask(tx, stalled, { cause: 'NO_RIDER', note: '' })
}

async function tryLater(parts: DispatchParts, tx: Tx, parcel: Parcel): Promise<void> {
  const startAfter = later(parts.clock.now(), dispatchLimits.pauseSeconds)
  await parts.jobs.send('seek-rider', parcel, { tx, startAfter, singletonKey: parcel.orderId })
}

/** True when a rider has been asked. */
async function offerToNext(parts: DispatchParts, tx: Tx, order: OrderRow): Promise<boolean> {
  const parcel = { vendorId: order.vendor_id, orderId: order.order_id }
  const earlier = await offersOf(tx, parcel)
  const position = earlier.length
  const offerId = offerIdOf(parcel.orderId, position)
  const rider = await reserveBest(parts, tx, order, { offerId, earlier })
  if (!rider) return false
  const madeAt = parts.clock.now()
  const expiresAt = later(madeAt, dispatchLimits.offerSeconds)
  await addOffer(tx, { ...parcel, position, offerId, riderId: rider.riderId, madeAt, expiresAt })
  await setSearch(tx, parcel, 'offered')
  await mustMove(parts, tx, { ...parcel, to: 'ASSIGNED_TO_TRANSPORT', actor: 'system', reason: 'OFFERED' })
  await parts.jobs.send('expire-offer', { offerId }, { tx, startAfter: expiresAt })
  return true
}

/** Of those who are still free by the time that they are taken; other searches look at the same riders. */
async function reserveBest(
  parts: DispatchParts,
  tx: Tx,
  order: OrderRow,
  { offerId, earlier }: { offerId: string; earlier: Awaited<ReturnType<typeof offersOf>> },
): Promise<Candidate | undefined> {
  const collect = { latitude: order.pickup_latitude, longitude: order.pickup_longitude }
  const history = earlier.map(({ rider_id, state }) => ({ riderId: rider_id, state }))
  const raises = await raisesOf(tx, { vendorId: order.vendor_id, orderId: order.order_id })
  const reachMetres = reachAfter(raises.times)
  const found = await findCandidates(tx, parts.roads, { country: order.country, collect, reachMetres })
  const ids = found.map(({ riderId }) => riderId)
  const able = await withinAdvanceLimit(parts, tx, order, ids)
  let candidates = found.filter(({ riderId }) => able.has(riderId))
  for (;;) {
    const best = chooseRider(candidates, history)
    if (!best || (await reserveRider(tx, best.riderId, offerId))) return best
    candidates = candidates.filter((one) => one !== best)
  }
}

export const later = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1000)

/** When a search that begins now is over, by the country's patience. */
export async function giveUpAfter(
  { parameters }: Pick<DispatchParts, 'parameters'>,
  country: CountryCode,
  begin: Date,
): Promise<Date> {
  return later(begin, (await parameters.of(country)).searchSeconds)
}
