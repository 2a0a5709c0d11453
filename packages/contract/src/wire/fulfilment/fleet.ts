import { textLengths } from '@beckon/domain/limits'
import { decisionOptions } from '@beckon/domain/order'
import { z } from 'zod'
import {
  amount,
  latitude,
  line,
  longitude,
  orderId,
  parcel,
  point,
  preciseSeconds,
  unixSeconds,
} from '../common.ts'
import { paymentMethod } from '../parties/vendor.ts'

/** A parcel as a rider's phone receives it. */
export const task = z.object({
  order_id: orderId,
  collect: z.object({
    name: z.string(),
    address: z.string(),
    latitude,
    longitude,
    instructions: z.string(),
  }),
  deliver: z.object({
    name: z.string(),
    address: z.string(),
    latitude,
    longitude,
    notes: z.string(),
    /** Absent in an offer, and where `riderCallsCustomer` gives a number to ring instead. */
    phone_number: z.string().optional(),
  }),
  description: z.string(),
  parcel: parcel.optional(),
  /** The receiver has to name a PIN, which the rider's phone does not receive. */
  handover_pin_required: z.literal(true).optional(),
  payment_method: paymentMethod,
  /** The order value. The rider collects it at the door where `payment_method` is paid at the door. */
  amount,
  /** The amount to pay the shop at collection, and to get back for a returned parcel; absent without one. */
  pay_at_pickup: amount.optional(),
  currency: z.string(),
  asked_at: unixSeconds,
  /** When the item can be collected. */
  ready_at: unixSeconds,
  /** The latest arrival that was promised to the customer. */
  promised_by: unixSeconds,
})
export type Task = z.infer<typeof task>

export const offer = z.object({
  offer_id: z.string(),
  expires_at: unixSeconds,
  task,
  /** The raise of the shop after no rider was found; absent without one. */
  bonus: amount.optional(),
})
export type Offer = z.infer<typeof offer>

export const assignment = z.object({
  task,
  /** How far the rider has come with it. */
  status: z.string(),
  picked_up: z.boolean(),
  /** A decision of the shop is open. */
  waits: z.boolean(),
  /** How many messages of the shop the rider has not seen. */
  unread: z.number().int(),
  /** The last decision of the shop about the trouble at the door. */
  instruction: z
    .object({ option: z.enum(decisionOptions), name: z.string(), note: z.string(), decided_at: unixSeconds })
    .nullable(),
})

export const position = point.extend({
  /** Degrees clockwise from north. */
  bearing: z.number().min(0).max(360).nullable(),
  /** Metres per second. */
  speed: z.number().min(0).max(100).nullable(),
  taken_at: preciseSeconds,
})

export const proof = z.object({
  /** The person who took the parcel. */
  received_by: line(textLengths.receiver),
  collected: amount.nullable(),
  /** The PIN that the customer named at the door, where one is required. */
  pin: z.string().max(12).optional(),
})
