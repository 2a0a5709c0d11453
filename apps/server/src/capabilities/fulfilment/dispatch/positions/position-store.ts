import type { CountryCode } from '@beckon/domain/country'
import type { Point } from '@beckon/domain/geo'
import { overStatuses } from '@beckon/domain/order'
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { OrderKey } from '../../../ordering/orders/index.ts'

interface Position extends Point {
  readonly bearing: number | null
  readonly taken_at: number
}

export interface PositionReport {
  readonly riderId: string
  readonly country: CountryCode
  readonly position: Position
  readonly headingTo?: Point | undefined
}

export interface TakenReport extends PositionReport {
  /** Milliseconds since 1970, never in the future. */
  readonly takenAt: number
}

/** A rider whose position is newer than the stored one was; once for each parcel. */
export interface MovedRider extends Point {
  readonly riderId: string
  readonly takenAt: Date
  readonly parcel: OrderKey | null
  /** The end of the parcel's trail. */
  readonly last: Point | null
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
}

/** Stores positions of different riders, except those that are older than the stored ones. */
export async function storeLatest(tx: Tx, reports: readonly TakenReport[]): Promise<MovedRider[]> {
  const column = <T>(value: (report: TakenReport) => T) => reports.map(value)
  const { rows } = await sql<MovedRow>`
    with given as (
      select * from unnest(
        ${column(({ riderId }) => riderId)}::text[],
        ${column(({ position }) => position.latitude)}::float8[],
        ${column(({ position }) => position.longitude)}::float8[],
        ${column(({ position }) => position.bearing)}::float8[],
        ${column(({ takenAt }) => new Date(takenAt))}::timestamptz[],
        ${column(({ headingTo }) => headingTo?.latitude ?? null)}::float8[],
        ${column(({ headingTo }) => headingTo?.longitude ?? null)}::float8[]
      ) as given (rider_id, latitude, longitude, bearing, located_at, heading_latitude, heading_longitude)
    ),
    moved as (
      update rider set latitude = given.latitude, longitude = given.longitude, bearing = given.bearing,
        located_at = given.located_at, heading_latitude = given.heading_latitude,
        heading_longitude = given.heading_longitude
      from given
      where rider.rider_id = given.rider_id
        and (rider.located_at is null or rider.located_at < given.located_at)
      returning rider.rider_id, rider.latitude, rider.longitude, rider.located_at
    )
    select moved.*, orders.vendor_id, orders.order_id,
      trail.latitude as last_latitude, trail.longitude as last_longitude
    from moved
    left join orders on orders.rider_id = moved.rider_id
      and orders.status not in (${sql.join(overStatuses.map((status) => sql.lit(status)))})
    left join lateral (
      select latitude, longitude from order_trail
      where order_trail.vendor_id = orders.vendor_id and order_trail.order_id = orders.order_id
      order by taken_at desc limit 1
    ) as trail on true`.execute(tx)
  return rows.map(movedOf)
}

const movedOf = (row: MovedRow): MovedRider => ({
  riderId: row.rider_id,
  latitude: row.latitude,
  longitude: row.longitude,
  takenAt: row.located_at,
  parcel:
    row.vendor_id === null || row.order_id === null
      ? null
      : { vendorId: row.vendor_id, orderId: row.order_id },
  last:
    row.last_latitude === null || row.last_longitude === null
      ? null
      : { latitude: row.last_latitude, longitude: row.last_longitude },
})

export async function storeTrail(tx: Tx, riders: readonly MovedRider[]): Promise<void> {
  const points = riders.flatMap(({ parcel, takenAt, latitude, longitude }) =>
    parcel
      ? [{ vendor_id: parcel.vendorId, order_id: parcel.orderId, taken_at: takenAt, latitude, longitude }]
      : [],
  )
  if (points.length === 0) return
  await tx
    .insertInto('order_trail')
    .values(points)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
