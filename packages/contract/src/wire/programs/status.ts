import type { OrderStatus } from '@beckon/domain/order'

/** Statuses of an order for programs, in the usual order. */
export const programStatuses = [
  'awaiting_payment',
  'payment_failed',
  'scheduled',
  'searching',
  'no_rider',
  'rider_assigned',
  'near_pickup',
  'picked_up',
  'near_dropoff',
  'delivered',
  'returning',
  'returned',
  'cancelled',
] as const
export type ProgramStatus = (typeof programStatuses)[number]

/** Names of the statuses for programs; a late order keeps the status of before. */
export const programStatusNames: Readonly<Record<Exclude<OrderStatus, 'DELAYED'>, ProgramStatus>> = {
  INITIATED: 'awaiting_payment',
  PAYMENT_INITIATED: 'awaiting_payment',
  PAYMENT_FAILED: 'payment_failed',
  PAYMENT_CANCELLED: 'payment_failed',
  PAYMENT_COMMITTED: 'searching',
  NEW: 'searching',
  RECEIVED: 'searching',
  MODIFIED: 'searching',
  RECEIVED_BY_VENDOR: 'searching',
  ACCEPTED_BY_VENDOR: 'searching',
  WAITING_FOR_TRANSPORT: 'searching',
  ASSIGNED_TO_TRANSPORT: 'searching',
  STALLED: 'no_rider',
  COURIER_ACCEPTED_DELIVERY: 'rider_assigned',
  NEAR_VENDOR: 'near_pickup',
  PICKED_UP: 'picked_up',
  COURIER_LEFT_VENDOR: 'picked_up',
  NEAR_CUSTOMER: 'near_dropoff',
  DELIVERED: 'delivered',
  RETURN_INITIATED: 'returning',
  RETURNED_TO_VENDOR: 'returned',
  CANCELLED: 'cancelled',
}
