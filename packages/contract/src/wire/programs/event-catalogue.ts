import { type EventType, eventTypes } from '@beckon/domain/event'
import { z } from 'zod'
import { type eventData, instant } from './event-data.ts'

export type EventData = { readonly [Type in EventType]: z.infer<(typeof eventData)[Type]> }

export interface CatalogueEntry<Type extends EventType = EventType> {
  /** When the event happens, in a sentence. */
  readonly meaning: string
  readonly example: EventData[Type]
}

const common = { collection_point: 'bakery-east', sequence: 42 }
const order = {
  ...common,
  order_id: 'bakery-east-7Kq2',
  reference: '1042',
  status: 'picked_up',
  version: 9,
  eta: { pickup: null, dropoff: '2026-11-25T12:40:00.000Z' },
} as const
const beforeRider = {
  ...order,
  status: 'searching',
  version: 1,
  eta: { pickup: null, dropoff: null },
} as const
const over = { ...order, version: 12, eta: { pickup: null, dropoff: null } } as const
const refund = {
  ...over,
  status: 'cancelled',
  refund_id: 'bakery-east-7Kq2.r0',
  amount: { amount: 700, currency: 'SGD' },
  cause: 'called_off',
} as const

/** Every event: when it happens, and an example of its data. The documents are made from it. */
export const eventCatalogue: { readonly [Type in EventType]: CatalogueEntry<Type> } = {
  'order.created': { meaning: 'An order was placed, in whatever way.', example: beforeRider },
  'order.updated': {
    meaning: 'The request of an order was changed, or its rider withdrew and another one is looked for.',
    example: { ...beforeRider, status: 'searching', version: 2, changed: ['address', 'amount'] },
  },
  'order.cancelled': {
    meaning: 'An order was cancelled, or its payment came to nothing. Nothing follows.',
    example: { ...over, status: 'cancelled', reason: 'mistake_error' },
  },
  'delivery.rider_assigned': {
    meaning: 'A rider has accepted the order, or taken it over from another rider.',
    example: { ...order, status: 'rider_assigned', version: 5 },
  },
  'delivery.arrived_pickup': {
    meaning: 'The rider is at the collection point.',
    example: { ...order, status: 'near_pickup', version: 6 },
  },
  'delivery.picked_up': {
    meaning: 'The rider has the parcel.',
    example: { ...order, status: 'picked_up', version: 7 },
  },
  'delivery.imminent': {
    meaning: 'The rider is within some 400 m of the door. Once per order.',
    example: order,
  },
  'delivery.arrived_dropoff': {
    meaning: 'The rider is at the door.',
    example: { ...order, status: 'near_dropoff', version: 10 },
  },
  'delivery.delivered': {
    meaning: 'The parcel was handed over. Nothing follows but money.',
    example: { ...over, status: 'delivered' },
  },
  'delivery.returning': {
    meaning: 'The parcel could not be handed over and is on its way back.',
    example: { ...over, status: 'returning', reason: 'refused' },
  },
  'delivery.returned': {
    meaning: 'The parcel is at the collection point again. Nothing follows but money.',
    example: { ...over, status: 'returned', version: 13 },
  },
  'delivery.failed': {
    meaning: 'No rider was found. The order waits for a decision.',
    example: { ...beforeRider, status: 'no_rider', version: 4, reason: 'no_rider_found' },
  },
  'delivery.eta_changed': {
    meaning:
      'An expected time has moved by two minutes or more, or the order is late. Other events carry the times, too.',
    example: { ...order, is_delayed: false },
  },
  'delivery.needs_decision': {
    meaning: 'A delivery has a problem, and the shop is asked. The default option applies without an answer.',
    example: {
      ...order,
      status: 'near_dropoff',
      version: 11,
      cause: 'unreachable',
      options: ['try_again', 'bring_back'],
      fallback: 'bring_back',
      answer_by: '2026-11-25T12:50:00.000Z',
    },
  },
  'delivery.decided': {
    meaning: 'The question about a delivery has been answered, by whom it may be.',
    example: {
      ...order,
      status: 'near_dropoff',
      version: 12,
      cause: 'unreachable',
      option: 'try_again',
      by: 'shop',
    },
  },
  'courier.position': {
    meaning:
      'A position of the rider with the parcel, at most every 15 seconds; only for endpoints that name this type. Sent once and kept for an hour.',
    example: {
      ...common,
      order_id: order.order_id,
      latitude: 1.3,
      longitude: 103.85,
      taken_at: '2026-11-25T12:31:15.000Z',
    },
  },
  'payment.taken': {
    meaning: 'An online payment succeeded.',
    example: { ...beforeRider, status: 'searching', version: 3 },
  },
  'payment.failed': {
    meaning: 'An online payment was refused. The order is cancelled.',
    example: { ...beforeRider, status: 'payment_failed', version: 3, reason: 'payment_refused' },
  },
  'payment.cancelled': {
    meaning: 'An online payment was given up. The order is cancelled.',
    example: { ...beforeRider, status: 'payment_failed', version: 3, reason: 'payment_abandoned' },
  },
  'payment.refunded': { meaning: 'Money was paid back.', example: refund },
  'payment.refund_failed': { meaning: 'The gateway refused to pay money back.', example: refund },
  'cash.settled': {
    meaning: 'Collected cash was paid out to the shop.',
    example: { ...common, settlement_id: '0b9c', amount: { amount: 125_000, currency: 'SGD' }, orders: 31 },
  },
  'bulk.checked': {
    meaning: 'Every row of an upload has been checked.',
    example: { ...common, job_id: 'bakery-east-J4', rows: 120 },
  },
  'bulk.placed': {
    meaning: 'The orders of an upload have been placed as far as that was possible.',
    example: { ...common, job_id: 'bakery-east-J4', rows: 120 },
  },
  'endpoint.disabled': {
    meaning: 'An endpoint was turned off: it failed for five days, or answered 410.',
    example: {
      ...common,
      endpoint_id: 'we_4Qm',
      cause: 'failing',
      failing_since: '2026-11-20T08:00:00.000Z',
    },
  },
  ping: {
    meaning: 'A test that somebody asked for.',
    example: { ...common, sequence: 0, endpoint_id: 'we_4Qm' },
  },
}

/** An event as it is sent and as it can be fetched; the id is that of the header `webhook-id`. */
export const publicEvent = z.object({
  id: z.string(),
  type: z.enum(eventTypes),
  timestamp: instant,
  data: z.record(z.string(), z.unknown()),
})
export type PublicEvent = z.infer<typeof publicEvent>
