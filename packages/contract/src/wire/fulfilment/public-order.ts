import { textLengths } from '@beckon/domain/limits'
import { delayReasons, publicStatuses, trackingSentences } from '@beckon/domain/order'
import { z } from 'zod'
import { amount, latitude, lines, longitude, orderId, point, unixSeconds } from '../common.ts'
import { orderCharge } from './decision.ts'
import { tax, timeRange } from '../ordering/delivery.ts'
import { orderProof } from './proof.ts'

/** The customer's rating of the delivery. */
export const rating = z.object({
  stars: z.number().int().min(1).max(5),
  comment: lines(textLengths.ratingComment),
})
export type Rating = z.infer<typeof rating>

export const givenRating = rating.extend({ created_at: unixSeconds, changed_at: unixSeconds })
export type GivenRating = z.infer<typeof givenRating>

/** No link in the address, a valid one, or one that was revoked or never existed. */
export const linkState = z.enum(['none', 'valid', 'gone'])

const rider = z.object({ name: z.string(), vehicle: z.string() })

/** Data that only the shop's link shows. */
const linkedOrder = z.object({
  shop: z.string(),
  /** Where the shop can be called; null where it gave no number, or sent it without a business. */
  shop_phone: z.string().nullable(),
  customer: z.string(),
  address: z.string(),
  door: point,
  /** The PIN for the door; null where none is required, or no longer. */
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
  /** Proofs of collection and handover. */
  proofs: z.array(orderProof),
  rating: givenRating.nullable(),
  /** Until when it can be rated, or the rating changed; null where it cannot. */
  rated_until: unixSeconds.nullable(),
})
export type LinkedOrder = z.infer<typeof linkedOrder>

/** Public data of an order for anyone with its id: no name, no phone number, no address, no money. */
export const publicOrder = z.object({
  order_id: orderId,
  status: z.enum(publicStatuses),
  /** The status for the customer: the key of its text is `waiting.{sentence}`. */
  sentence: z.enum(trackingSentences),
  created_at: unixSeconds,
  updated_at: unixSeconds,
  preordered_for: unixSeconds.nullable(),
  /** The expected arrival; null once the order has ended. */
  eta: timeRange.nullable(),
  /** The predicted arrival; null before a rider is found, during a delay, and once the order has ended. */
  arrives_at: unixSeconds.nullable(),
  /** Why it is later than promised now; null where it is not, or where the reason has passed. */
  delay: z.enum(delayReasons).nullable(),
  /** Places where the rider, who has the parcel, stops with others before; absent without one. */
  stops_before: z.number().int().optional(),
  /** Deliveries from the shop's zone are slower until a time; absent where they are not, and once the order has ended. */
  slower: z.object({ minutes: z.number().int(), until: unixSeconds }).optional(),
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
  /** Null while it is in progress. */
  ended_at: unixSeconds.nullable(),
  brand: z.string(),
  /** Sent by a person without a business; its tracking page is `/tracking-c2c`. */
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
  /** For the shop's books; null for other readers. */
  books: z
    .object({
      currency: z.string(),
      /** The charged fee of the delivery, after the discount of a voucher. */
      fee: amount,
      /** Within the fee; null where no tax is shown. */
      tax: tax.nullable(),
      charges: z.array(orderCharge),
      vat_number: z.string().nullable(),
      /** The payment at the door; null where the rider collected nothing. */
      cash: z.object({ collected: amount, settled: amount, is_cash: z.boolean() }).nullable(),
      /** Amounts that the rider paid the shop at collection, and got back with a returned parcel; null without any. */
      advance: z.object({ paid: amount, returned: amount }).nullable(),
    })
    .nullable(),
})
export type Receipt = z.infer<typeof receipt>
