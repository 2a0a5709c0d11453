import { delayReasons, publicStatuses, trackingSentences } from '@beckon/domain/order'
import { z } from 'zod'
import { amount, latitude, lines, longitude, orderId, point, unixSeconds } from './common.ts'
import { orderCharge } from './decision.ts'
import { tax, timeRange } from './delivery.ts'
import { orderProof } from './proof.ts'

/** What whoever got the parcel says of it. */
export const rating = z.object({
  stars: z.number().int().min(1).max(5),
  comment: lines(500),
})
export type Rating = z.infer<typeof rating>

export const givenRating = rating.extend({ created_at: unixSeconds, changed_at: unixSeconds })
export type GivenRating = z.infer<typeof givenRating>

/** Of a link: none in the address, one that counts, or one that the shop took back or never made. */
export const linkState = z.enum(['none', 'valid', 'gone'])

const rider = z.object({ name: z.string(), vehicle: z.string() })

/** What only the shop's link shows. */
const linkedOrder = z.object({
  shop: z.string(),
  /** Where the shop can be called; null where it gave no number, or sent it without a business. */
  shop_phone: z.string().nullable(),
  customer: z.string(),
  address: z.string(),
  door: point,
  /** What is said at the door; null where nobody asks for it, or no longer. */
  handover_pin: z.string().nullable(),
  /** By first name. */
  rider: rider.nullable(),
  /** Only while the rider has this parcel, or before that where the country shows it. */
  position: z
    .object({
      latitude,
      longitude,
      located_at: unixSeconds,
      /** The road still ahead, as [longitude, latitude] pairs. */
      path: z.array(z.tuple([z.number(), z.number()])),
    })
    .nullable(),
  /** What shows that it was collected and handed over. */
  proofs: z.array(orderProof),
  rating: givenRating.nullable(),
  /** Until when it can be rated, or the rating changed; null where it cannot. */
  rated_until: unixSeconds.nullable(),
})
export type LinkedOrder = z.infer<typeof linkedOrder>

/** What anybody may know who has the id of an order: no name, no phone number, no address, no money. */
export const publicOrder = z.object({
  order_id: orderId,
  status: z.enum(publicStatuses),
  /** What that means to whoever waits: the key of its text is `waiting.{sentence}`. */
  sentence: z.enum(trackingSentences),
  created_at: unixSeconds,
  updated_at: unixSeconds,
  preordered_for: unixSeconds.nullable(),
  /** When it is to arrive; null once the order is over. */
  eta: timeRange.nullable(),
  /** When it arrives by what is known now; null before a rider is found, while it is late, and once it is over. */
  arrives_at: unixSeconds.nullable(),
  /** Why it is later than promised now; null where it is not, or where the reason has passed. */
  delay: z.enum(delayReasons).nullable(),
  brand: z.string(),
  link: linkState,
  /** Null without a link that counts. */
  details: linkedOrder.nullable(),
})
export type PublicOrder = z.infer<typeof publicOrder>

/** That an order ended, how and when; who was part of it only through a link that counts. */
export const receipt = z.object({
  order_id: orderId,
  status: z.enum(publicStatuses),
  created_at: unixSeconds,
  /** Null while it goes on. */
  ended_at: unixSeconds.nullable(),
  brand: z.string(),
  /** Sent by somebody without a business: it is followed on `/tracking-c2c`. */
  individual: z.boolean(),
  link: linkState,
  details: linkedOrder
    .pick({
      shop: true,
      customer: true,
      address: true,
      rider: true,
      proofs: true,
      rating: true,
      rated_until: true,
    })
    .extend({
      /** By the beginning of its code, since others may still use it; null where there was none. */
      voucher: z.object({ code: z.string(), discount: amount, currency: z.string() }).nullable(),
    })
    .nullable(),
  /** For the shop's books; null for everybody else. */
  books: z
    .object({
      currency: z.string(),
      /** What is charged for the delivery: without what a voucher takes off. */
      fee: amount,
      /** Within the fee; null where no tax is shown. */
      tax: tax.nullable(),
      charges: z.array(orderCharge),
      vat_number: z.string().nullable(),
      /** The payment at the door; null where the rider collected nothing. */
      cash: z.object({ collected: amount, settled: amount, is_cash: z.boolean() }).nullable(),
    })
    .nullable(),
})
export type Receipt = z.infer<typeof receipt>
