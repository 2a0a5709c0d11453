import { textLengths } from '@beckon/domain/limits'
import { decisionCauses, decisionOptions } from '@beckon/domain/order'
import { z } from 'zod'
import { amount, latitude, line, lines, longitude, signedAmount, unixSeconds } from '../common.ts'

/** An open decision of the shop about one of its orders. */
export const orderDecision = z.object({
  /** Counted from 0: an answer names the question that it is for. */
  position: z.number().int().min(0),
  cause: z.enum(decisionCauses),
  /** Text of the rider. */
  note: z.string(),
  opened_at: unixSeconds,
  answer_by: unixSeconds,
  /** Prices come on top of the fee; that of a new pin is the least, the rest is by the distance. */
  options: z.array(z.object({ option: z.enum(decisionOptions), price: amount })),
  /** The option that is carried out without an answer in time. */
  fallback: z.enum(decisionOptions),
})
export type OrderDecision = z.infer<typeof orderDecision>

export const chargeKinds = ['TRY_AGAIN', 'NEW_PIN', 'BRING_BACK', 'RAISE_FEE'] as const
export const orderCharge = z.object({ kind: z.enum(chargeKinds), amount: signedAmount })
export type OrderCharge = z.infer<typeof orderCharge>

const newDoor = z.object({
  latitude,
  longitude,
  address: line(textLengths.address).min(1),
  notes: lines(textLengths.notes),
})

/** The chosen option with its data. */
export const decisionAnswer = z.discriminatedUnion('option', [
  z.object({ option: z.literal('TRY_AGAIN'), note: lines(textLengths.decisionNote).default('') }),
  z.object({ option: z.literal('NEW_PIN'), location: newDoor }),
  z.object({
    option: z.literal('LEAVE_WITH'),
    name: line(textLengths.receiver).min(1),
    note: lines(textLengths.decisionNote).default(''),
  }),
  z.object({ option: z.literal('BRING_BACK') }),
  z.object({ option: z.literal('CARRY_ON') }),
  z.object({ option: z.literal('WAIT') }),
  z.object({ option: z.literal('RAISE_FEE') }),
  z.object({ option: z.literal('SCHEDULE'), preordered_for: unixSeconds }),
  z.object({ option: z.literal('CANCEL') }),
])
export type DecisionAnswer = z.infer<typeof decisionAnswer>
