import { createHash } from 'node:crypto'
import type { Clock } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import { parseOfferId } from '../search/offer-id.ts'
import { deleteSubscription, subscriptionsOf } from './push-store.ts'
import type { SendPush } from './send-push.ts'

export interface PushOfferDeps {
  readonly db: Database
  readonly clock: Clock
  readonly sendPush: SendPush
}

/** Letters of a topic that every push service accepts. */
const TOPIC_LENGTH = 32

/** Sends an open offer to the devices of its rider. May run twice without harm. */
export async function pushOffer(deps: PushOfferDeps, { offerId }: { offerId: string }): Promise<void> {
  const offer = await openOffer(deps, offerId)
  if (!offer) return
  const ttl = Math.ceil((offer.expires_at.getTime() - deps.clock.now().getTime()) / 1000)
  // Push services and their operators cannot read it, and yet it has ids only.
  const body = JSON.stringify({ kind: 'offer', offer_id: offerId })
  const topic = createHash('sha256').update(offerId).digest('base64url').slice(0, TOPIC_LENGTH)
  const subscriptions = await subscriptionsOf(deps.db, offer.rider_id)
  const sent = subscriptions.map(async (one) => {
    const result = await deps.sendPush(one, { body, ttl, topic })
    const device = { riderId: one.rider_id, deviceId: one.device_id }
    if (result === 'gone') await deleteSubscription(deps.db, device, one.endpoint)
  })
  const failed = (await Promise.allSettled(sent)).find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
}

function openOffer({ db, clock }: PushOfferDeps, offerId: string) {
  const id = parseOfferId(offerId)
  if (!id) return undefined
  return db
    .selectFrom('offer')
    .select(['rider_id', 'expires_at'])
    .where('vendor_id', '=', id.vendorId)
    .where('order_id', '=', id.orderId)
    .where('position', '=', id.position)
    .where('state', '=', 'open')
    .where('expires_at', '>', clock.now())
    .executeTakeFirst()
}
