import type { RiderInfo } from '@beckon/contract'
import type { Point } from '@beckon/domain/geo'
import { endedStatuses } from '@beckon/domain/order'
import { isOfTestMode } from '@beckon/domain/program'
import { positionOnWay } from '@beckon/domain/rehearsal'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import { wasCollected } from '../change/move-facts.ts'
import type { OrderDeps } from '../deps.ts'
import type { OrderRow } from '../order-row.ts'
import { etaOf } from './present-order.ts'
import { statusSince } from './status-since.ts'

/** The greatest age of a position that was taken before the rider accepted: an older one is of another errand. */
const FRESH_SECONDS = 60

/** The rider of an order on the map, with the road still ahead; undefined before one has accepted. */
export async function riderForMap(
  { db, places, clock, pace }: Pick<OrderDeps, 'db' | 'places' | 'clock' | 'pace'>,
  order: OrderRow,
): Promise<RiderInfo | undefined> {
  if (isOfTestMode(order.vendor_id)) return simulatedRider({ db, places, clock, pace }, order)
  if (order.rider_id === null) return undefined
  const rider = { name: order.rider_name ?? '', vehicle: order.rider_vehicle ?? '' }
  const nowhere = { location: null, bearing: null, located_at: null, path: [] }
  const info = { order_id: order.order_id, rider, eta: etaOf(order) }
  // A rider's position is hidden after the delivery.
  if (endedStatuses.includes(order.status)) return { ...info, ...nowhere }
  const found = await db
    .selectFrom('rider')
    .select(['latitude', 'longitude', 'bearing', 'located_at'])
    .where('rider_id', '=', order.rider_id)
    .where('country', '=', order.country)
    .executeTakeFirst()
  if (!found || found.latitude === null || found.longitude === null) return { ...info, ...nowhere }
  const takenAt = found.located_at
  if (takenAt && isOld(takenAt, clock.now()) && takenAt < (await acceptedAt(db, order)))
    return { ...info, ...nowhere }
  const location = { latitude: found.latitude, longitude: found.longitude }
  return {
    ...info,
    location,
    bearing: found.bearing,
    located_at: takenAt && unixSeconds(takenAt),
    path: await pathAhead({ db, places }, order, location),
  }
}

/** The simulated rider of an order of the test mode. */
async function simulatedRider(
  { db, places, clock, pace }: Pick<OrderDeps, 'db' | 'places' | 'clock' | 'pace'>,
  order: OrderRow,
): Promise<RiderInfo | undefined> {
  if (order.rider_name === null) return undefined
  const since = await statusSince(db, { vendorId: order.vendor_id, orderId: order.order_id })
  const now = clock.now()
  const location = positionOnWay({
    status: order.status,
    isCollected: await wasCollected(db, order),
    collect: { latitude: order.pickup_latitude, longitude: order.pickup_longitude },
    deliver: { latitude: order.dropoff_latitude, longitude: order.dropoff_longitude },
    secondsSince: ((now.getTime() - since.getTime()) / 1000) * pace,
  })
  return {
    order_id: order.order_id,
    rider: { name: order.rider_name, vehicle: order.rider_vehicle ?? '' },
    eta: etaOf(order),
    location: location ?? null,
    bearing: null,
    located_at: location ? unixSeconds(now) : null,
    path: location ? await pathAhead({ db, places }, order, location) : [],
  }
}

/** The road to the next stop of this order; empty while the rider first stops elsewhere, which others may not see. */
async function pathAhead(
  { db, places }: Pick<OrderDeps, 'db' | 'places'>,
  order: OrderRow,
  location: Point,
): Promise<RiderInfo['path']> {
  if ((order.stops_before ?? 0) > 0) return []
  const next = nextPoint(order, await wasCollected(db, order))
  const { path } = await places.route(location, next, order.country)
  return path.map(([longitude, latitude]) => [longitude, latitude])
}

const isOld = (takenAt: Date, now: Date): boolean => unixSeconds(now) - unixSeconds(takenAt) > FRESH_SECONDS

/** When the rider of an order accepted it. */
async function acceptedAt(db: Database, { vendor_id, order_id }: OrderRow): Promise<Date> {
  const { at } = await db
    .selectFrom('order_status')
    .select((eb) => eb.fn.max('created_at').as('at'))
    .where('vendor_id', '=', vendor_id)
    .where('order_id', '=', order_id)
    .where('status', '=', 'COURIER_ACCEPTED_DELIVERY')
    .executeTakeFirstOrThrow()
  return at ?? new Date(0)
}

/** Where the rider goes next: to the customer with the parcel in hand, else to (or back to) the outlet. */
const nextPoint = (order: OrderRow, isCollected: boolean) =>
  isCollected && order.status !== 'RETURN_INITIATED'
    ? { latitude: order.dropoff_latitude, longitude: order.dropoff_longitude }
    : { latitude: order.pickup_latitude, longitude: order.pickup_longitude }
