import {
  type Candidate,
  chooseCarrier,
  chooseRider,
  isCertain,
  mayCarriersWin,
  searchRadiusAfter,
  searchRadii,
} from '@beckon/domain/dispatch'
import { dispatchLimits } from '@beckon/domain/limits'
import { isDue, endedStatuses } from '@beckon/domain/order'
import { unixSeconds } from '../../../../platform/clock.ts'
import { afterCommit, inTransaction, type Tx } from '../../../../platform/database/transaction.ts'
import type { OrderKey, OrderRow } from '../../../ordering/orders/index.ts'
import { freeWithinLimits } from './within-limits.ts'
import type { DispatchDeps } from '../deps.ts'
import { findCandidates } from './find-candidates.ts'
import { findCarriers, type RoomyCarrier } from './find-carriers.ts'
import { moveOrderOrThrow } from '../delivery/move-order-or-throw.ts'
import { leaveRiders } from './leave-riders.ts'
import { offerIdOf } from './offer-id.ts'
import { type SearchFacts, searchFacts } from './search-facts.ts'
import { startSearch } from './start-search.ts'
import { addOffer, lockSearch, type NewOffer, type Reserved, reserveRider, setSearch } from '../store.ts'

/**
 * Receives a new order and, once it is due, asks the first rider, in one transaction. Where no rider can be asked for an
 * error, the search begins all the same, so that it ends in time. May run twice, and early, without harm.
 */
export async function beginDispatch(deps: DispatchDeps, key: OrderKey): Promise<void> {
  const isSought = await inTransaction(deps.db, async (tx) => {
    const begun = await beginSearch(deps, tx, key)
    if (begun) await seek(deps, tx, begun)
    return begun !== undefined
  }).catch(async () => {
    await inTransaction(deps.db, (tx) => beginSearch(deps, tx, key))
    return false
  })
  if (!isSought) await seekRider(deps, key)
}

interface Sought {
  readonly order: OrderRow
  readonly giveUpAt: Date
}

/** Receives a new order and opens its search; undefined where the order is not due, or its search has begun. */
async function beginSearch(deps: DispatchDeps, tx: Tx, key: OrderKey): Promise<Sought | undefined> {
  const order = await deps.orders.lock(tx, key)
  if (order?.status !== 'NEW' && order?.status !== 'RECEIVED') return undefined
  const { status, preordered_for: preorderedFor } = order
  if (status === 'NEW') await moveOrderOrThrow(deps, tx, { ...key, to: 'RECEIVED', actor: 'system' })
  if (!isDue(preorderedFor && unixSeconds(preorderedFor), unixSeconds(deps.clock.now()))) return undefined
  const giveUpAt = await startSearch(deps, tx, order)
  const waiting = await moveOrderOrThrow(deps, tx, {
    ...key,
    to: 'WAITING_FOR_TRANSPORT',
    actor: 'system',
    reason: 'SEARCHING',
  })
  return { order: waiting, giveUpAt }
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
    return seek(deps, tx, { order, giveUpAt: search.give_up_at })
  })
}

async function seek(deps: DispatchDeps, tx: Tx, { order, giveUpAt }: Sought): Promise<void> {
  const key = { vendorId: order.vendor_id, orderId: order.order_id }
  if (deps.clock.now() >= giveUpAt) return stall(deps, tx, key)
  if (!(await offerToNext(deps, tx, order))) await tryLater(deps, tx, key)
}

async function stall(deps: DispatchDeps, tx: Tx, key: OrderKey): Promise<void> {
  await setSearch(tx, key, 'given_up')
  await moveOrderOrThrow(deps, tx, { ...key, to: 'STALLED', actor: 'system', reason: 'NO_RIDER_FOUND' })
  const stalled = await deps.orders.lock(tx, key)
  if (stalled) afterCommit(tx, () => deps.measures.noRider(stalled.country))
  if (stalled) await deps.decisions.ask(tx, stalled, { cause: 'NO_RIDER', note: '' })
}

