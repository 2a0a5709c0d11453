import { eventTypes } from '@beckon/domain/event'
import { z } from 'zod'
import { line, vendorId } from '../common.ts'
import { publicEvent } from './event-catalogue.ts'
import { instant } from './event-data.ts'

export const endpointId = z.string().min(4).max(40)
export const eventId = z.string().min(4).max(40)

/** Opaque; of the answer before. */
export const eventCursor = z.string().max(40)

/** The most events of a page. */
export const EVENTS_PER_PAGE = 100

export const webhookEndpoint = z.object({
  endpoint_id: endpointId,
  url: z.string(),
  description: z.string(),
  /** Null for every type but `courier.position` and `ping`. */
  events: z.array(z.enum(eventTypes)).nullable(),
  /** Whether events have names, telephone numbers and addresses. */
  full: z.boolean(),
  /** Null for all collection points of the business. */
  collection_points: z.array(vendorId).nullable(),
  on: z.boolean(),
  created_at: instant,
  /** Until then events are signed with the earlier secret, too. */
  earlier_secret_until: instant.nullable(),
  last_success_at: instant.nullable(),
  /** Since when every attempt has failed. */
  failing_since: instant.nullable(),
  /** Null for one that the service did not turn off. */
  disabled: z.object({ at: instant, cause: z.enum(['failing', 'gone']) }).nullable(),
})
export type WebhookEndpoint = z.infer<typeof webhookEndpoint>

/** As typed: the address is checked by the service. */
const url = z.string().min(1).max(2048)
const description = line(200)
const events = z.array(z.enum(eventTypes)).min(1).max(eventTypes.length).nullable()
const collectionPoints = z.array(vendorId).min(1).max(500).nullable()

export const newWebhookEndpoint = z.strictObject({
  url,
  description: description.default(''),
  events: events.default(null),
  full: z.boolean().default(false),
  collection_points: collectionPoints.default(null),
})
export type NewWebhookEndpoint = z.infer<typeof newWebhookEndpoint>

export const webhookEndpointChange = z.strictObject({
  url: url.optional(),
  description: description.optional(),
  events: events.optional(),
  full: z.boolean().optional(),
  collection_points: collectionPoints.optional(),
  on: z.boolean().optional(),
})
export type WebhookEndpointChange = z.infer<typeof webhookEndpointChange>

/** Hours for which the earlier secret signs, too. */
export const rolledSecret = z.strictObject({ overlap_hours: z.number().int().min(0).max(168).default(24) })

/** Shown once. */
export const webhookSecret = z.object({ endpoint_id: endpointId, secret: z.string() })

export const webhookDelivery = z.object({
  endpoint_id: endpointId,
  event_id: eventId,
  type: z.enum(eventTypes),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.number().int(),
  created_at: instant,
  /** Null for one that is not tried again by itself. */
  next_attempt_at: instant.nullable(),
  delivered_at: instant.nullable(),
  /** Of the last answer; null where there was none. */
  last_status: z.number().int().nullable(),
})
export type WebhookDelivery = z.infer<typeof webhookDelivery>

export const webhookAttempt = z.object({
  at: instant,
  /** Null where there was no answer. */
  status: z.number().int().nullable(),
  /** Why there was no answer. */
  error: z.string().nullable(),
  duration_ms: z.number().int(),
  /** At most its first 4,096 bytes. */
  answer: z.string(),
})

export const webhookDeliveryDetail = webhookDelivery.extend({
  /** The body as it is sent; null where a full one is not kept any more. */
  body: z.string().nullable(),
  attempts_made: z.array(webhookAttempt),
})

export const deliveryQuery = z.strictObject({
  state: z.enum(['waiting', 'delivered', 'failed']).optional(),
  after: eventCursor.optional(),
  limit: z.coerce.number().int().min(1).max(EVENTS_PER_PAGE).default(25),
})

/** In place of a cursor: only events that happen from now on. */
export const EVENTS_FROM_NOW = 'now'

export const eventQuery = z.strictObject({
  after: eventCursor
    .optional()
    .describe(
      '`next_cursor` of the last answer. `now` answers no event, and the cursor of those that happen from now on.',
    ),
  limit: z.coerce.number().int().min(1).max(EVENTS_PER_PAGE).default(25),
  type: z.enum(eventTypes).optional(),
  order_id: z.string().min(3).max(100).optional(),
})

/** The portal also reads the log from its end; `after` then continues to older events. */
export const portalEventQuery = eventQuery.extend({ order: z.enum(['oldest', 'newest']).default('oldest') })

/** `next_cursor` continues the page, also when nothing newer is there yet. */
const page = <Item extends z.ZodType>(item: Item) =>
  z.object({ data: z.array(item), has_more: z.boolean(), next_cursor: eventCursor })

export const eventPage = page(publicEvent)
export const deliveryPage = page(webhookDelivery)

export const resendQuery = z.strictObject({ since: instant })
export const testEvent = z.strictObject({ type: z.enum(eventTypes).default('ping') })
