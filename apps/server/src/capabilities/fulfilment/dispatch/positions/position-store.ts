import type { CountryCode } from '@beckon/domain/country'
import type { ReportedPosition, TakenPosition } from '@beckon/domain/dispatch'
import type { Point } from '@beckon/domain/geo'
import { endedStatuses } from '@beckon/domain/order'
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { OrderKey } from '../../../ordering/orders/index.ts'
import type { PositionSource } from '../schema.ts'

/** The only SQL that writes positions of riders and `order_trail`. */

/** A position of a rider; the time in milliseconds since 1970, never in the future. */
export interface TakenReport extends ReportedPosition {
  readonly bearing: number | null
  readonly battery: number | null
}

/** The newest position of a rider. */
export interface Newest extends TakenReport {
  readonly riderId: string
  readonly country: CountryCode
  readonly source: PositionSource
  readonly headingTo?: Point | undefined
}

/** The stored position of a rider. */
export interface StoredRider {
  readonly riderId: string
  readonly isSimulated: boolean
  readonly stored: TakenPosition | undefined
}

export async function storedRiders(tx: Tx, riderIds: readonly string[]): Promise<Map<string, StoredRider>> {
  const rows = await tx
    .selectFrom('rider')
    .select(['rider_id', 'is_simulated', 'latitude', 'longitude', 'located_at'])
    .where(sql<boolean>`rider_id = any(${riderIds}::text[])`)
    .execute()
  return new Map(
    rows.map(({ rider_id: riderId, is_simulated: isSimulated, latitude, longitude, located_at: at }) => {
      const isKnown = latitude !== null && longitude !== null && at !== null
      const stored = isKnown ? { latitude, longitude, takenAt: at.getTime() } : undefined
      return [riderId, { riderId, isSimulated, stored }]
    }),
  )
}

/** A rider whose position is newer than the stored one was; once for each parcel. */
export interface MovedRider extends TakenPosition {
  readonly riderId: string
  readonly parcel: OrderKey | null
  /** The end of the parcel's trail. */
  readonly last: TakenPosition | undefined
}

interface MovedRow {
  readonly rider_id: string
  readonly latitude: number
  readonly longitude: number
  readonly located_at: Date
  readonly vendor_id: string | null
  readonly order_id: string | null
  readonly last_latitude: number | null
  readonly last_longitude: number | null
  readonly last_taken_at: Date | null
}

const over = sql.join(endedStatuses.map((status) => sql.lit(status)))

/** Stores positions of different riders, except those that are older than the stored ones. */
export async function storeLatest(tx: Tx, reports: readonly Newest[]): Promise<MovedRider[]> {
  const column = <T>(value: (report: Newest) => T) => reports.map(value)
  const { rows } = await sql<MovedRow>`
    with given as (
      select * from unnest(
        ${column(({ riderId }) => riderId)}::text[],
        ${column(({ latitude }) => latitude)}::float8[],
        ${column(({ longitude }) => longitude)}::float8[],
        ${column(({ bearing }) => bearing)}::float8[],
        ${column(({ takenAt }) => new Date(takenAt))}::timestamptz[],
        ${column(({ accuracy }) => accuracy)}::float8[],
        ${column(({ battery }) => battery)}::float8[],
        ${column(({ source }) => source)}::text[],
        ${column(({ headingTo }) => headingTo?.latitude ?? null)}::float8[],
        ${column(({ headingTo }) => headingTo?.longitude ?? null)}::float8[]
      ) as given (rider_id, latitude, longitude, bearing, located_at, accuracy, battery, source,
        heading_latitude, heading_longitude)
    ),
    moved as (
      update rider set latitude = given.latitude, longitude = given.longitude, bearing = given.bearing,
        located_at = given.located_at, accuracy = given.accuracy, position_source = given.source,
        battery = coalesce(given.battery, rider.battery),
        heading_latitude = given.heading_latitude, heading_longitude = given.heading_longitude
      from given
      where rider.rider_id = given.rider_id
        and (rider.located_at is null or rider.located_at < given.located_at)
      returning rider.rider_id, rider.latitude, rider.longitude, rider.located_at
    )
    select moved.*, orders.vendor_id, orders.order_id,
      trail.latitude as last_latitude, trail.longitude as last_longitude, trail.taken_at as last_taken_at
    from moved
    left join orders on orders.rider_id = moved.rider_id and orders.status not in (${over})
    left join lateral (
      select latitude, longitude, taken_at from order_trail
      where order_trail.vendor_id = orders.vendor_id and order_trail.order_id = orders.order_id
      order by taken_at desc limit 1
    ) as trail on true`.execute(tx)
  return rows.map(movedOf)
}

const movedOf = (row: MovedRow): MovedRider => ({
  riderId: row.rider_id,
  latitude: row.latitude,
  longitude: row.longitude,
  takenAt: row.located_at.getTime(),
  parcel:
    row.vendor_id === null || row.order_id === null
      ? null
      : { vendorId: row.vendor_id, orderId: row.order_id },
  last:
    row.last_latitude === null || row.last_longitude === null || row.last_taken_at === null
      ? undefined
      : {
          latitude: row.last_latitude,
          longitude: row.last_longitude,
          takenAt: row.last_taken_at.getTime(),
        },
})

/** A job of a rider, from its acceptance to its end. Milliseconds since 1970. */
export interface RiddenOrder {
  readonly riderId: string
  readonly parcel: OrderKey
  readonly from: number
  /** Infinity while the order is under way. */
  readonly to: number
}

/** Returns the jobs that these riders had at this time or later. */
export async function riddenOrders(
  tx: Tx,
  riderIds: readonly string[],
  since: number,
): Promise<RiddenOrder[]> {
  const { rows } = await sql<{
    rider_id: string
    vendor_id: string
    order_id: string
    began_at: Date | null
    ended_at: Date | null
  }>`
    select orders.rider_id, orders.vendor_id, orders.order_id,
      max(entry.created_at) filter (where entry.status = 'COURIER_ACCEPTED_DELIVERY') as began_at,
      max(entry.created_at) filter (where orders.status in (${over}) and entry.status = orders.status) as ended_at
    from orders join order_status as entry
      on entry.vendor_id = orders.vendor_id and entry.order_id = orders.order_id
    where orders.rider_id = any(${riderIds}::text[])
      and (orders.status not in (${over}) or orders.updated_at >= ${new Date(since)})
    group by orders.rider_id, orders.vendor_id, orders.order_id`.execute(tx)
  return rows.map((row) => ({
    riderId: row.rider_id,
    parcel: { vendorId: row.vendor_id, orderId: row.order_id },
    from: row.began_at?.getTime() ?? 0,
    to: row.ended_at?.getTime() ?? Infinity,
  }))
}

/** A point of the trail of a parcel. */
export interface TrailPoint extends TakenPosition {
  readonly parcel: OrderKey
}

export async function storeTrail(tx: Tx, points: readonly TrailPoint[]): Promise<void> {
  if (points.length === 0) return
  await tx
    .insertInto('order_trail')
    .values(
      points.map(({ parcel, takenAt, latitude, longitude }) => ({
        vendor_id: parcel.vendorId,
        order_id: parcel.orderId,
        taken_at: new Date(takenAt),
        latitude,
        longitude,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
