import type { CountryCode } from '@beckon/domain/country'
import type { Point } from '@beckon/domain/geo'
import { endedStatuses } from '@beckon/domain/order'
import { enrolSimulatedRiders } from '../../apps/server/src/capabilities/parties/riders/index.ts'
import type { Database } from '../../apps/server/src/platform/database/connect.ts'

export interface EnrolledRider {
  readonly riderId: string
  readonly deviceToken: string
  /** Its last position. */
  readonly at: Point
}

/** Gives the simulated riders of a country fresh devices, as if they had logged in on new phones. */
export async function enrolSimulated(
  db: Database,
  country: CountryCode,
  now: Date,
): Promise<EnrolledRider[]> {
  const riders = await db
    .selectFrom('rider')
    .select(['rider_id as riderId', 'name', 'phone', 'vehicle', 'latitude', 'longitude'])
    .where('country', '=', country)
    .where('is_simulated', '=', true)
    .execute()
  const accounts = riders.map((rider) => ({ ...rider, country }))
  const tokens = await enrolSimulatedRiders(db, accounts, now)
  return riders.flatMap(({ riderId, latitude, longitude }) =>
    latitude === null || longitude === null
      ? []
      : [{ riderId, deviceToken: tokens.get(riderId) ?? '', at: { latitude, longitude } }],
  )
}

/** Ids of simulated riders with an open offer, an active order or a parcel to take over. */
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
        exists(
          selectFrom('rider_transfer')
            .select('rider_transfer.order_id')
            .whereRef('rider_transfer.to_rider_id', '=', 'rider.rider_id')
            .where('rider_transfer.state', '=', 'open'),
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
