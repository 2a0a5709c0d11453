import type { Selectable, Updateable } from 'kysely'
import type { OrdersTable, OrderStatusTable } from './schema.ts'

/** A stored order. */
export type OrderRow = Selectable<OrdersTable>

/** The columns that dispatch and the shop may change beside the status. */
export type OrderPatch = Pick<
  Updateable<OrdersTable>,
  | 'rider_id'
  | 'rider_name'
  | 'rider_vehicle'
  | 'eta_pickup'
  | 'eta_dropoff'
  | 'stops_before'
  | 'ready_at'
  | 'payment_method'
  | 'amount_minor'
  | 'pays_at_pickup'
  | 'description'
  | 'reference'
  | 'dropoff_address'
  | 'dropoff_notes'
  | 'dropoff_unit'
  | 'dropoff_building'
  | 'dropoff_latitude'
  | 'dropoff_longitude'
  | 'delivery_fee_minor'
  | 'voucher_code'
  | 'voucher_minor'
  | 'distance_metres'
  | 'promised_lower'
  | 'promised_upper'
  | 'preordered_for'
  | 'delay_reason'
  | 'delayed_at'
  | 'pin_failures'
>

export type StatusRow = Selectable<OrderStatusTable>

/** Which order: the vendor is part of every key. */
export interface OrderKey {
  readonly vendorId: string
  readonly orderId: string
}

/** Returns whether an individual sent it: a guest, also one who has an account by now. */
export const isIndividual = ({ sender_email }: Pick<OrderRow, 'sender_email'>): boolean =>
  sender_email !== null
