import type { MoveReason, OrderStatus } from '../order/index.ts'
import type { EventType } from './types.ts'

/** The part of an order on which its events depend. Times in seconds since 1970. */
export interface OrderState {
  readonly status: OrderStatus
  readonly riderId: string | null
  readonly pickupAt: number | null
  readonly dropoffAt: number | null
  readonly isDelayed: boolean
}

export interface OrderChange {
  /** Null for a new order. */
  readonly before: OrderState | null
  readonly after: OrderState
  /** Of a move; null where the status stays. */
  readonly reason: MoveReason | null
}

/** Statuses whose first moment is an event. */
const ofStatus: Partial<Readonly<Record<OrderStatus, EventType>>> = {
  PAYMENT_COMMITTED: 'payment.taken',
  PAYMENT_FAILED: 'payment.failed',
  PAYMENT_CANCELLED: 'payment.cancelled',
  NEAR_VENDOR: 'delivery.arrived_pickup',
  PICKED_UP: 'delivery.picked_up',
  NEAR_CUSTOMER: 'delivery.arrived_dropoff',
  DELIVERED: 'delivery.delivered',
  RETURN_INITIATED: 'delivery.returning',
  RETURNED_TO_VENDOR: 'delivery.returned',
  STALLED: 'delivery.failed',
  CANCELLED: 'order.cancelled',
}

/** An order whose payment came to nothing is over. */
const endsOrder: readonly OrderStatus[] = ['PAYMENT_FAILED', 'PAYMENT_CANCELLED']
const updates: readonly MoveReason[] = ['EDITED', 'SET_FOR_LATER', 'NEW_PIN']

/** Returns the types of the events of a change, in the order in which they happened. */
export function orderEvents({ before, after, reason }: OrderChange): readonly EventType[] {
  if (!before) return ['order.created']
  const types: EventType[] = []
  if (reason !== null && updates.includes(reason)) types.push('order.updated')
  if (after.riderId !== null && after.riderId !== before.riderId) types.push('delivery.rider_assigned')
  if (hasLostRider(before, after)) types.push('order.updated')
  const ofMove = before.status === after.status ? undefined : ofStatus[after.status]
  if (ofMove) types.push(ofMove)
  if (before.status !== after.status && endsOrder.includes(after.status)) types.push('order.cancelled')
  return types.length > 0 || !isExpectedOtherwise(before, after) ? types : ['delivery.eta_changed']
}

/** The rider withdrew, or an operator took the order back: another one is looked for. */
const hasLostRider = (before: OrderState, after: OrderState): boolean =>
  before.riderId !== null && after.riderId === null && after.status === 'WAITING_FOR_TRANSPORT'

/** Expected times are published in steps of this many seconds, so that small changes that add up are published too. */
const STEP_SECONDS = 120

/** Returns whether the expected times became others, or the order late. Other events carry the times, too. */
function isExpectedOtherwise(before: OrderState, after: OrderState): boolean {
  if (after.isDelayed && !before.isDelayed) return true
  return isOther(before.pickupAt, after.pickupAt) || isOther(before.dropoffAt, after.dropoffAt)
}

const isOther = (before: number | null, after: number | null): boolean =>
  after !== null && (before === null || stepOf(before) !== stepOf(after))

const stepOf = (at: number): number => Math.floor(at / STEP_SECONDS)
