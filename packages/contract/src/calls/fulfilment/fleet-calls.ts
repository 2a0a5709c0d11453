import { dutyStates } from '@beckon/domain/rider'
import { z } from 'zod'
import { point, preciseSeconds } from '../../wire/common.ts'
import { actOutcome, riderAct } from '../../wire/fulfilment/act.ts'
import {
  assignment,
  dutyRecord,
  earnings,
  lastPosition,
  offer,
  pushSubscription,
  trackedPosition,
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
