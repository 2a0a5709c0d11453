import type { CountryCode } from '@beckon/domain/country'
import type { StopKey } from '@beckon/domain/rider'
import type { ErrorCode } from '@beckon/contract'
import type { WaitPlace } from '@beckon/domain/order'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Big, Instant } from '../../../platform/database/column-types.ts'

/** Where a position came from: the page of the rider, or an app beside it. */
export type PositionSource = 'phone' | 'tracker'

/** A time in a column that was added later. */
type AddedInstant = ColumnType<Date | null, Date | null | undefined, Date | null>

export interface RiderTable {
  rider_id: string
  country: CountryCode
  name: string
  vehicle: string
  phone: string
  is_simulated: boolean
  on_duty: Generated<boolean>
  on_break: Generated<boolean>
  /** When the present state of duty began. */
  duty_since: AddedInstant
  /** When the rider was taken off duty because offers were not answered; null after coming on duty again. */
  missed_at: AddedInstant
  /** The end of the last job, or the begin of duty after it. */
  idle_since: AddedInstant
  latitude: number | null
  longitude: number | null
  /** The cell of the position, made by the database. */
  cell_y: GeneratedAlways<number | null>
  cell_x: GeneratedAlways<number | null>
  bearing: number | null
  located_at: Instant | null
  /** Radius of the position in metres. */
  accuracy: Generated<number | null>
  /** Charge of the phone, from 0 to 1. */
  battery: Generated<number | null>
  position_source: Generated<PositionSource | null>
  heading_latitude: number | null
  heading_longitude: number | null
  /** The device on which the rider works. */
  work_device_id: Generated<string | null>
  /** Since when it is that device. */
  work_device_since: AddedInstant
  /** When the rider last did something with it. */
  worked_at: AddedInstant
  /** The one offer that waits for this rider's word. */
  open_offer_id: string | null
  /** Stops of a rider with several parcels in the order of the ride; those made and those of ended orders are ignored. */
  stops: ColumnType<readonly StopKey[], string | undefined, string>
  created_at: Instant
}

/** A time in which a rider was on duty, without breaks. */
export interface RiderDutyTable {
  rider_id: string
  began_at: Instant
  country: CountryCode
  /** Null while the rider is on duty. */
  ended_at: AddedInstant
}

export interface DispatchTable {
  vendor_id: string
  order_id: string
  country: CountryCode
  state: 'searching' | 'offered' | 'assigned' | 'given_up' | 'done'
  rounds: Generated<number>
  asked_at: Instant
  give_up_at: Instant
}

export interface OfferTable {
  vendor_id: string
  order_id: string
  position: number
  offer_id: string
  rider_id: string
  state: 'open' | 'accepted' | 'declined' | 'expired' | 'withdrawn'
  reason: string | null
  made_at: Instant
  expires_at: Instant
  ended_at: Instant | null
  /** The operator who gave the order to the rider, without an answer of the rider; null for an offer of the search. */
  given_by: Generated<string | null>
  given_reason: Generated<string | null>
  /** The operator who took it from the rider again. */
  taken_back_by: Generated<string | null>
  taken_back_reason: Generated<string | null>
  taken_back_at: AddedInstant
  /** Facts of the decision: metres by air, seconds by road or of the detour, parcels in hand. Null in older offers. */
  metres: Generated<number | null>
  seconds: Generated<number | null>
  parcels: Generated<number | null>
}

/**
 * A collected parcel that one rider passes to another. It moves when the second one confirms. An open one of an ended
 * order is void.
 */
export interface RiderTransferTable {
  vendor_id: string
  order_id: string
  /** 0 for the first of the order. */
  position: number
  from_rider_id: string
  to_rider_id: string
  operator_id: string
  reason: string
  state: 'open' | 'done' | 'withdrawn'
  asked_at: Instant
  ended_at: Instant | null
}

export interface OrderProofTable {
  vendor_id: string
  order_id: string
  kind: 'pickup' | 'delivery' | 'return'
  received_by: string
  collected_cash_minor: Big | null
  rider_id: string
  created_at: Instant
  /** The PIN that the customer said was the order's. */
  pin_checked: Generated<boolean>
  /** Where the phone was. */
  latitude: number | null
  longitude: number | null
}

export interface OrderTrailTable {
  vendor_id: string
  order_id: string
  taken_at: Instant
  latitude: number
  longitude: number
}

/** A time from which a rider waited for an order. */
export interface OrderWaitTable {
  vendor_id: string
  order_id: string
  began_at: Instant
  place: WaitPlace
}

/** An act of a rider with a parcel, as the phone reported it. */
export interface RiderActTable {
  rider_id: string
  /** Made by the phone: the same act counts once. */
  act_id: string
  /** Empty where the order id is none of ours. */
  vendor_id: string
  order_id: string
  kind: string
  /** By the clock of the phone. */
  occurred_at: Instant
  /** The time that counts. */
  counted_at: Instant
  received_at: Instant
  payload: ColumnType<unknown, string, string>
  outcome: 'applied' | 'kept'
  /** Why it was kept. */
  code: ErrorCode | null
  meta: ColumnType<Record<string, unknown> | null, string | null, string | null>
  /** The status of the order after the act. */
  status: string | null
}

/** An app beside the page that reports the positions of a rider. */
export interface RiderTrackerTable {
  rider_id: string
  country: CountryCode
  /** SHA-256 of the id with which it reports. */
  id_hash: string
  created_at: Instant
  used_at: Instant
}

/** The push subscription of a rider's device. */
export interface RiderPushTable {
  rider_id: string
  device_id: string
  /** Address at the push service of the browser. */
  endpoint: string
  p256dh: string
  auth: string
  /** Browsers set it again at each start. */
  set_at: Instant
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    rider: RiderTable
    rider_act: RiderActTable
    rider_duty: RiderDutyTable
    rider_push: RiderPushTable
    rider_transfer: RiderTransferTable
    rider_tracker: RiderTrackerTable
    dispatch: DispatchTable
    offer: OfferTable
    order_proof: OrderProofTable
    order_trail: OrderTrailTable
    order_wait: OrderWaitTable
  }
}
