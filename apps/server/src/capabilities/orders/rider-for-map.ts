import type { RiderInfo } from '@beckon/contract'
import { overStatuses } from '@beckon/domain/order'
import { unixSeconds } from '../../platform/clock.ts'
import { wasCollected } from './move-facts.ts'
import type { OrderParts } from './order-parts.ts'
import type { OrderRow } from './order-row.ts'
import { etaOf } from './present-order.ts'

/** The rider of an order on the map, with the road still ahead; undefined before one has accepted. */
export async function riderForMap(
  { db, places }: Pick<OrderParts, 'db' | 'places'>,
  order: OrderRow,
): Promise<RiderInfo | undefined> {
  if (order.rider_id === null) return undefined
  const rider = { name: order.rider_name ?? '', vehicle: order.rider_vehicle ?? '' }
  const nowhere = { location: null, bearing: null, located_at: null, path: [] }
  const info = { order_id: order.order_id, rider, eta: etaOf(order) }
  // Where a rider is after the delivery is nobody's business.
  if (overStatuses.includes(order.status)) return { ...info, ...nowhere }
  const found = await db
    .selectFrom('rider')
    .select(['latitude', 'longitude', 'bearing', 'located_at'])
    .where('rider_id', '=', order.rider_id)
    .where('country', '=', order.country)
    .executeTakeFirst()
  if (!found || found.latitude === null || found.longitude === null) return { ...info, ...nowhere }
  const location = { latitude: found.latitude, longitude: found.longitude }
  const next = nextPoint(order, await wasCollected(db, order))
  const { path } = await places.route(location, next, order.country)
  return {
    ...info,
    location,
    bearing: found.bearing,
    located_at: found.located_at && unixSeconds(found.located_at),
    path: path.map(([longitude, latitude]) => [longitude, latitude]),
  }
}

/** Where the rider goes next: to the customer with the parcel in hand, else to (or back to) the outlet. */
const nextPoint = (order: OrderRow, isCollected: boolean) =>
  isCollected && order.status !== 'RETURN_INITIATED'
    ? { latitude: order.dropoff_latitude, longitude: order.dropoff_longitude }
    : { latitude: order.pickup_latitude, longitude: order.pickup_longitude }
