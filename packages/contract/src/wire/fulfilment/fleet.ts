import { decisionOptions } from '@beckon/domain/order'
import { dutyStates, noOfferReasons, stopKinds } from '@beckon/domain/rider'
import { z } from 'zod'
import {
  amount,
  latitude,
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
  /** The receiver has to prove the age. */
  age_check_required: z.literal(true).optional(),
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

/** Metres and seconds by road. */
const stretch = z.object({ metres: z.number(), seconds: z.number() })

export const way = stretch.extend({
  /** Corners as [longitude, latitude]. */
  path: z.array(z.tuple([longitude, latitude])),
})
export type Way = z.infer<typeof way>

export const dutyRecord = z.object({
  state: z.enum(dutyStates),
  /** When this state began. */
  since: unixSeconds.nullable(),
  /** Empty while offers may come. */
  no_offers: z.array(z.enum(noOfferReasons)),
})
export type DutyRecord = z.infer<typeof dutyRecord>

/** A place where a rider has to stop next with a parcel. */
export const stop = z.object({
  order_id: orderId,
  kind: z.enum(stopKinds),
  latitude,
  longitude,
  /** When the rider is expected there, by road along the stops before; null without a position. */
  expected_at: unixSeconds.nullable(),
})
export type Stop = z.infer<typeof stop>

export const offer = z.object({
  offer_id: z.string(),
  expires_at: unixSeconds,
  task,
  /** The raise of the shop after no rider was found; absent without one. */
  bonus: amount.optional(),
  /** By road: from the rider to the collection point, and from there to the drop-off. */
  way: z.object({ to_pickup: stretch, to_dropoff: stretch }).optional(),
  /** Pay of the job, the bonus included; absent where the country has no rule. */
  pay: amount.optional(),
  /** The order of stops with this parcel; absent for a rider without another parcel. */
  stops: z.array(stop).optional(),
  /** By how many seconds the ride becomes longer with this parcel; absent for a rider without another parcel. */
  detour_seconds: z.number().int().min(0).optional(),
})
export type Offer = z.infer<typeof offer>

export const assignment = z.object({
  task,
  /** How far the rider has come with it. */
  status: z.string(),
  picked_up: z.boolean(),
  /** A decision of the shop is open. */
  waits: z.boolean(),
  /** Since when the rider waits at the collection point or at the door; null otherwise. */
  waiting_since: unixSeconds.nullable(),
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

/** A position with what a phone adds to it. */
export const trackedPosition = position.extend({
  /** Radius in metres of the circle in which the phone is with a probability of 68 %. */
  accuracy: z.number().min(0).max(100_000).nullable(),
  /** Charge from 0 to 1. */
  battery: z.number().min(0).max(1).nullable(),
})
export type TrackedPosition = z.infer<typeof trackedPosition>

/** Where a position came from: this app, or Traccar Client. */
export const positionSources = ['phone', 'tracker'] as const

/** The newest position of a rider; null where it was stored without. */
export const lastPosition = point.extend({
  taken_at: unixSeconds.nullable(),
  accuracy: z.number().nullable(),
  source: z.enum(positionSources).nullable(),
})

/** A collected parcel that goes to another rider on the word of an operator. */
export const transfer = z.object({
  order_id: orderId,
  /** `pass_on`: this rider has it. `take_over`: this rider gets it. */
  role: z.enum(['pass_on', 'take_over']),
  /** The other rider, and where that rider is. */
  rider_name: z.string(),
  at: point.nullable(),
})
export type Transfer = z.infer<typeof transfer>

/** The device of the rider on which the work goes on. */
export const otherDevice = z.object({
  name: z.string(),
  /** Since when it is the one. */
  since: unixSeconds,
})

/** A subscription as `PushSubscription.toJSON()` gives it. */
export const pushSubscription = z.object({
  endpoint: z.url({ protocol: /^https$/ }).max(1000),
  keys: z.object({ p256dh: z.string().max(200), auth: z.string().max(100) }),
})
export type WirePushSubscription = z.infer<typeof pushSubscription>

const earned = z.object({
  order_id: orderId,
  delivered_at: unixSeconds,
  base: amount,
  distance: amount,
  wait: amount,
  return: amount,
  bonus: amount,
  total: amount,
})

export const earnings = z.object({
  currency: z.string(),
  days: z.array(
    z.object({ date: z.iso.date(), jobs: z.number().int(), total: amount, entries: z.array(earned) }),
  ),
  cash: z.object({
    /** Cash of customers that the rider has to hand on. */
    in_hand: amount,
    /** Above this no orders with cash are offered. */
    limit: amount,
  }),
  /** The last payouts, newest first. */
  payouts: z.array(z.object({ date: z.iso.date(), paid: amount, cash_set_off: amount })),
})
export type Earnings = z.infer<typeof earnings>
