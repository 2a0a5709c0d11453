import { z } from 'zod'
import { amount, point, unixSeconds, vendorId, wantedSeconds } from '../common.ts'
import { paymentMethod } from '../parties/vendor.ts'

export const deliveryType = z.enum(['INSTANT', 'LATER'])

export const deliveryRequest = z.object({
  vendor_id: vendorId,
  source: point,
  destination: point,
  delivery_type: deliveryType,
  /** Cash costs more where the rider's trouble with it does; without one, what the country uses by default. */
  payment_method: paymentMethod.optional(),
  /** When a delivery of the type LATER is to be collected: the times expected are counted from there. */
  preordered_for: wantedSeconds.optional(),
})

/** Seconds since 1970, the earliest and latest moment expected. */
export const timeRange = z.object({ lower: unixSeconds, upper: unixSeconds })

/** The tax within a delivery fee. */
export const tax = z.object({ percent: z.number().positive(), amount })

export const feeComponent = z.object({
  name: z.enum(['base', 'distance', 'cash_on_delivery', 'minimum', 'surcharge']),
  amount,
})

export const quote = z.object({
  fee: amount,
  currency: z.string(),
  /** JWS over vendor, both points, delivery type, fee and expiry. */
  signature: z.string(),
  expires_at: unixSeconds,
  components: z.array(feeComponent),
  /** Metres by road. */
  distance: z.number(),
  /** No road is known between the points: the distance is a great circle times a factor. */
  estimated: z.boolean(),
  pickup_eta: timeRange,
  dropoff_eta: timeRange,
})
export type Quote = z.infer<typeof quote>

export const undeliverableReason = z.enum([
  'OUTSIDE_AREA',
  'TOO_FAR',
  'CLOSED',
  // The following ones come from a measure or the hours of a zone.
  'PAUSED',
  'ZONE_CLOSED',
  'RADIUS',
  'FULL',
])
