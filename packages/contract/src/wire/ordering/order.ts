import { LONGEST_PREPARATION_MINUTES, textLengths } from '@beckon/domain/limits'
import { delayReasons, orderStatuses } from '@beckon/domain/order'
import { z } from 'zod'
import {
  amount,
  latitude,
  line,
  lines,
  longitude,
  orderId,
  parcel,
  unixSeconds,
  vendorId,
  wantedSeconds,
} from '../common.ts'
import { orderCharge, orderDecision } from '../fulfilment/decision.ts'
import { tax, timeRange } from './delivery.ts'
import { orderMilestone } from './milestone.ts'
import { orderCash, orderPayment, payAtPickup } from '../money/payment.ts'
import { paymentMethod } from '../parties/vendor.ts'
import { wireVoucher } from './voucher.ts'

export const orderStatus = z.enum(orderStatuses)

export const actor = z.enum(['system', 'vendor', 'fleet', 'payment', 'operator'])

/** One field of an order before and after a change. The fee is the charged one. */
export const orderFieldChange = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('text'),
    field: z.enum(['address', 'unit', 'building', 'notes', 'description']),
    before: z.string(),
    after: z.string(),
  }),
  z.object({ kind: z.literal('payment'), before: paymentMethod, after: paymentMethod }),
  z.object({
    kind: z.literal('money'),
    field: z.enum(['amount', 'fee']),
    before: amount,
    after: amount,
  }),
])
export type OrderFieldChange = z.infer<typeof orderFieldChange>

export const statusEntry = z.object({
  status: orderStatus,
  created_at: unixSeconds,
  actor,
  reason: z.string().nullable(),
  /** Changed fields of the order; absent without any. */
  changes: z.array(orderFieldChange).optional(),
})

export const customerLocation = z.object({
  address: z.string(),
  latitude,
  longitude,
  notes: z.string(),
})

/** An order as every screen and every live message carries it. */
export const orderRecord = z.object({
  order_id: orderId,
  vendor_id: vendorId,
  created_at: unixSeconds,
  updated_at: unixSeconds,
  /** Grows by one with each change; of two records the higher is the newer. */
  version: z.number().int(),
  preordered_for: unixSeconds.nullable(),
  status: orderStatus,
  status_history: z.array(statusEntry),
  /** The charged fee, after the discount of a voucher. */
  delivery_fee: amount,
  /** Within the fee, at the rate of the day on which the order was placed; absent where no tax is shown. */
  tax: tax.optional(),
  /** The voucher that was used, and what it takes off; absent where there is none. */
  voucher: z.object({ code: z.string(), discount: amount }).optional(),
  currency: z.string(),
  outlet: z.object({ name: z.string(), address: z.string(), latitude, longitude, phone_number: z.string() }),
  customer: z.object({
    name: z.string(),
    phone_number: z.string(),
    location: customerLocation,
    /** As entered, and part of the address too; absent where it was not given separately. */
    unit_number: z.string().optional(),
    building: z.string().optional(),
  }),
  order: z.object({
    description: z.string(),
    amount,
    payment_method: paymentMethod,
    parcel: parcel.optional(),
    /** The rider checks the age; absent where it is not required. */
    age_validation_required: z.literal(true).optional(),
    vat_number: z.string().optional(),
    /** The shop's own number of the order, not unique; absent where there is none. */
    reference: z.string().optional(),
  }),
  /** The PIN for the customer to name at the door; absent where none is required. */
  handover_pin: z.string().optional(),
  /** Metres by road from collection to drop-off. */
  distance: z.number(),
  promised: timeRange,
  /** Present estimates; null before a rider is found and after the end. */
  eta: z.object({ pickup: unixSeconds.nullable(), dropoff: unixSeconds.nullable() }),
  /** Places where the rider stops with other parcels before; absent without one. */
  stops_before: z.number().int().optional(),
  rider: z.object({ name: z.string(), vehicle: z.string() }).nullable(),
  can: z.object({ cancel: z.boolean(), edit: z.boolean() }),
  /** The open decision of the shop; null without one. */
  decision: orderDecision.nullable(),
  /** Costs beside the delivery fee. */
  charges: z.array(orderCharge),
  /** Absent where nothing is paid online. */
  payment: orderPayment.optional(),
  /** Absent where the rider collects nothing. */
  cash: orderCash.optional(),
  /** Absent where the rider pays the shop nothing. */
  pay_at_pickup: payAtPickup.optional(),
  /** Messages between shop and rider; absent without any. */
  messages: z
    .object({
      count: z.number().int(),
      /** Of the rider's, those that the shop has not seen. */
      unseen: z.number().int(),
    })
    .optional(),
  /** Oldest first. */
  milestones: z.array(orderMilestone),
  /** The customer's rating; absent without one. */
  rating: z.object({ stars: z.number().int(), comment: z.string() }).optional(),
  /** Why it is later than it was promised; null where it is not. */
  delay: z.enum(delayReasons).nullable(),
  /** The consequences of cancelling now; null where it is not possible. */
  cancel_terms: z
    .object({
      /** The amount that was paid and is refunded. */
      returns: amount,
      /** Until when it can be cancelled for free with certainty; null: only until a rider has accepted. */
      free_until: unixSeconds.nullable(),
    })
    .nullable(),
})
export type OrderRecord = z.infer<typeof orderRecord>

