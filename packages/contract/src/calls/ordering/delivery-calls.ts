import { z } from 'zod'
import {
  clockHours,
  latitude,
  longitude,
  point,
  unixSeconds,
  vendorId,
  wantedSeconds,
} from '../../wire/common.ts'
import { deliveryRequest, quote, timeRange, undeliverableReason } from '../../wire/ordering/delivery.ts'
import { defineCall } from '../define-call.ts'

const base = '/api/hurrier/v1'

export const quoteFee = defineCall({
  name: 'quoteFee',
  method: 'POST',
  path: `${base}/delivery/fee`,
  summary: 'The fee from one point to another, signed and good until it expires.',
  audience: 'vendor',
  memberAction: 'orders.create',
  rate: 120,
  body: deliveryRequest,
  answer: quote,
})

export const validateArea = defineCall({
  name: 'validateArea',
  method: 'POST',
  path: `${base}/delivery/area/validate`,
  summary: 'Whether a rider of this vendor can bring something there.',
  audience: 'vendor',
  memberAction: 'orders.create',
  rate: 120,
  body: z.object({
    vendor_id: vendorId,
    location: z.object({ latitude, longitude }),
    vendor_location: point,
    /** When it is to be collected, where that is not now: there must be service then. */
    preordered_for: wantedSeconds.optional(),
  }),
  answer: z.object({
    result: z.enum(['DELIVERABLE', 'UNDELIVERABLE']),
    reason: undeliverableReason.nullable(),
    /** Metres by road, and the most that the country allows; for `RADIUS` the most that the zone allows. */
    distance: z.number(),
    limit: z.number(),
    /** The end of the measure of the zone; absent without one. */
    until: unixSeconds.optional(),
    /** The hours of a zone that is closed, as `dddd:dddd`. */
    hours: clockHours.optional(),
  }),
})

export const estimate = defineCall({
  name: 'estimate',
  method: 'POST',
  path: `${base}/estimations`,
  summary: 'When an item would be collected and delivered, asked for now or for later.',
  audience: 'vendor',
  memberAction: 'orders.create',
  rate: 120,
  body: deliveryRequest,
  answer: z.object({ result: z.object({ pickup: timeRange, dropoff: timeRange }) }),
})
