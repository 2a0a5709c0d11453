import type { AnswerOf, BodyOf, publicCalls } from '@beckon/contract'
import { ratedUntil } from '@beckon/domain/order'
import { unixSeconds } from '../../../platform/clock.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { type Refusal, refuse } from '../../../platform/refusal.ts'
import { presentRating } from './present-rating.ts'
import type { PublicPageRequest } from './public-order.ts'
import { loadPublicOrder } from './public-order-view.ts'
import type { SharingDeps } from './deps.ts'
import { writeRating } from './store.ts'

export interface RateOrder extends PublicPageRequest {
  readonly body: BodyOf<typeof publicCalls.rateOrder>
}

/** Stores the recipient's rating; the last one within a day counts. */
export async function rateOrder(
  deps: SharingDeps,
  { deployment: { country }, orderId, token, body: rating }: RateOrder,
): Promise<AnswerOf<typeof publicCalls.rateOrder> | Refusal> {
  return inTransaction(deps.db, async (tx) => {
    const seen = await loadPublicOrder({ ...deps, db: tx }, { country, orderId, token })
    if (!seen) return refuse('order.not-found')
    if (seen.link !== 'valid') return refuse('link.gone')
    // Two at once: the second finds what the first has written.
    const locked = await deps.orders.lock(tx, seen.key)
    const now = deps.clock.now()
    const { status } = seen.order
    const until = (ratedAt: Date | undefined) =>
      ratedUntil(
        { status, endedAt: seen.endedAt, ratedAt: ratedAt ? unixSeconds(ratedAt) : null },
        unixSeconds(now),
      )
    if (until(seen.rating?.created_at) === null) return refuse('rating.closed')
    const written = await writeRating(tx, seen.key, rating, now)
    // The shop may be looking at it.
    if (locked) await deps.orders.touch(tx, locked)
    return {
      result: {
        rating: presentRating(written),
        rated_until: until(written.created_at) ?? unixSeconds(now),
      },
    }
  })
}
