import type { CountryCode } from '@beckon/domain/country'
import {
  type Candidate,
  chooseRider,
  isCertain,
  searchRadiusAfter,
  searchRadii,
} from '@beckon/domain/dispatch'
import { dispatchLimits } from '@beckon/domain/limits'
import { isDue, endedStatuses } from '@beckon/domain/order'
import { unixSeconds } from '../../../../platform/clock.ts'
import { inTransaction, type Tx } from '../../../../platform/database/transaction.ts'
import type { OrderKey, OrderRow } from '../../../ordering/orders/index.ts'
import { withinLimits } from './within-limits.ts'
import type { DispatchDeps } from '../deps.ts'
import { findCandidates } from './find-candidates.ts'
import { hasSubscription } from '../push/push-store.ts'
import { moveOrderOrThrow } from '../delivery/move-order-or-throw.ts'
import { offerIdOf } from './offer-id.ts'
import { raisesOf } from './fee-raises.ts'
import { addOffer, lockSearch, offersOf, openSearch, reserveRider, setSearch } from '../store.ts'

/** Receives a new order and, once it is due, begins to look for a rider. May run twice, and early, without harm. */
export async function beginDispatch(deps: DispatchDeps, key: OrderKey): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const order = await deps.orders.lock(tx, key)
    if (order?.status !== 'NEW' && order?.status !== 'RECEIVED') return
    const { country, status, preordered_for: preorderedFor } = order
    if (status === 'NEW') await moveOrderOrThrow(deps, tx, { ...key, to: 'RECEIVED', actor: 'system' })
    const searchedAt = deps.clock.now()
    if (!isDue(preorderedFor && unixSeconds(preorderedFor), unixSeconds(searchedAt))) return
    await openSearch(tx, {
      ...key,
      country,
      searchedAt,
      giveUpAt: await giveUpAfter(deps, order.country, searchedAt),
    })
    await moveOrderOrThrow(deps, tx, {
      ...key,
      to: 'WAITING_FOR_TRANSPORT',
      actor: 'system',
      reason: 'SEARCHING',
    })
  })
  await seekRider(deps, key)
}

/** Offers the parcel to the next rider, or schedules another attempt, or ends the search. */
export async function seekRider(deps: DispatchDeps, key: OrderKey): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const search = await lockSearch(tx, key)
    if (search?.state !== 'searching') return
    const order = await deps.orders.lock(tx, key)
    // The order was cancelled meanwhile.
    if (!order || endedStatuses.includes(order.status)) return setSearch(tx, key, 'done')
    if (order.status !== 'WAITING_FOR_TRANSPORT') return
    if (deps.clock.now() >= search.give_up_at) return stall(deps, tx, key)
    if (!(await offerToNext(deps, tx, order))) await tryLater(deps, tx, key)
  })
}

async function stall(deps: DispatchDeps, tx: Tx, key: OrderKey): Promise<void> {
  await setSearch(tx, key, 'given_up')
  await moveOrderOrThrow(deps, tx, { ...key, to: 'STALLED', actor: 'system', reason: 'NO_RIDER_FOUND' })
  const stalled = await deps.orders.lock(tx, key)
  if (stalled) await deps.decisions.ask(tx, stalled, { cause: 'NO_RIDER', note: '' })
}

async function tryLater(deps: DispatchDeps, tx: Tx, key: OrderKey): Promise<void> {
  const startAfter = later(deps.clock.now(), dispatchLimits.pauseSeconds)
  await deps.jobs.send('seek-rider', key, { tx, startAfter, singletonKey: key.orderId })
}

/** True when a rider has been asked. */
async function offerToNext(deps: DispatchDeps, tx: Tx, order: OrderRow): Promise<boolean> {
  const key = { vendorId: order.vendor_id, orderId: order.order_id }
  const earlier = await offersOf(tx, key)
  const position = earlier.length
  const offerId = offerIdOf(key.orderId, position)
  const rider = await reserveBest(deps, tx, order, { offerId, earlier })
  if (!rider) return false
  const madeAt = deps.clock.now()
  const expiresAt = later(madeAt, dispatchLimits.offerSeconds)
  await addOffer(tx, { ...key, position, offerId, riderId: rider.riderId, madeAt, expiresAt })
  await setSearch(tx, key, 'offered')
  await moveOrderOrThrow(deps, tx, {
    ...key,
    to: 'ASSIGNED_TO_TRANSPORT',
    actor: 'system',
    reason: 'OFFERED',
  })
  await deps.jobs.send('expire-offer', { offerId }, { tx, startAfter: expiresAt })
  if (await hasSubscription(tx, rider.riderId)) await deps.jobs.send('push-offer', { offerId }, { tx })
  return true
}

/** Reserves the best rider who is still free; other searches compete for the same riders. */
async function reserveBest(
  deps: DispatchDeps,
  tx: Tx,
  order: OrderRow,
  { offerId, earlier }: { offerId: string; earlier: Awaited<ReturnType<typeof offersOf>> },
): Promise<Candidate | undefined> {
  const collect = { latitude: order.pickup_latitude, longitude: order.pickup_longitude }
  const history = earlier.map(({ rider_id, state }) => ({ riderId: rider_id, state }))
  const raises = await raisesOf(tx, { vendorId: order.vendor_id, orderId: order.order_id })
  const radius = searchRadiusAfter(raises.times)
  for (const metres of searchRadii(radius)) {
    const search = { country: order.country, collect, metres, now: deps.clock.now() }
    const found = await findCandidates(tx, deps.roads, search)
    const ids = found.map(({ riderId }) => riderId)
    const able = await withinLimits(deps, tx, order, ids)
    let candidates = found.filter(({ riderId }) => able.has(riderId))
    for (;;) {
      const best = chooseRider(candidates, history)
      if (!best || (metres < radius && !isCertain(best, found, history))) break
      if (await reserveRider(tx, best.riderId, offerId)) return best
      candidates = candidates.filter((one) => one !== best)
    }
  }
  return undefined
}

export const later = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1000)

/** Returns when a search that begins now ends, by the country's setting. */
export async function giveUpAfter(
  { parameters }: Pick<DispatchDeps, 'parameters'>,
  country: CountryCode,
  begin: Date,
): Promise<Date> {
  return later(begin, (await parameters.of(country)).searchSeconds)
}
