import type { CountryCode } from '@beckon/domain/country'
import type { Point } from '@beckon/domain/geo'
import { endedStatuses } from '@beckon/domain/order'
import { newRiderSecret } from '../../apps/server/src/capabilities/fulfilment/dispatch/riders/rider-secret.ts'
import type { Database } from '../../apps/server/src/platform/database/connect.ts'

export interface EnrolledRider {
  readonly riderId: string
  readonly secret: string
  /** Its last position. */
  readonly at: Point
}

/** Gives the simulated riders of a country fresh secrets, as an operator would hand out phones. */
export async function enrolSimulated(db: Database, country: CountryCode): Promise<EnrolledRider[]> {
  const riders = await db
    .selectFrom('rider')
    .select(['rider_id', 'latitude', 'longitude'])
    .where('country', '=', country)
    .where('is_simulated', '=', true)
    .execute()
  const enrolled: EnrolledRider[] = []
  for (const { rider_id: riderId, latitude, longitude } of riders) {
    if (latitude === null || longitude === null) continue
    const { secret, secret_hash } = newRiderSecret()
    await db.updateTable('rider').set({ secret_hash }).where('rider_id', '=', riderId).execute()
    enrolled.push({ riderId, secret, at: { latitude, longitude } })
  }
  return enrolled
}

/** Ids of simulated riders with an open offer or an active order. */
export async function busyRiders(db: Database): Promise<string[]> {
  const busy = await db
    .selectFrom('rider')
    .select('rider.rider_id')
    .where('is_simulated', '=', true)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('open_offer_id', 'is not', null),
        exists(
          selectFrom('orders')
            .select('orders.order_id')
            .whereRef('orders.rider_id', '=', 'rider.rider_id')
            .where('orders.status', 'not in', endedStatuses),
        ),
      ]),
    )
    .execute()
  return busy.map(({ rider_id }) => rider_id)
}

/** Returns the PIN for the hand-over of an order; undefined without one. */
export async function handoverPin(db: Database, orderId: string): Promise<string | undefined> {
  const order = await db
    .selectFrom('orders')
    .select('handover_pin')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return order?.handover_pin ?? undefined
}