/** A guest: collection point, and how to reach the person. */
export const sender = z.object({
  location: z.object({
    latitude,
    longitude,
    address: line(textLengths.address),
    notes: lines(textLengths.notes),
  }),
  name: line(textLengths.personName),
  email: z.string().max(textLengths.email),
  /** Digits and a plus only. */
  phone_number: z.string().regex(/^\+?\d{3,30}$/, 'must be digits'),
})
export type Sender = z.infer<typeof sender>

/** A request for a rider. */
export const orderRequest = z.object({
  vendor_id: vendorId,
  /** Of a guest, who has no stored collection point; a vendor's is stored. */
  sender: sender.optional(),
  customer: z.object({
    name: line(textLengths.personName),
    phone_number: z.string().max(textLengths.phone),
    location: z.object({
      latitude,
      longitude,
      /** Unit, building and the text of the address, joined by commas. */
      address: line(textLengths.address),
      notes: lines(textLengths.notes),
    }),
    /** Required in some countries; also part of the address. */
    unit_number: line(textLengths.unit).optional(),
    /** Also part of the address. */
    building: line(textLengths.building).optional(),
  }),
  order: z.object({
    payment_method: paymentMethod,
    amount,
    description: lines(2000),
    /** Kept for older clients; always false. */
    cold_bag_needed: z.literal(false),
    parcel: parcel.optional(),
  }),
  vat_number: z.string().max(20).nullable(),
  preordered_for: wantedSeconds.nullable(),
  age_validation_required: z.boolean(),
  /** The parcel is handed over only to a person who names the PIN. */
  handover_pin_required: z.literal(true).optional(),
  /** Preparation minutes, under the name of the older API; null for the usual time of the vendor. */
  login_pickup_estimation: z.number().int().min(0).max(LONGEST_PREPARATION_MINUTES).nullable(),
  delivery_fee: amount,
  signature: z.string().max(4000),
  /** Present together or not at all: the voucher, the remaining fee, and the signature of both. */
  voucher: wireVoucher.optional(),
  discounted_delivery_fee: amount.optional(),
  discounted_signature: z.string().max(4000).optional(),
})
export type OrderRequest = z.infer<typeof orderRequest>

/**
 * A change of an order. The fee and its signature are used where the drop-off point is another one;
 * a voucher stays with the order and is applied to the new fee.
 */
export const orderChange = z.object({
  vendor_id: vendorId,
  payment_method: paymentMethod,
  amount,
  item_details: lines(2000),
  location: z.object({
    latitude,
    longitude,
    address: line(textLengths.address),
    notes: lines(textLengths.notes),
  }),
  /** As for a new order; without it, it is read from the beginning of the address. */
  unit_number: line(textLengths.unit).optional(),
  building: line(textLengths.building).optional(),
  delivery_fee: amount,
  signature: z.string().max(4000),
  /** Of the record that was changed: when it is another by now, the change is refused. */
  version: z.number().int().optional(),
})
export type OrderChange = z.infer<typeof orderChange>

export const riderInfo = z.object({
  order_id: orderId,
  rider: z.object({ name: z.string(), vehicle: z.string() }),
  location: z.object({ latitude, longitude }).nullable(),
  /** Degrees clockwise from north. */
  bearing: z.number().nullable(),
  /** When the last position was taken. */
  located_at: unixSeconds.nullable(),
  /** The road still ahead, as [longitude, latitude] pairs. */
  path: z.array(z.tuple([z.number(), z.number()])),
  eta: z.object({ pickup: unixSeconds.nullable(), dropoff: unixSeconds.nullable() }),
})
export type RiderInfo = z.infer<typeof riderInfo>
