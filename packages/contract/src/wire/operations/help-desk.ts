import { localeTags } from '@beckon/domain/country'
import { helpLimits, textLengths } from '@beckon/domain/limits'
import { z } from 'zod'
import { line, lines, orderId, unixSeconds, vendorId } from '../common.ts'
import { helpConversation, helpMessage } from '../support/help.ts'

export const helper = z.object({ operator_id: z.string(), name: z.string() })

/** A conversation as operators see it. */
export const deskConversation = helpConversation.extend({
  vendor_name: z.string(),
  /** The operator who answers; null for anyone. */
  assigned_to: helper.nullable(),
  /** Since when the business waits for an answer; null where it does not. */
  waiting_since: unixSeconds.nullable(),
  first_answer_at: unixSeconds.nullable(),
  /** BCP 47, of the page that it was begun on. */
  language: z.string(),
})
export type DeskConversation = z.infer<typeof deskConversation>

/** The text is shown beside the shop and the order that it is about. */
export const wholeDeskConversation = deskConversation.extend({
  messages: z.array(helpMessage),
  person: z.string(),
  shop: z.object({
    vendor_id: vendorId,
    name: z.string(),
    phone: z.string(),
    address: z.string(),
    is_active: z.boolean(),
  }),
  order: z
    .object({
      order_id: orderId,
      status: z.string(),
      created_at: unixSeconds,
      customer_name: z.string(),
      customer_phone: z.string(),
      dropoff_address: z.string(),
      rider_name: z.string().nullable(),
    })
    .nullable(),
})
export type WholeDeskConversation = z.infer<typeof wholeDeskConversation>

export const helpTemplate = z.object({
  template_id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/u),
  title: line(textLengths.businessName).pipe(z.string().trim().min(1)),
  texts: z
    .partialRecord(z.enum(localeTags), lines(helpLimits.text).pipe(z.string().trim().min(1)))
    .refine((texts) => Object.keys(texts).length > 0),
})
export type HelpTemplate = z.infer<typeof helpTemplate>

/** How long people wait. Seconds. */
export const helpWaits = z.object({
  /** Waiting for an answer now: in all, without an operator, and of the caller. */
  open: z.number().int(),
  unassigned: z.number().int(),
  mine: z.number().int(),
  oldest_since: unixSeconds.nullable(),
  /** Conversations with their first answer today, and the median of their waits. */
  answered_today: z.number().int(),
  median_first_answer: z.number().int().nullable(),
})
export type HelpWaits = z.infer<typeof helpWaits>
