import { dutyStates, stopKinds } from '@beckon/domain/rider'
import { z } from 'zod'
import { orderId, point, preciseSeconds } from '../../wire/common.ts'
import { actOutcome, riderAct } from '../../wire/fulfilment/act.ts'
import {
  assignment,
  dutyRecord,
  earnings,
  lastPosition,
  offer,
  otherDevice,
  pushSubscription,
  stop,
  trackedPosition,
  transfer,
  way,
} from '../../wire/fulfilment/fleet.ts'
import { defineCall } from '../define-call.ts'

const base = '/api/fleet/v1'
const done = z.object({ result: z.literal(true) })

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
      position: lastPosition.nullable(),
      /** The next stops of all parcels in hand, in the order in which the rider makes them. */
      stops: z.array(stop),
      /** Null where this device came on duty, took an offer or made an act last; it alone sends positions. */
      other_device: otherDevice.nullable(),
      /** Parcels that the rider passes on or takes over. */
      transfers: z.array(transfer),
      /** Orders that an operator took from the rider within the last hour. */
      taken_back: z.array(orderId),
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
  answer: done,
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

/** The stops have to be those of the parcels in hand, each pickup before its drop-off. */
export const setStops = defineCall({
  name: 'setStops',
  method: 'PUT',
  path: `${base}/stops`,
  summary: 'The order in which the rider makes the next stops.',
  audience: 'rider',
  rate: 120,
  body: z.object({
    stops: z
      .array(z.object({ order_id: orderId, kind: z.enum(stopKinds) }))
      .min(1)
      .max(12),
    even_if_late: z.boolean().default(false),
  }),
  answer: z.object({ result: z.array(stop) }),
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
  answer: done,
})

export const endPush = defineCall({
  name: 'endPush',
  method: 'DELETE',
  path: `${base}/push`,
  summary: 'Send no more push messages to this device.',
  audience: 'rider',
  answer: done,
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

/** A rider may be logged in on two phones. An act, an accepted offer and coming on duty do the same. */
export const workHere = defineCall({
  name: 'workHere',
  method: 'PUT',
  path: `${base}/work/here`,
  summary: 'The work goes on with this device.',
  audience: 'rider',
  rate: 30,
  answer: done,
})

/** May be repeated. Until then the parcel is with the first rider. */
export const takeTransfer = defineCall({
  name: 'takeTransfer',
  method: 'POST',
  path: `${base}/transfers/:id/take`,
  summary: 'The rider has got a parcel from the rider who had it.',
  audience: 'rider',
  rate: 60,
  params: z.object({ id: orderId }),
  answer: done,
})
