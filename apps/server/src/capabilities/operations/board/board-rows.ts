import type { CountryCode } from '@beckon/domain/country'
import type { Area } from '@beckon/domain/geo'
import { endedStatuses, type OrderStatus, vendorOf } from '@beckon/domain/order'
import type { StopKey } from '@beckon/domain/rider'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { isLiveMode } from '../../../platform/database/live-mode.ts'
import { type OrderRow } from '../../ordering/orders/index.ts'
import { orderVersion } from '../../fulfilment/dispatch/index.ts'

/** Statuses of orders that are not on the board: ended, or not paid yet. The index of the board has the same list. */
const offBoard: readonly OrderStatus[] = [...endedStatuses, 'INITIATED', 'PAYMENT_INITIATED']
const notOnBoard = sql.join(offBoard.map((status) => sql.lit(status)))

/** A part of the board: some riders with their orders, and one more order, whatever its status. */
export interface BoardPart {
  readonly orderId?: string
  readonly riderIds: readonly string[]
}

export type BoardOrderRow = Pick<
  OrderRow,
  | 'vendor_id'
  | 'order_id'
  | 'country'
  | 'status'
  | 'created_at'
  | 'preordered_for'
  | 'ready_at'
  | 'currency'
  | 'amount_minor'
  | 'payment_method'
  | 'parcel_grams'
  | 'parcel_side_cm'
  | 'dropoff_address'
  | 'dropoff_latitude'
  | 'dropoff_longitude'
  | 'pickup_name'
  | 'pickup_address'
  | 'pickup_latitude'
  | 'pickup_longitude'
  | 'distance_metres'
  | 'promised_upper'
  | 'eta_pickup'
  | 'eta_dropoff'
  | 'picked_up_at'
  | 'rider_id'
> & {
  readonly version: number
  readonly since: Date
  readonly searched_since: Date | null
  readonly asked_rider_id: string | null
  readonly transfer_to_rider_id: string | null
  readonly is_waiting: boolean
}

/** Reads the orders of the board of a country, or those of a part of it. */
export async function boardOrders(
  db: Database,
  country: CountryCode,
  part?: BoardPart,
): Promise<readonly BoardOrderRow[]> {
  const open = sql`orders.status not in (${notOnBoard})`
  const which = part
    ? sql`((orders.vendor_id = ${vendorOf(part.orderId ?? '') ?? ''} and orders.order_id = ${part.orderId ?? ''})
        or (orders.rider_id = any(${[...part.riderIds]}::text[]) and ${open}))`
    : open
  const { rows } = await sql<BoardOrderRow>`
    select orders.vendor_id, orders.order_id, orders.country, orders.status, orders.created_at,
      orders.preordered_for, orders.ready_at, orders.currency, orders.amount_minor, orders.payment_method,
      orders.parcel_grams, orders.parcel_side_cm, orders.dropoff_address, orders.dropoff_latitude,
      orders.dropoff_longitude, orders.pickup_name, orders.pickup_address, orders.pickup_latitude,
      orders.pickup_longitude, orders.distance_metres, orders.promised_upper, orders.eta_pickup,
      orders.eta_dropoff, orders.picked_up_at, orders.rider_id,
      ${orderVersion} as version,
      coalesce(entry.created_at, orders.created_at) as since,
      case when dispatch.state in ('searching', 'offered') then dispatch.asked_at end as searched_since,
      offer.rider_id as asked_rider_id,
      transfer.to_rider_id as transfer_to_rider_id,
      exists (
        select from order_decision as decision
        where decision.vendor_id = orders.vendor_id and decision.order_id = orders.order_id
          and decision.chosen_at is null and decision.cause <> 'NO_RIDER'
      ) as is_waiting
    from orders
    left join lateral (
      select created_at from order_status
      where order_status.vendor_id = orders.vendor_id and order_status.order_id = orders.order_id
      order by position desc limit 1
    ) as entry on true
    left join dispatch on dispatch.vendor_id = orders.vendor_id and dispatch.order_id = orders.order_id
    left join offer on offer.vendor_id = orders.vendor_id and offer.order_id = orders.order_id
      and offer.state = 'open'
    left join rider_transfer as transfer on transfer.vendor_id = orders.vendor_id
      and transfer.order_id = orders.order_id and transfer.state = 'open'
    where orders.country = ${country} and ${isLiveMode('orders.vendor_id')} and ${which}
    order by orders.created_at, orders.order_id`.execute(db)
  return rows
}

export interface BoardRiderRow {
  readonly rider_id: string
  readonly name: string
  readonly vehicle: string
  readonly is_simulated: boolean
  readonly on_duty: boolean
  readonly on_break: boolean
  readonly duty_since: Date | null
  readonly latitude: number | null
  readonly longitude: number | null
  readonly located_at: Date | null
  readonly accuracy: number | null
  readonly battery: number | null
  readonly position_source: 'phone' | 'tracker' | null
  readonly open_offer_id: string | null
  readonly stops: readonly StopKey[]
  readonly zones: readonly string[]
}

/** Hours for which a rider who went off duty stays on the board. */
const OFF_DUTY_HOURS = 12

/** Reads the riders on duty, those with parcels and those who were on duty today, or those of a part of the board. */
export async function boardRiders(
  db: Database,
  {
    country,
    now,
    carrying,
  }: { readonly country: CountryCode; readonly now: Date; readonly carrying: readonly string[] },
  part?: BoardPart,
): Promise<readonly BoardRiderRow[]> {
  const since = new Date(now.getTime() - OFF_DUTY_HOURS * 3_600_000)
  const which = part
    ? sql`rider.rider_id = any(${[...part.riderIds]}::text[])`
    : sql`(rider.on_duty or rider.on_break or rider.duty_since > ${since}
        or rider.rider_id = any(${[...carrying]}::text[]))`
  const { rows } = await sql<BoardRiderRow>`
    select rider.rider_id, rider.name, rider.vehicle, rider.is_simulated, rider.on_duty, rider.on_break,
      rider.duty_since, rider.latitude, rider.longitude, rider.located_at, rider.accuracy, rider.battery,
      rider.position_source, rider.open_offer_id, rider.stops,
      array(
        select zone_id from rider_zone where rider_zone.rider_id = rider.rider_id order by zone_id
      ) as zones
    from rider where rider.country = ${country} and ${which}
    order by rider.name, rider.rider_id`.execute(db)
  return rows
}

export interface BoardZone {
  readonly zone_id: string
  readonly area: Area
}

export const boardZones = (db: Database, country: CountryCode): Promise<readonly BoardZone[]> =>
  db
    .selectFrom('zone')
    .select(['zone_id', 'area'])
    .where('country', '=', country)
    .orderBy('zone_id')
    .execute()