async function tryLater(deps: DispatchDeps, tx: Tx, key: OrderKey): Promise<void> {
  const startAfter = later(deps.clock.now(), dispatchLimits.pauseSeconds)
  await deps.jobs.send('seek-rider', key, { tx, startAfter, singletonKey: key.orderId })
}

/** True when a rider has been asked. */
async function offerToNext(deps: DispatchDeps, tx: Tx, order: OrderRow): Promise<boolean> {
  const key = { vendorId: order.vendor_id, orderId: order.order_id }
  const facts = await searchFacts(tx, order)
  const position = facts.history.length
  const offerId = offerIdOf(key.orderId, position)
  const rider = await reserveBest(deps, tx, order, { offerId, ...facts })
  if (!rider) return false
  const madeAt = deps.clock.now()
  const expiresAt = later(madeAt, dispatchLimits.offerSeconds)
  const { riderId, decision } = rider
  await addOffer(tx, { ...key, position, offerId, riderId, madeAt, expiresAt, decision })
  await setSearch(tx, key, 'offered')
  await moveOrderOrThrow(deps, tx, {
    ...key,
    to: 'ASSIGNED_TO_TRANSPORT',
    actor: 'system',
    reason: 'OFFERED',
  })
  await deps.jobs.send('expire-offer', { offerId }, { tx, startAfter: expiresAt, group: key.vendorId })
  if (rider.hasPhone) await deps.jobs.send('push-offer', { offerId }, { tx, group: key.vendorId })
  return true
}

/** Reserves the best rider who is still free or has room; other searches compete for the same riders. */
async function reserveBest(
  deps: DispatchDeps,
  tx: Tx,
  order: OrderRow,
  { offerId, history, excluded, raises, ...waiting }: SearchFacts & { readonly offerId: string },
): Promise<(Chosen & Reserved) | undefined> {
  const collect = { latitude: order.pickup_latitude, longitude: order.pickup_longitude }
  const within = freeWithinLimits(deps, tx, order)
  const radius = searchRadiusAfter(raises.times)
  for (const metres of searchRadii(radius)) {
    const search = { country: order.country, collect, metres, now: deps.clock.now() }
    const found = await findCandidates(tx, deps.roads, search)
    const free = found.free.filter(({ riderId }) => !excluded.has(riderId))
    const carriers = found.carriers.filter(({ riderId }) => !excluded.has(riderId))
    let candidates = await leaveRiders(deps, tx, order, {
      ...waiting,
      candidates: await within(free),
      carriers: carriers.length,
    })
    let others: readonly RoomyCarrier[] | undefined
    for (;;) {
      const best = chooseRider(candidates, history)
      if (metres < radius && !(best && isCertain(best, free, history))) break
      if (mayCarriersWin(best, history)) others ??= await findCarriers(deps, tx, order, carriers)
      const other = chooseCarrier(others ?? [], best, history)
      const chosen = chosenOf(best, other)
      if (!chosen) break
      const reserved = await reserveRider(tx, { ...chosen, parcels: chosen.decision.parcels }, offerId)
      if (reserved) return { ...chosen, ...reserved }
      candidates = candidates.filter(({ riderId }) => riderId !== chosen.riderId)
      others = others?.filter(({ riderId }) => riderId !== chosen.riderId)
    }
  }
  return undefined
}

interface Chosen {
  readonly riderId: string
  readonly decision: NonNullable<NewOffer['decision']>
}

/** A rider with parcels comes before a free one. */
function chosenOf(best: Candidate | undefined, other: RoomyCarrier | undefined): Chosen | undefined {
  if (other) {
    const { riderId, parcels, metres, costSeconds: seconds } = other
    return { riderId, decision: { parcels, metres, seconds } }
  }
  return (
    best && { riderId: best.riderId, decision: { parcels: 0, metres: best.metres, seconds: best.seconds } }
  )
}

const later = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1000)
