import { endedStatuses } from '@beckon/domain/order'
import { isPaidAtDoor } from '@beckon/domain/payment'
import type { HandFacts, ParcelInHand } from '@beckon/domain/rider'
import type { ExpressionBuilder, Selectable } from 'kysely'
import type { Database } from '../../../../platform/database/connect.ts'
import type { Schema } from '../../../../platform/database/schema.ts'
import type { OrderRow } from '../../../ordering/orders/index.ts'
import type { RiderTable } from '../schema.ts'

/** The columns of an order that its stops depend on. */
const columns = [
  'orders.vendor_id',
  'orders.order_id',
  'orders.rider_id',
  'orders.country',
  'orders.status',
  'orders.created_at',
  'orders.ready_at',
  'orders.promised_upper',
  'orders.picked_up_at',
  'orders.pickup_latitude',
  'orders.pickup_longitude',
  'orders.dropoff_latitude',
  'orders.dropoff_longitude',
  'orders.eta_pickup',
  'orders.eta_dropoff',
  'orders.stops_before',
  'orders.parcel_grams',
  'orders.parcel_side_cm',
  'orders.payment_method',
  'orders.amount_minor',
] as const

type Column<Path> = Path extends `orders.${infer Name}` ? Name : never

/** A parcel that its rider has accepted and not ended. */
export type HandRow = Pick<OrderRow, Column<(typeof columns)[number]> & keyof OrderRow>

/** The columns of a rider that the order of stops depends on. */
const rideColumns = ['latitude', 'longitude', 'is_simulated', 'stops', 'vehicle'] as const

export type RideFacts = Pick<Selectable<RiderTable>, (typeof rideColumns)[number]>

export const selectRideFacts = (db: Database, riderId: string) =>
  db.selectFrom('rider').select(rideColumns).where('rider_id', '=', riderId)

export interface HeldRow extends HandRow {
  /** The shop's decision about a trouble is open. */
  readonly is_waiting: boolean
}

/** Selects `is_waiting` of an order. */
export const isWaiting = ({ exists, selectFrom }: ExpressionBuilder<Schema, 'orders'>) =>
  exists(
    selectFrom('order_decision')
      .select('order_decision.position')
      .whereRef('order_decision.vendor_id', '=', 'orders.vendor_id')
      .whereRef('order_decision.order_id', '=', 'orders.order_id')
      .where('chosen_at', 'is', null)
      .where('cause', '!=', 'NO_RIDER'),
  )
    .$castTo<boolean>()
    .as('is_waiting')

/** Returns the parcels in hand of each of these riders, in the order in which they were requested. */
export async function parcelsInHand(
  db: Database,
  riderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly HeldRow[]>> {
  const rows = await db
    .selectFrom('orders')
    .select(columns)
    .select(isWaiting)
    .where('rider_id', 'in', riderIds)
    .where('status', 'not in', endedStatuses)
    .orderBy('created_at')
    .orderBy('order_id')
    .execute()
  return Map.groupBy(rows, (row) => row.rider_id ?? '')
}

export const inHandOf = async (db: Database, riderId: string): Promise<readonly HeldRow[]> =>
  (await parcelsInHand(db, [riderId])).get(riderId) ?? []

/** Returns the facts by which a rider may have room for another parcel. */
export const handFactsOf = (vehicle: string, parcels: readonly HeldRow[], limit: number): HandFacts => ({
  vehicle,
  limit,
  parcels: parcels.length,
  isHeldUp: parcels.some(({ status, is_waiting: waits }) => waits || status === 'RETURN_INITIATED'),
})

export const parcelOf = (row: HandRow): ParcelInHand => ({
  orderId: row.order_id,
  isCollected: row.picked_up_at !== null,
  isReturning: row.status === 'RETURN_INITIATED',
  collect: { latitude: row.pickup_latitude, longitude: row.pickup_longitude },
  door: { latitude: row.dropoff_latitude, longitude: row.dropoff_longitude },
})

export const measuresIn = ({ parcel_grams: grams, parcel_side_cm: sideCm }: HandRow) =>
  grams === null || sideCm === null ? null : { grams, sideCm }

/** Cash that a rider is still to collect at the doors of these parcels, in minor units. */
export const cashToCollect = (parcels: readonly HandRow[]): number =>
  parcels.reduce((sum, row) => sum + (isPaidAtDoor(row.payment_method) ? row.amount_minor : 0), 0)
