import type { OrderStatus } from './lifecycle/status.ts'

/** The meaning of a status for the customer. */
export const trackingSentences = [
  'placed',
  'searching',
  'to-collection',
  'near-collection',
  'collected',
  'near-delivery',
  'delivered',
  'cancelled',
  'unpaid',
  'stalled',
  'delayed',
  'returning',
  'returned',
  'paying',
  'payment-failed',
] as const
export type TrackingSentence = (typeof trackingSentences)[number]

const sentences: Readonly<Record<OrderStatus, TrackingSentence>> = {
  INITIATED: 'paying',
  PAYMENT_INITIATED: 'paying',
  PAYMENT_COMMITTED: 'placed',
  PAYMENT_FAILED: 'payment-failed',
  PAYMENT_CANCELLED: 'unpaid',
  NEW: 'placed',
  RECEIVED: 'placed',
  MODIFIED: 'placed',
  RECEIVED_BY_VENDOR: 'placed',
  ACCEPTED_BY_VENDOR: 'placed',
  WAITING_FOR_TRANSPORT: 'searching',
  ASSIGNED_TO_TRANSPORT: 'searching',
  COURIER_ACCEPTED_DELIVERY: 'to-collection',
  NEAR_VENDOR: 'near-collection',
  PICKED_UP: 'collected',
  COURIER_LEFT_VENDOR: 'collected',
  NEAR_CUSTOMER: 'near-delivery',
  DELIVERED: 'delivered',
  CANCELLED: 'cancelled',
  STALLED: 'stalled',
  DELAYED: 'delayed',
  RETURN_INITIATED: 'returning',
  RETURNED_TO_VENDOR: 'returned',
}

export const sentenceOf = (status: OrderStatus): TrackingSentence => sentences[status]
