import { textLengths } from '@beckon/domain/limits'
import { z } from 'zod'
import { amount, line, orderId, point } from '../../wire/common.ts'
import { assignment, offer, position, proof } from '../../wire/fulfilment/fleet.ts'
import { defineCall } from '../define-call.ts'

const base = '/api/fleet/v1'
const order = z.object({ id: orderId })
const done = z.object({ result: z.object({ status: z.string() }) })

export const startShift = defineCall({
  name: 'startShift',
  method: 'POST',
  path: `${base}/shift`,
  summary: 'The rider is on duty, here.',
  audience: 'rider',
  body: z.object({ position }),
  answer: z.object({ result: z.literal(true) }),
})

export const endShift = defineCall({
  name: 'endShift',
  method: 'DELETE',
  path: `${base}/shift`,
  summary: 'The rider is off duty.',
  audience: 'rider',
  answer: z.object({ result: z.literal(true) }),
})

/** A phone polls its open offer and its parcels, also after it was offline. */
export const riderWork = defineCall({
  name: 'riderWork',
  method: 'GET',
  path: `${base}/work`,
  summary: 'The waiting offer and the parcels in hand.',
  audience: 'rider',
  rate: 1200,
  answer: z.object({
    result: z.object({
      offer: offer.nullable(),
      assignments: z.array(assignment),
      /** The last position that the service has of this rider. */
      position: point.nullable(),
    }),
  }),
})

export const acceptOffer = defineCall({
  name: 'acceptOffer',
  method: 'POST',
  path: `${base}/offer/:id/accept`,
  summary: 'Take the parcel; only one rider can.',
  audience: 'rider',
  params: z.object({ id: z.string().max(120) }),
  answer: z.object({ result: assignment }),
})

export const declineOffer = defineCall({
  name: 'declineOffer',
  method: 'POST',
  path: `${base}/offer/:id/decline`,
  summary: 'Leave the parcel to another rider.',
  audience: 'rider',
  params: z.object({ id: z.string().max(120) }),
  body: z.object({ reason: z.enum(['TOO_FAR', 'BUSY', 'VEHICLE', 'OTHER']) }),
  answer: z.object({ result: z.literal(true) }),
})

export const sendPosition = defineCall({
  name: 'sendPosition',
  method: 'POST',
  path: `${base}/position`,
  summary: 'Where the rider is now; late positions are ignored.',
  audience: 'rider',
  rate: 1200,
  body: z.object({ position, heading_to: point.optional() }),
  answer: z.object({ result: z.literal(true) }),
})

export const nearVendor = defineCall({
  name: 'nearVendor',
  method: 'POST',
  path: `${base}/order/:id/near-vendor`,
  summary: 'The rider is close to the collection point.',
  audience: 'rider',
  params: order,
  answer: done,
})

export const pickUp = defineCall({
  name: 'pickUp',
  method: 'POST',
  path: `${base}/order/:id/picked-up`,
  summary: 'The rider has the parcel, and paid the shop the amount of the job.',
  audience: 'rider',
  params: order,
  /** Amount paid to the shop: that of `pay_at_pickup`, no more and no less. */
  body: z.object({ paid: amount.nullish() }).nullish(),
  answer: done,
})

export const leaveVendor = defineCall({
  name: 'leaveVendor',
  method: 'POST',
  path: `${base}/order/:id/left-vendor`,
  summary: 'The rider is on the way to the customer.',
  audience: 'rider',
  params: order,
  answer: done,
})

export const nearCustomer = defineCall({
  name: 'nearCustomer',
  method: 'POST',
  path: `${base}/order/:id/near-customer`,
  summary: 'The rider is close to the drop-off.',
  audience: 'rider',
  params: order,
  answer: done,
})

export const deliver = defineCall({
  name: 'deliver',
  method: 'POST',
  path: `${base}/order/:id/delivered`,
  summary: 'The parcel is handed over, with proof.',
  audience: 'rider',
  params: order,
  body: proof,
  answer: done,
})

export const reportHoldUp = defineCall({
  name: 'reportHoldUp',
  method: 'POST',
  path: `${base}/order/:id/held-up`,
  summary: 'Report a delay of the rider in seconds from now; the last report counts.',
  audience: 'rider',
  params: order,
  body: z.object({
    seconds: z
      .number()
      .int()
      .min(60)
      .max(4 * 3600),
  }),
  answer: done,
})

export const startReturn = defineCall({
  name: 'startReturn',
  method: 'POST',
  path: `${base}/order/:id/return`,
  summary: 'The parcel cannot be handed over and is brought back.',
  audience: 'rider',
  params: order,
  body: z.object({ reason: z.enum(['UNREACHABLE', 'REFUSED', 'WRONG_ADDRESS']) }),
  answer: done,
})

export const handBack = defineCall({
  name: 'handBack',
  method: 'POST',
  path: `${base}/order/:id/returned`,
  summary: 'The parcel is back at the collection point.',
  audience: 'rider',
  params: order,
  /** The person who received it, where one is named. */
  body: z
    .object({
      received_by: line(textLengths.receiver),
      /** Amount of `pay_at_pickup` that the shop gave back; required where something was paid. */
      paid_back: amount.nullish(),
    })
    .nullish(),
  answer: done,
})

export const riderSignIn = defineCall({
  name: 'riderSignIn',
  method: 'POST',
  path: `${base}/sign-in`,
  summary: "A token for a rider's phone.",
  audience: 'open',
  rate: 60,
  body: z.object({ rider_id: z.string().max(80), secret: z.string().max(200) }),
  answer: z.object({
    result: z.object({
      token: z.string(),
      expires: z.number().int(),
      rider: z.object({ id: z.string(), name: z.string() }),
    }),
  }),
})
