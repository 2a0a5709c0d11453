import type { WirePushSubscription } from '@beckon/contract'
import type { Database } from '../../../../platform/database/connect.ts'

/** The only SQL that writes `rider_push`. */

export interface Device {
  readonly riderId: string
  readonly deviceId: string
}

/** Stores the subscription of a device; the one before it ends. */
export async function putSubscription(
  db: Database,
  { riderId, deviceId }: Device,
  { endpoint, keys }: WirePushSubscription,
  at: Date,
): Promise<void> {
  const subscription = { endpoint, ...keys, set_at: at }
  await db
    .insertInto('rider_push')
    .values({ rider_id: riderId, device_id: deviceId, ...subscription })
    .onConflict((same) => same.columns(['rider_id', 'device_id']).doUpdateSet(subscription))
    .execute()
}

/** Subscriptions of the devices on which the rider is signed in. */
export function subscriptionsOf(db: Database, riderId: string) {
  return db
    .selectFrom('rider_push')
    .selectAll('rider_push')
    .innerJoin('rider_device', (join) =>
      join
        .onRef('rider_device.rider_id', '=', 'rider_push.rider_id')
        .onRef('rider_device.device_id', '=', 'rider_push.device_id'),
    )
    .where('rider_push.rider_id', '=', riderId)
    .where('rider_device.ended_at', 'is', null)
    .execute()
}

export async function deleteSubscription(
  db: Database,
  { riderId, deviceId }: Device,
  endpoint?: string,
): Promise<void> {
  await db
    .deleteFrom('rider_push')
    .where('rider_id', '=', riderId)
    .where('device_id', '=', deviceId)
    .$if(endpoint !== undefined, (rows) => rows.where('endpoint', '=', endpoint ?? ''))
    .execute()
}

export async function deleteSubscriptions(db: Database, riderId: string): Promise<void> {
  await db.deleteFrom('rider_push').where('rider_id', '=', riderId).execute()
}
