import { textLengths } from '@beckon/domain/limits'
import { dutyStates } from '@beckon/domain/rider'
import { z } from 'zod'
import { amount, line, orderId, point, preciseSeconds } from '../../wire/common.ts'
import { actOutcome, riderAct } from '../../wire/fulfilment/act.ts'
import {
  assignment,
  dutyRecord,
  earnings,
  offer,
  position,
  proof,
  pushSubscription,
  trackedPosition,
  way,
} from '../../wire/fulfilment/fleet.ts'
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
      duty: dutyRecord,
      /** The clock of the service. */
      now: preciseSeconds,
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

/** Acts are applied one after the other in the order of the list; one that is kept does not stop the following ones. */
export const sendActs = defineCall({
  name: 'sendActs',
  method: 'POST',
  path: `${base}/acts`,
  summary: 'What the rider did, with its own times; late and repeated acts are taken without harm.',
  audience: 'rider',
  rate: 600,
  body: z.object({
    acts: z.array(riderAct).min(1).max(50),
    /** The time of the phone's clock when it sent this. */
    sent_at: preciseSeconds,
  }),
  answer: z.object({ result: z.array(actOutcome), now: preciseSeconds }),
})

/** Oldest first. Points older than the newest stored one only complete the trail. */
export const sendPositions = defineCall({
  name: 'sendPositions',
  method: 'POST',
  path: `${base}/positions`,
  summary: 'Where the rider was, with the times of the phone.',
  audience: 'rider',
  rate: 600,
  body: z.object({
    positions: z.array(trackedPosition).min(1).max(200),
    heading_to: point.optional(),
    sent_at: preciseSeconds,
  }),
  answer: z.object({ result: z.literal(true), now: preciseSeconds }),
})

export const setDuty = defineCall({
  name: 'setDuty',
  method: 'PUT',
  path: `${base}/duty`,
  summary: 'The rider is on duty, on a break, or off duty.',
  audience: 'rider',
  rate: 60,
  /** Coming on duty needs a position. */
  body: z.object({ state: z.enum(dutyStates), position: trackedPosition.optional() }),
  answer: z.object({ result: dutyRecord }),
})

/** Ways by road for the map of the phone. */
export const riderRoute = defineCall({
  name: 'riderRoute',
  method: 'GET',
  path: `${base}/route`,
  summary: 'The way by road between two points.',
  audience: 'rider',
  rate: 120,
  query: z.object({
    from_latitude: z.coerce.number().min(-90).max(90),
    from_longitude: z.coerce.number().min(-180).max(180),
    to_latitude: z.coerce.number().min(-90).max(90),
    to_longitude: z.coerce.number().min(-180).max(180),
  }),
  answer: z.object({ result: way }),
})

export const pushKey = defineCall({
  name: 'pushKey',
  method: 'GET',
  path: `${base}/push-key`,
  summary: 'The public key (VAPID) for push subscriptions.',
  audience: 'rider',
  answer: z.object({ result: z.object({ public_key: z.string() }) }),
})

export const setPush = defineCall({
  name: 'setPush',
  method: 'PUT',
  path: `${base}/push`,
  summary: 'Send offers to this device by push.',
  audience: 'rider',
  rate: 30,
  body: pushSubscription,
  answer: z.object({ result: z.literal(true) }),
})

export const endPush = defineCall({
  name: 'endPush',
  method: 'DELETE',
  path: `${base}/push`,
  summary: 'Send no more push messages to this device.',
  audience: 'rider',
  answer: z.object({ result: z.literal(true) }),
})

/** The address for Traccar Client; it is shown once and replaces the last one of the device. */
export const createTracker = defineCall({
  name: 'createTracker',
  method: 'POST',
  path: `${base}/tracker`,
  summary: 'An address and an id with which the app Traccar Client reports the positions of this rider.',
  audience: 'rider',
  rate: 10,
  answer: z.object({ result: z.object({ url: z.url(), tracker_id: z.string() }) }),
})

export const riderEarnings = defineCall({
  name: 'riderEarnings',
  method: 'GET',
  path: `${base}/earnings`,
  summary: 'What the rider earned by day, newest first, and the cash in hand.',
  audience: 'rider',
  rate: 120,
  query: z.object({ days: z.coerce.number().int().min(1).max(62).default(14) }),
  answer: z.object({ result: earnings }),
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
  summary: 'The rider is held up, by so many seconds from now on; said again, the last word counts.',
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
