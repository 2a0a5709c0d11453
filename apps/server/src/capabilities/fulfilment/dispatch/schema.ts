import type { CountryCode } from '@beckon/domain/country'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Big, Instant } from '../../../platform/database/column-types.ts'

export interface RiderTable {
  rider_id: string
  country: CountryCode
  name: string
  vehicle: string
  phone: string
  is_simulated: boolean
  on_duty: Generated<boolean>
  latitude: number | null
  longitude: number | null
  /** The cell of the position, made by the database. */
  cell_y: GeneratedAlways<number | null>
  cell_x: GeneratedAlways<number | null>
  bearing: number | null
  located_at: Instant | null
  heading_latitude: number | null
  heading_longitude: number | null
  /** The one offer that waits for this rider's word. */
  open_offer_id: string | null
  created_at: Instant
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

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    rider: RiderTable
    dispatch: DispatchTable
    offer: OfferTable
    order_proof: OrderProofTable
    order_trail: OrderTrailTable
  }
}
