import { PREORDER_LEAD_SECONDS, dispatchLimits } from '@beckon/domain/limits'
import { expireOffer } from './answer-offer.ts'
import type { DispatchDeps } from '../deps.ts'
import { orRehearse } from '../rehearsal/rehearse-order.ts'
import { offerIdOf } from './offer-id.ts'
import { redispatchOrder } from './redispatch-order.ts'
import { beginDispatch, seekRider } from './seek-rider.ts'

/** Orders younger than this are still with the job that their creation left. */
const GRACE_MS = 3_000

/**
 * Resumes the work of a killed process: orders without a search, searches without a process, expired offers. Each
 * step may run twice without harm.
 */
export async function resumeDispatch(deps: DispatchDeps): Promise<void> {
  const errors: unknown[] = []
  const each = async <T>(found: Promise<readonly T[]>, step: (one: T) => Promise<void>) => {
    for (const one of await found) await step(one).catch((error: unknown) => errors.push(error))
  }
  await each(unsought(deps), orRehearse(deps, beginDispatch))
  await each(modified(deps), orRehearse(deps, redispatchOrder))
  await each(overdueOffers(deps), (offerId) => expireOffer(deps, { offerId }))
  await each(idleSearches(deps), (key) => seekRider(deps, key))
  // The failure of one order does not affect the others.
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} could not be resumed`)
}

/** NEW orders, among them pre-orders that an older version left in NEW, and RECEIVED pre-orders that are due. */
async function unsought({ db, clock }: DispatchDeps) {
  const rows = await db
    .selectFrom('orders')
    .select(['vendor_id', 'order_id'])
    .where((eb) =>
      eb.or([
        eb.and([eb('status', '=', 'NEW'), eb('created_at', '<', new Date(clock.now().getTime() - GRACE_MS))]),
        eb.and([eb('status', '=', 'RECEIVED'), eb('preordered_for', '<=', dueUntil(clock.now()))]),
      ]),
    )
    .limit(200)
    .execute()
  return rows.map(({ vendor_id, order_id }) => ({ vendorId: vendor_id, orderId: order_id }))
}

async function modified({ db, clock }: DispatchDeps) {
  const rows = await db
    .selectFrom('orders')
    .select(['vendor_id', 'order_id'])
    .where('status', '=', 'MODIFIED')
    .where('updated_at', '<', new Date(clock.now().getTime() - GRACE_MS))
    .limit(200)
    .execute()
  return rows.map(({ vendor_id, order_id }) => ({ vendorId: vendor_id, orderId: order_id }))
}

/** Pre-orders up to this time need a rider now. */
const dueUntil = (now: Date): Date => new Date(now.getTime() + PREORDER_LEAD_SECONDS * 1000)

async function overdueOffers({ db, clock }: DispatchDeps) {
  const rows = await db
    .selectFrom('offer')
    .select(['order_id', 'position'])
    .where('state', '=', 'open')
    .where('expires_at', '<', clock.now())
    .limit(200)
    .execute()
  return rows.map(({ order_id, position }) => offerIdOf(order_id, position))
}

async function idleSearches({ db, clock }: DispatchDeps) {
  const idleSince = new Date(clock.now().getTime() - dispatchLimits.pauseSeconds * 1000)
  const rows = await db
    .selectFrom('dispatch')
    .select(['vendor_id', 'order_id'])
    .where('state', '=', 'searching')
    .where('asked_at', '<', idleSince)
    .limit(200)
    .execute()
  return rows.map(({ vendor_id, order_id }) => ({ vendorId: vendor_id, orderId: order_id }))
}
