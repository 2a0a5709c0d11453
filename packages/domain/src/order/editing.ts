import { isSamePoint, type Point } from '../geo/index.ts'
import { isDue } from './due.ts'
import type { OrderStatus } from './lifecycle/status.ts'

/** A pre-order rests in RECEIVED until its search begins; an instant order passes NEW and RECEIVED at once. */
const open: readonly OrderStatus[] = [
  'NEW',
  'RECEIVED',
  'WAITING_FOR_TRANSPORT',
  'ASSIGNED_TO_TRANSPORT',
  'MODIFIED',
]

interface EditableOrder {
  readonly status: OrderStatus
  /** Seconds since 1970; null for an instant order. */
  readonly preorderedFor: number | null
}

/**
 * The status of an order after a change. Before its search it keeps its status: dispatch has nothing to take back,
 * and a scheduled order must not be dispatched before its time. `now` in seconds since 1970.
 */
export function statusOfEdited({ status, preorderedFor }: EditableOrder, now: number): OrderStatus {
  if (status === 'NEW') return 'NEW'
  return status === 'RECEIVED' && !isDue(preorderedFor, now) ? 'RECEIVED' : 'MODIFIED'
}

/** Returns whether the vendor may still change the order: until a rider has accepted. */
export const editable = (status: OrderStatus): boolean => open.includes(status)

/** The facts that the fee of an order depends on. */
export interface FeeFacts {
  readonly destination: Point
  readonly isPaidAtDoor: boolean
}

/** Returns whether an order keeps its fee: same destination, and still paid at the door or still not. */
export const keepsFee = (before: FeeFacts, after: FeeFacts): boolean =>
  isSamePoint(before.destination, after.destination) && before.isPaidAtDoor === after.isPaidAtDoor
