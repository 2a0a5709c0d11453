import { exceptionKinds, exceptionRemedies } from '@beckon/domain/exception'
import { decisionCauses, orderStatuses } from '@beckon/domain/order'
import { z } from 'zod'
import { amount, unixSeconds } from '../common.ts'

export const exceptionId = z.string().min(1).max(64)

/** The state that made the exception; each kind has some of these. */
export const exceptionFacts = z.object({
  /** Since when the state lasts, or the time that was promised. */
  since: unixSeconds.optional(),
  status: z.enum(orderStatuses).optional(),
  /** The question to the shop, and the end of its time to answer. */
  cause: z.enum(decisionCauses).optional(),
  answer_by: unixSeconds.optional(),
  /** Attempts of the service: riders asked, tries of a refund, of a message or of an upload. */
  tries: z.number().int().optional(),
  /** Parcels of the rider, or messages or events that wait. */
  count: z.number().int().optional(),
  /** Cash that was due and that was collected, or the money of a payment or refund. */
  due: amount.optional(),
  amount: amount.optional(),
  currency: z.string().optional(),
  channel: z.enum(['mail', 'text']).optional(),
  file_name: z.string().optional(),
  /** The last failure, as the other side reported it. */
  fault: z.string().optional(),
})

/** An order as a line of the queue names it. */
const namedOrder = z.object({
  order_id: z.string(),
  vendor_id: z.string(),
  status: z.enum(orderStatuses),
  shop: z.string(),
  customer: z.string(),
})
const namedRider = z.object({ rider_id: z.string(), name: z.string(), is_simulated: z.boolean() })
const namedOperator = z.object({ operator_id: z.string(), name: z.string() })

export const exceptionRecord = z.object({
  exception_id: exceptionId,
  kind: z.enum(exceptionKinds),
  /** `order:sg-900-AbC`, `rider:…`, `upload:…`, `mail:mail`, `webhook:…`. */
  subject: z.string(),
  order: namedOrder.nullable(),
  rider: namedRider.nullable(),
  facts: exceptionFacts,
  opened_at: unixSeconds,
  /** How often it came back after it had been closed. */
  reopenings: z.number().int(),
  owner: namedOperator.nullable(),
  /** Null where it is not snoozed. */
  snoozed_until: unixSeconds.nullable(),
  snooze_reason: z.string().nullable(),
  closed_at: unixSeconds.nullable(),
  /** Null while it is open, and where the service closed it. */
  closed_by: namedOperator.nullable(),
  close_reason: z.string().nullable(),
  changed_at: unixSeconds,
})
export type ExceptionRecord = z.infer<typeof exceptionRecord>

/** An attempt of the service to solve it. */
const exceptionAttempt = z.object({
  at: unixSeconds,
  kind: z.enum(['offer', 'question', 'refund', 'message', 'upload', 'payment', 'webhook']),
  /** `expired`, `declined`, `FAILED`. */
  state: z.string(),
  /** The rider who was asked, the question, the failure. */
  text: z.string(),
})
export type ExceptionAttempt = z.infer<typeof exceptionAttempt>

const exceptionEvent = z.object({
  at: unixSeconds,
  kind: z.enum([
    ...([
      'opened',
      'reopened',
      'closed',
      'taken',
      'given',
      'left',
      'snoozed',
      'woken',
      'noted',
      'remedied',
      'mailed',
    ] as const),
  ]),
  /** Null for the service. */
  operator: namedOperator.nullable(),
  /** The reason, the note, the name of the remedy or of the new owner. */
  text: z.string().nullable(),
})

/** A remedy and what it costs the shop, as it would be now. */
export const offeredRemedy = z.object({
  name: z.enum(exceptionRemedies),
  /** Added to the charges of the shop. */
  charge: amount,
  /** Money that goes back to the card of the shop. */
  refund: amount,
  currency: z.string(),
  /** Whether the roles of the caller allow it. */
  is_allowed: z.boolean(),
})
export type OfferedRemedy = z.infer<typeof offeredRemedy>

const contact = z.object({ who: z.enum(['rider', 'shop', 'customer']), name: z.string(), phone: z.string() })

export const exceptionDetail = z.object({
  exception: exceptionRecord,
  remedies: z.array(offeredRemedy),
  attempts: z.array(exceptionAttempt),
  events: z.array(exceptionEvent),
  contacts: z.array(contact),
  /** The operators to whom the exception can be given. */
  operators: z.array(namedOperator),
})
export type ExceptionDetail = z.infer<typeof exceptionDetail>

/** Seconds; null where there is nothing to measure. */
const wait = z.object({ median: z.number().int().nullable(), p90: z.number().int().nullable() })

export const exceptionMeasures = z.object({
  /** From the opening to the first owner, and to the end, of those that were opened in the last 24 hours. */
  until_taken: wait,
  until_closed: wait,
  /** Of those that are open. */
  oldest_opened_at: unixSeconds.nullable(),
  open: z.array(
    z.object({ kind: z.enum(exceptionKinds), count: z.number().int(), unowned: z.number().int() }),
  ),
  /** In the day of the country. */
  opened_today: z.number().int(),
  closed_today: z.number().int(),
  closed_by_hand_today: z.number().int(),
})
export type ExceptionMeasures = z.infer<typeof exceptionMeasures>

export const exceptionAlert = z.object({
  kind: z.enum(exceptionKinds),
  sound: z.boolean(),
  mail: z.boolean(),
})
