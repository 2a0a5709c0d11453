import { MESSAGE_LENGTH } from '@beckon/domain/limits'
import { riderProblems } from '@beckon/domain/rider'
import { z } from 'zod'
import { lines, unixSeconds } from '../common.ts'

export const messageText = lines(MESSAGE_LENGTH).min(1)

export const orderMessage = z.object({
  /** 0 for the first of an order. */
  position: z.number().int().min(0),
  sender: z.enum(['vendor', 'rider']),
  /** An operator wrote it for the shop. */
  by_operator: z.literal(true).optional(),
  text: z.string(),
  /** The problem that the rider reported with it; its text may be empty. */
  problem: z.enum(riderProblems).optional(),
  created_at: unixSeconds,
  /** When the other one saw it; null while that has not happened. */
  seen_at: unixSeconds.nullable(),
})
export type OrderMessage = z.infer<typeof orderMessage>

export const conversation = z.object({
  /** Oldest first. */
  messages: z.array(orderMessage),
  /** Whether anything can still be written. */
  open: z.boolean(),
  /** Whether they can call each other. */
  can_call: z.boolean(),
})
export type Conversation = z.infer<typeof conversation>
