import { helpStatuses } from '@beckon/domain/help'
import { helpLimits } from '@beckon/domain/limits'
import { z } from 'zod'
import { lines, orderId, unixSeconds, vendorId } from '../common.ts'

export const conversationId = z.uuid()
export const fileId = z.uuid()

export const helpFile = z.object({
  file_id: fileId,
  name: z.string(),
  type: z.enum(['image/jpeg', 'application/pdf']),
  bytes: z.number().int(),
})
export type HelpFile = z.infer<typeof helpFile>

export const helpMessage = z.object({
  /** 0 for the first of a conversation. */
  position: z.number().int().min(0),
  sender: z.enum(['user', 'operator']),
  text: z.string(),
  files: z.array(helpFile),
  created_at: unixSeconds,
  /** When the other side saw it. */
  seen_at: unixSeconds.nullable(),
})
export type HelpMessage = z.infer<typeof helpMessage>

export const helpConversation = z.object({
  conversation_id: conversationId,
  vendor_id: vendorId,
  /** The order that the conversation is about, if any. */
  order_id: orderId.nullable(),
  status: z.enum(helpStatuses),
  created_at: unixSeconds,
  updated_at: unixSeconds,
  /** How the last message begins. */
  last: z.string(),
  /** Number of unseen messages of the other side. */
  unseen: z.number().int().min(0),
})
export type HelpConversation = z.infer<typeof helpConversation>

export const wholeConversation = helpConversation.extend({ messages: z.array(helpMessage) })
export type WholeConversation = z.infer<typeof wholeConversation>

/** A message has text, files, or both. */
export const helpWords = z
  .object({ text: lines(helpLimits.text), files: z.array(fileId).max(helpLimits.files) })
  .refine(({ text, files }) => text !== '' || files.length > 0, { path: ['text'] })
