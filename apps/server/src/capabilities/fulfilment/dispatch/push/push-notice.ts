import type { Database } from '../../../../platform/database/connect.ts'
import { deleteSubscription, subscriptionsOf } from './push-store.ts'
import type { SendPush } from './send-push.ts'

/** A change of the work of a rider by an operator; the order is empty where it is about none. */
export interface RiderNotice {
  readonly riderId: string
  readonly kind: 'assigned' | 'taken_back' | 'pass_on' | 'take_over' | 'stays' | 'stops'
  readonly orderId: string
}

/** Seconds after which the news is old. */
const TTL = 900

/** Sends a notice to the devices of its rider. May run twice without harm. */
export async function pushNotice(
  { db, sendPush }: { readonly db: Database; readonly sendPush: SendPush },
  { riderId, kind, orderId }: RiderNotice,
): Promise<void> {
  // Ids only, as in the message of an offer.
  const body = JSON.stringify({ kind, order_id: orderId })
  const sent = (await subscriptionsOf(db, riderId)).map(async (one) => {
    const result = await sendPush(one, { body, ttl: TTL, topic: 'work' })
    const device = { riderId, deviceId: one.device_id }
    if (result === 'gone') await deleteSubscription(db, device, one.endpoint)
  })
  const failed = (await Promise.allSettled(sent)).find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
}
