import { textLengths } from '@beckon/domain/limits'
import { doorTroubles, riderTroubles, waitPlaces } from '@beckon/domain/order'
import { riderProblems } from '@beckon/domain/rider'
import { z } from 'zod'
import { amount, line, lines, orderId, preciseSeconds } from '../common.ts'

const of = { order_id: orderId }

/** An act of a rider with a parcel; the phone sends it when there is a connection. */
const deed = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('arrive_pickup'), ...of }),
  /** The rider waits at the collection point or at the door. */
  z.object({ kind: z.literal('wait'), ...of, at: z.enum(waitPlaces) }),
  /** `paid`: the amount paid to the shop, that of `pay_at_pickup`. `scanned`: the code on the parcel, where one was read. */
  z.object({
    kind: z.literal('collect'),
    ...of,
    paid: amount.nullable(),
    scanned: z.string().max(200).nullable(),
  }),
  z.object({ kind: z.literal('leave_pickup'), ...of }),
  z.object({ kind: z.literal('arrive_dropoff'), ...of }),
  z.object({
    kind: z.literal('deliver'),
    ...of,
    received_by: line(textLengths.receiver),
    collected: amount.nullable(),
    pin: z.string().max(12).optional(),
    /** The rider saw a document that proves the age; needed where the task has `age_check_required`. */
    age_checked: z.boolean().optional(),
  }),
  z.object({
    kind: z.literal('report_trouble'),
    ...of,
    cause: z.enum(riderTroubles),
    note: lines(textLengths.decisionNote),
  }),
  z.object({ kind: z.literal('report_hold_up'), ...of, seconds: z.number().int().min(60).max(14_400) }),
  /** The shop gets it as a message. `seconds`: the time that is lost, which moves the expected times. */
  z.object({
    kind: z.literal('report_problem'),
    ...of,
    problem: z.enum(riderProblems),
    note: lines(textLengths.decisionNote),
    seconds: z.number().int().min(60).max(14_400).nullable(),
  }),
  /** Before the collection: the rider gives the order back, and the search continues. */
  z.object({
    kind: z.literal('give_up'),
    ...of,
    problem: z.enum(riderProblems),
    note: lines(textLengths.decisionNote),
  }),
  z.object({
    kind: z.literal('start_return'),
    ...of,
    reason: z.enum(doorTroubles),
  }),
  z.object({
    kind: z.literal('hand_back'),
    ...of,
    received_by: line(textLengths.receiver),
    paid_back: amount.nullable(),
  }),
])

/** The phone makes the id, so that an act that is sent twice counts once. */
export const riderAct = z.intersection(z.object({ act_id: z.uuid(), occurred_at: preciseSeconds }), deed)
export type RiderAct = z.infer<typeof riderAct>

/**
 * `applied`: the order was moved, or had been moved so before. `kept`: the act came too late or does not fit; it is
 * stored, shown, and changes nothing.
 */
export const actOutcome = z.object({
  act_id: z.uuid(),
  outcome: z.enum(['applied', 'kept']),
  /** Why it was kept. */
  code: z.string().optional(),
  translation_key: z.string().optional(),
  /** Details of the code, as in an error: invalid fields, tries left of a PIN. */
  meta: z.record(z.string(), z.unknown()).optional(),
  /** The status of the order after the act. */
  status: z.string().optional(),
})
export type ActOutcome = z.infer<typeof actOutcome>
