import type { CountryCode } from '@beckon/domain/country'
import type { OrderStatus, OrderWay } from '@beckon/domain/order'
import type { ColumnType, Generated } from 'kysely'
import type { Big, Instant } from '../../../platform/database/column-types.ts'

/** A time in a column that was added later. */
type AddedInstant = ColumnType<Date | null, Date | null | undefined, Date | null>

export interface OrdersTable {
  vendor_id: string
  order_id: string
  country: CountryCode
  status: OrderStatus
  version: number
  created_by: string | null
  created_at: Instant
  updated_at: Instant
  preordered_for: Instant | null
  /** When the item can be collected. */
  ready_at: Instant
  currency: string
  delivery_fee_minor: Big
  /** Hundredths of a percent of the fee before tax; null where no tax is shown. */
  tax_hundredths: number | null
  amount_minor: Big
  payment_method: string
  description: string
  /** Both are null where weight and size were not given. */
  parcel_grams: number | null
  parcel_side_cm: number | null
  vat_number: string | null
  /** The shop's own number of the order, which several orders may have. */
  reference: ColumnType<string | null, string | null | undefined, string | null>
  age_validation_required: Generated<boolean>
  customer_name: string
  customer_phone: string
  dropoff_address: string
  dropoff_latitude: number
  dropoff_longitude: number
  dropoff_notes: string
  /** As entered; the address has both in its text. Empty where they were not given separately. */
  dropoff_unit: Generated<string>
  dropoff_building: Generated<string>
  pickup_name: string
  pickup_address: string
  pickup_latitude: number
  pickup_longitude: number
  pickup_phone: string
  pickup_instructions: string
  distance_metres: number
  promised_lower: Instant
  promised_upper: Instant
  eta_pickup: Instant | null
  eta_dropoff: Instant | null
  /** Places where the rider stops with other parcels before; null while the rider has no other parcel. */
  stops_before: Generated<number | null>
  /** Times of the statuses with these names, which the history has too; `closed_at` of an order that was not delivered. */
  picked_up_at: Instant | null
  delivered_at: Instant | null
  closed_at: Instant | null
  /** Null for an order that was not cancelled. */
  cancel_reason: string | null
  way: Generated<OrderWay>
  /** Begin of the first search for a rider; of the next one after the order was set for another time. */
  first_searched_at: AddedInstant
  first_accepted_at: AddedInstant
  /** Arrival at the door, or at the new one where the rider was sent on. */
  door_reached_at: AddedInstant
  rider_id: string | null
  rider_name: string | null
  rider_vehicle: string | null
  /** Why it is later than promised; null while it is not. */
  delay_reason: string | null
  /** Time of the announcement. */
  delayed_at: Instant | null
  /** The PIN for the hand-over, where the shop asked for one. */
  handover_pin: string | null
  /** The voucher that was used, and what it took off; the delivery fee is what is charged, without that. */
  voucher_code: string | null
  voucher_minor: ColumnType<number, number | undefined, number>
  /** Email address of a sender who is no vendor. */
  sender_email: string | null
  /** The rider pays the shop at collection, if the customer pays at the door. */
  pays_at_pickup: Generated<boolean>
  /** Number of wrong PINs. */
  pin_failures: Generated<number>
}

export interface OrderStatusTable {
  vendor_id: string
  order_id: string
  /** 0 for the first status of the order, then one more with each move. */
  position: number
  status: OrderStatus
  actor: string
  /** Of an operator who moved it. */
  operator_id: ColumnType<string | null, string | null | undefined, string | null>
  reason: string | null
  created_at: Instant
  /** Changed fields of the order; null without a change. */
  changes: ColumnType<unknown, string | null | undefined, string | null>
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    orders: OrdersTable
    order_status: OrderStatusTable
  }
}
