import { attentionReasons, boardLanes } from '@beckon/domain/board'
import { dutyStates, stopKinds } from '@beckon/domain/rider'
import { z } from 'zod'
import { amount, orderId, parcel, point, preciseSeconds, unixSeconds, vendorId } from '../common.ts'
import { positionSources } from '../fulfilment/fleet.ts'
import { actor, orderStatus } from '../ordering/order.ts'
import { riderId } from '../parties/rider.ts'
import { paymentMethod } from '../parties/vendor.ts'
import { zoneId } from '../parties/zone.ts'

/** An order on the board, without personal data of the customer but the address. */
export const boardOrder = z.object({
  order_id: orderId,
  /** The number by which people tell orders apart. */
  code: z.string(),
  vendor_id: vendorId,
  vendor_name: z.string(),
  status: orderStatus,
  /** When the status came. */
  since: unixSeconds,
  /** By the rule of the board at `now` of the answer. */
  lane: z.enum(boardLanes),
  /** Why a person should look at it; empty for an order that runs as promised. */
  attention: z.array(z.enum(attentionReasons)),
  /** The latest collection with which the promise to the customer is kept. */
  collect_by: unixSeconds,
  /** The latest arrival that was promised. */
  deliver_by: unixSeconds,
  /** Present estimates; null before a rider is found. */
  eta: z.object({ pickup: unixSeconds.nullable(), dropoff: unixSeconds.nullable() }),
  /** When the item can be collected. */
  ready_at: unixSeconds,
  collect: point.extend({ name: z.string(), address: z.string() }),
  deliver: point.extend({ address: z.string() }),
  /** Metres by road between the two. */
  distance: z.number(),
  /** Null where weight and size were not given. */
  parcel: parcel.nullable(),
  payment_method: paymentMethod,
  currency: z.string(),
  /** Cash to collect at the door; 0 without. */
  cash: amount,
  /** The rider who has it; null without one. An open offer is in `asked_rider_id`. */
  rider_id: riderId.nullable(),
  asked_rider_id: riderId.nullable(),
  /** The rider who is to take the collected parcel over; null where it stays. */
  transfer_to_rider_id: riderId.nullable(),
  is_collected: z.boolean(),
  preordered_for: unixSeconds.nullable(),
  /** Zones with the collection point. */
  zones: z.array(zoneId),
  created_at: unixSeconds,
  /**
   * Grows with each change of the rider or of the status, offers of the search apart. A change names the one that it was
   * based on.
   */
  version: z.number().int(),
})
export type BoardOrder = z.infer<typeof boardOrder>

/** The state of a rider on the board. */
export const boardRiderStates = ['free', 'busy', 'break', 'off'] as const

export const boardStop = z.object({ order_id: orderId, kind: z.enum(stopKinds) })

export const boardRider = z.object({
  rider_id: riderId,
  name: z.string(),
  vehicle: z.string(),
  state: z.enum(boardRiderStates),
  duty: z.enum(dutyStates),
  /** When the present state of duty began. */
  duty_since: unixSeconds.nullable(),
  /** The newest position; null before the first one. */
  position: point
    .extend({
      taken_at: unixSeconds.nullable(),
      /** Radius in metres. */
      accuracy: z.number().nullable(),
      source: z.enum(positionSources).nullable(),
    })
    .nullable(),
  /** Charge of the phone from 0 to 1. */
  battery: z.number().min(0).max(1).nullable(),
  /** When the planned shift ends; null without a plan. */
  shift_ends_at: unixSeconds.nullable(),
  /** Parcels in hand in the order of the stops. */
  order_ids: z.array(orderId),
  /** Next stops in the order of the ride. */
  stops: z.array(boardStop),
  /** Changes with the list of stops; a change of it names the one that it was based on. */
  stops_version: z.string(),
  /** An offer waits for the answer of the rider. */
  has_offer: z.boolean(),
  /** The cash in hand is at the limit. */
  is_over_cash_limit: z.boolean(),
  /** Zones in which the rider works; empty for everywhere. */
  zones: z.array(zoneId),
  /** Further parcels by the vehicle and the limit of the country. */
  room: z.number().int(),
  is_simulated: z.boolean(),
})
export type BoardRider = z.infer<typeof boardRider>

export const board = z.object({
  /** For `since` of the next call. */
  cursor: z.string(),
  /** True: it is the whole board; false: only what changed since the cursor. */
  full: z.boolean(),
  /** The clock of the service. */
  now: preciseSeconds,
  orders: z.array(boardOrder),
  riders: z.array(boardRider),
  /** Orders that are not on the board any more. */
  removed: z.array(orderId),
  /** Riders who are not on the board any more. */
  removed_riders: z.array(riderId),
})
export type Board = z.infer<typeof board>

export const boardOfferStates = [
  'open',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
  'assigned',
  'taken_back',
] as const

/** A rider who was asked, or to whom an operator gave the order. */
export const boardOffer = z.object({
  rider_id: riderId,
  rider_name: z.string(),
  state: z.enum(boardOfferStates),
  /** The code that the rider or the service gave, or the reason that the operator wrote. */
  reason: z.string().nullable(),
  made_at: unixSeconds,
  expires_at: unixSeconds.nullable(),
  ended_at: unixSeconds.nullable(),
  /** Operator who gave or took the order; null for an offer of the service. */
  operator_name: z.string().nullable(),
  /** Facts of the decision; null where they were not stored. */
  decision: z
    .object({
      /** Metres by air from the rider to the collection point. */
      metres: z.number().nullable(),
      /** Seconds by road to the collection point, or by which the ride of a rider with parcels became longer. */
      seconds: z.number().nullable(),
      /** Parcels in hand. */
      parcels: z.number().int(),
    })
    .nullable(),
})
export type BoardOffer = z.infer<typeof boardOffer>

/** `meta` of the refusals `board.changed` and `board.stops-changed`: the present version, and its author. */
export const boardConflict = z.object({
  /** Of the order, or of the stops. */
  version: z.union([z.number().int(), z.string()]),
  changed_by: z.object({ kind: actor, name: z.string().nullable() }),
  changed_at: unixSeconds.nullable(),
})
export type BoardConflict = z.infer<typeof boardConflict>
