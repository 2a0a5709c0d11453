import { localeTags } from '@beckon/domain/country'
import { documentStates, dutyStates, strikeKinds, strikeStates } from '@beckon/domain/rider'
import { z } from 'zod'
import { lines, orderId, unixSeconds } from '../common.ts'
import { documentKind, operatedDocument } from './rider-document.ts'
import { operatedRider, riderDevice, riderId } from './rider.ts'
import { zone, zoneId } from './zone.ts'

/** A note of operators about a rider, which the rider does not see. */
export const riderNote = lines(1000)

/** A rider in the list of operators. */
export const listedRider = operatedRider.extend({
  duty: z.object({ state: z.enum(dutyStates), since: unixSeconds.nullable() }),
  /** How duty and planned shifts agree now; null for a rider who is off duty without a shift. */
  shift: z.enum(['in_shift', 'outside_shift', 'absent']).nullable(),
  /** Required documents that do not count or expire soon, and documents that wait to be checked. */
  documents_due: z.array(z.object({ kind: documentKind, state: z.enum(documentStates) })),
  /** Strikes in force. */
  strikes: z.number().int(),
  /** Enough strikes are in force for a suspension, which an operator decides. */
  proposes_suspension: z.boolean(),
})
export type ListedRider = z.infer<typeof listedRider>

/** A rider on the rider's own page of the console. */
export const shownRider = listedRider.extend({
  language: z.enum(localeTags).nullable(),
  note: z.string(),
  /** Why the rider has the present status; null where no operator set it. */
  status_reason: z.string().nullable(),
  status_since: unixSeconds.nullable(),
  /** None for everywhere. */
  zones: z.array(zone.pick({ id: true, name: true })),
})
export type ShownRider = z.infer<typeof shownRider>

/** One kind of document of a rider, as operators see it. */
export const operatedDocuments = z.object({
  kind: documentKind,
  is_required: z.boolean(),
  state: z.enum(documentStates),
  sent: z.array(operatedDocument),
})
export type OperatedDocuments = z.infer<typeof operatedDocuments>

/** The devices of a rider, and the app beside the page that reports positions. */
export const operatedDevices = z.object({
  devices: z.array(riderDevice.omit({ is_current: true })),
  tracker: z.object({ created_at: unixSeconds, used_at: unixSeconds }).nullable(),
})
export type OperatedDevices = z.infer<typeof operatedDevices>

export const shiftId = z.uuid()

/** A time in which a rider is planned to work. */
export const shift = z.object({
  id: shiftId,
  rider_id: riderId,
  rider_name: z.string(),
  starts_at: unixSeconds,
  ends_at: unixSeconds,
  /** Null for wherever the rider works. */
  zone_id: zoneId.nullable(),
  zone_name: z.string().nullable(),
})
export type WireShift = z.infer<typeof shift>

export const strikeId = z.uuid()
export const strikeKind = z.enum(strikeKinds)

const strike = z.object({
  id: strikeId,
  kind: strikeKind,
  /** The rider reads it. */
  reason: z.string(),
  order_id: orderId.nullable(),
  state: z.enum(strikeStates),
  given_at: unixSeconds,
  expires_at: unixSeconds,
  /** Of the rider; null without one. */
  answer: z.string().nullable(),
  answered_at: unixSeconds.nullable(),
  withdrawn_at: unixSeconds.nullable(),
})

/** Strikes of a rider, the newest first. */
export const ownStrikes = z.object({
  in_force: z.number().int(),
  strikes: z.array(strike.extend({ may_answer: z.boolean() })),
})
export type OwnStrikes = z.infer<typeof ownStrikes>

/** The same for operators. */
export const operatedStrikes = z.object({
  in_force: z.number().int(),
  proposes_suspension: z.boolean(),
  strikes: z.array(strike.extend({ given_by: z.string(), withdrawn_reason: z.string().nullable() })),
})
export type OperatedStrikes = z.infer<typeof operatedStrikes>
