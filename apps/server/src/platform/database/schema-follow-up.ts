import type { CountryCode } from '@beckon/domain/country'
import type { Big, Instant, Json } from './column-types.ts'

export interface FollowUpTables {
  order_decision: OrderDecisionTable
  order_charge: OrderChargeTable
  order_message: OrderMessageTable
  masked_call: MaskedCallTable
  proof_photo: ProofPhotoTable
  tracking_link: TrackingLinkTable
  order_rating: OrderRatingTable
}

interface OfOrder {
  vendor_id: string
  order_id: string
}

/** What the shop was asked about an order, and what was chosen; at most one is open. */
export interface OrderDecisionTable extends OfOrder {
  /** 0 for the first of the order. */
  position: number
  country: CountryCode
  cause: string
  /** What the rider said of it. */
  note: string
  /** What could be chosen, each with its price in minor units. */
  options: Json<{ readonly option: string; readonly price: number }[]>
  /** What is done when nobody answers. */
  fallback: string
  opened_at: Instant
  answer_by: Instant
  choice: string | null
  /** Vendor, system or operator. */
  chosen_by: string | null
  chosen_at: Instant | null
  /** What was said with it: a new point, a name, a time. */
  answer: Json<Record<string, unknown>> | null
}

/** What an order costs beside its delivery fee; negative where something is given back. */
export interface OrderChargeTable extends OfOrder {
  position: number
  kind: string
  amount_minor: Big
  created_at: Instant
}

/** A word between the shop and its rider. */
export interface OrderMessageTable extends OfOrder {
  position: number
  sender: 'vendor' | 'rider'
  text: string
  created_at: Instant
  seen_at: Instant | null
}

/** A number that connects two people who do not learn each other's. */
export interface MaskedCallTable extends OfOrder {
  call_id: string
  country: CountryCode
  caller: 'vendor' | 'rider'
  callee: 'vendor' | 'rider' | 'customer'
  number: string
  code: string
  /** Who had the parcel then; another rider is not joined to it. */
  rider_id: string
  created_at: Instant
  expires_at: Instant
  /** When it stopped to connect anybody, and the service behind it was told. */
  ended_at: Instant | null
}

/** A picture that proves a handover, without what a phone writes into pictures. */
export interface ProofPhotoTable extends OfOrder {
  photo_id: string
  country: CountryCode
  kind: 'pickup' | 'delivery' | 'return'
  rider_id: string
  media_type: string
  width: number
  height: number
  /** Null once it was deleted. */
  content: Buffer | null
  taken_at: Instant
  delete_after: Instant
  deleted_at: Instant | null
}

/** A link that shows whoever has it the address; the shop may take it back. */
export interface TrackingLinkTable extends OfOrder {
  link_id: string
  created_at: Instant
  revoked_at: Instant | null
}

export interface OrderRatingTable extends OfOrder {
  /** 1 to 5. */
  stars: number
  comment: string
  created_at: Instant
  changed_at: Instant
}
