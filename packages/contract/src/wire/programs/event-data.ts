import { z } from 'zod'
import { latitude, longitude } from '../common.ts'
import { money } from './common.ts'
import { decisionCauses, decisionOptions } from './decision.ts'
import { programStatuses } from './status.ts'

/** ISO 8601 with milliseconds, UTC. */
export const instant = z.iso.datetime()

/**
 * The order with personal data: only in events of endpoints that chose full events. As it is when the event is sent first.
 * The fields have the names of `GET /orders/{id}`.
 */
const fullOrder = z.object({
  collect_at: instant.nullable(),
  customer: z.object({ name: z.string(), phone: z.string() }),
  dropoff: z.object({
    address: z.string(),
    unit: z.string().nullable(),
    building: z.string().nullable(),
    notes: z.string(),
    latitude,
    longitude,
  }),
  goods: z.object({ description: z.string(), value: money }),
  /** Null before a rider has accepted. */
  rider: z.object({ name: z.string(), vehicle: z.string().nullable() }).nullable(),
})
export type FullOrder = z.infer<typeof fullOrder>

/** The part that every event has. */
const common = z.object({
  collection_point: z.string(),
  /** Grows by one with each event of the collection point: a program sorts by it, and notices what it missed. 0 for a test. */
  sequence: z.number().int().min(0),
})

const order = common.extend({
  order_id: z.string(),
  /** The number that the shop gave the order; null without one. */
  reference: z.string().nullable(),
  status: z.enum(programStatuses),
  /** Grows with each change of the order. */
  version: z.number().int(),
  eta: z.object({ pickup: instant.nullable(), dropoff: instant.nullable() }),
  order: fullOrder.optional(),
})

/** A permanent code in lower case. */
const reason = z.string()
const changed = z.array(z.string())

/** The data of each type of event. Fields are added; none is removed or changes its meaning. */
export const eventData = {
  'order.created': order,
  'order.updated': order.extend({ changed }),
  'order.cancelled': order.extend({ reason }),
  'delivery.rider_assigned': order,
  'delivery.arrived_pickup': order,
  'delivery.picked_up': order,
  'delivery.imminent': order,
  'delivery.arrived_dropoff': order,
  'delivery.delivered': order,
  'delivery.returning': order.extend({ reason }),
  'delivery.returned': order,
  'delivery.failed': order.extend({ reason }),
  'delivery.eta_changed': order.extend({ is_delayed: z.boolean() }),
  'delivery.needs_decision': order.extend({
    cause: z.enum(decisionCauses),
    options: z.array(z.enum(decisionOptions)),
    /** The option that applies without an answer. */
    fallback: z.enum(decisionOptions),
    answer_by: instant,
  }),
  'delivery.decided': order.extend({
    cause: z.enum(decisionCauses),
    /** Null where the question became obsolete. */
    option: z.enum(decisionOptions).nullable(),
    by: z.enum(['shop', 'system', 'operator']),
  }),
  'courier.position': common.extend({
    order_id: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    taken_at: instant,
  }),
  'payment.taken': order,
  'payment.failed': order.extend({ reason }),
  'payment.cancelled': order.extend({ reason }),
  'payment.refunded': order.extend({ refund_id: z.string(), amount: money, cause: z.string() }),
  'payment.refund_failed': order.extend({
    refund_id: z.string(),
    amount: money,
    cause: z.string(),
  }),
  'cash.settled': common.extend({ settlement_id: z.string(), amount: money, orders: z.number().int() }),
  'bulk.checked': common.extend({ job_id: z.string(), rows: z.number().int() }),
  'bulk.placed': common.extend({ job_id: z.string(), rows: z.number().int() }),
  'endpoint.disabled': common.extend({
    endpoint_id: z.string(),
    /** `gone`: it answered 410. */
    cause: z.enum(['failing', 'gone']),
    failing_since: instant.nullable(),
  }),
  ping: common.extend({ endpoint_id: z.string() }),
} as const
