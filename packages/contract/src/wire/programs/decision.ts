import { textLengths } from '@beckon/domain/limits'
import { z } from 'zod'
import { latitude, line, lines, longitude } from '../common.ts'
import { isoTime, money } from './common.ts'

export const decisionCauses = [
  'unreachable',
  'refused',
  'wrong_address',
  'damaged',
  'rider_stopped',
  'wrong_pin',
  'no_rider',
] as const

export const decisionOptions = [
  'try_again',
  'new_dropoff',
  'leave_with',
  'bring_back',
  'wait',
  'raise_fee',
  'schedule',
  'cancel',
  'carry_on',
] as const

/** A question about an order that cannot go on by itself. */
export const decision = z
  .object({
    number: z.number().int().describe('Names the question in the answer to it.'),
    cause: z.enum(decisionCauses),
    note: z.string().describe('Text of the rider.'),
    opened_at: isoTime,
    answer_by: isoTime,
    options: z
      .array(z.object({ option: z.enum(decisionOptions), price: money }))
      .describe('Prices come on top of the fee.'),
    fallback: z.enum(decisionOptions).describe('Carried out where no answer comes in time.'),
  })
  .meta({ id: 'Decision' })

const number = z.number().int().min(0)
const note = lines(textLengths.decisionNote).default('').describe('For the rider.')

export const decisionGiven = z.discriminatedUnion('option', [
  z.strictObject({ option: z.literal('try_again'), number, note }),
  z.strictObject({
    option: z.literal('new_dropoff'),
    number,
    dropoff: z.strictObject({
      latitude,
      longitude,
      address: line(textLengths.address).min(1),
      notes: lines(textLengths.notes).default(''),
    }),
  }),
  z.strictObject({ option: z.literal('leave_with'), number, name: line(textLengths.receiver).min(1), note }),
  z.strictObject({ option: z.literal('bring_back'), number }),
  z.strictObject({ option: z.literal('carry_on'), number }),
  z.strictObject({ option: z.literal('wait'), number }),
  z.strictObject({ option: z.literal('raise_fee'), number }),
  z.strictObject({ option: z.literal('schedule'), number, collect_at: isoTime }),
  z.strictObject({ option: z.literal('cancel'), number }),
])
export type ProgramDecisionGiven = z.infer<typeof decisionGiven>
export type ProgramDecision = z.infer<typeof decision>
