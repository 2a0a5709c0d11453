import type { Actor, OrderStatus } from '../order/index.ts'

/** Rules by which money goes back to a card; BY_HAND is the decision of an operator. */
export const refundCauses = [
  'CALLED_OFF',
  'NO_RIDER',
  'LATE_PAYMENT',
  'OUR_FAULT',
  'CHEAPER',
  'BY_HAND',
] as const
export type RefundCause = (typeof refundCauses)[number]

/** The effect of a move on the payment. */
export interface MoneyMove {
  readonly to: OrderStatus
  readonly reason: string | null
  /** How a parcel that comes back was sent back; absent where it was not. */
  readonly sentBack?: { readonly by: Actor; readonly reason: string | null }
  /** It was later than promised before it was sent back. */
  readonly wasLate: boolean
}

export type MoneyVerdict =
  /** Nothing yet. */
  | { readonly kind: 'NONE' }
  /** The ride was made. */
  | { readonly kind: 'EARNED' }
  /** There was no ride: the payment is refunded. */
  | { readonly kind: 'REFUNDED'; readonly cause: RefundCause }
  /** The ride was made, and its fee is reversed and refunded. */
  | { readonly kind: 'WAIVED'; readonly cause: RefundCause }

/**
 * Returns the effect of a move on the money of the order. A cancelled order is refunded. A returned parcel was ridden both ways: a
 * sender with a wrong address or a closed door pays for it; not after a delay or an accident of ours, or a return by an
 * operator.
 */
export function evaluateMoney(move: MoneyMove): MoneyVerdict {
  const { to, reason } = move
  if (to === 'DELIVERED') return { kind: 'EARNED' }
  if (to === 'CANCELLED') {
    return { kind: 'REFUNDED', cause: reason === 'NO_RIDER_FOUND' ? 'NO_RIDER' : 'CALLED_OFF' }
  }
  if (to === 'PAYMENT_CANCELLED' || to === 'PAYMENT_FAILED')
    return { kind: 'REFUNDED', cause: 'LATE_PAYMENT' }
  if (to !== 'RETURNED_TO_VENDOR') return { kind: 'NONE' }
  return isOurFault(move) ? { kind: 'WAIVED', cause: 'OUR_FAULT' } : { kind: 'EARNED' }
}

/** A wrong address stays wrong, however late. */
function isOurFault({ sentBack, wasLate }: MoneyMove): boolean {
  if (!sentBack || sentBack.by === 'operator') return true
  if (sentBack.reason === 'DAMAGED' || sentBack.reason === 'RIDER_STOPPED') return true
  return wasLate && sentBack.reason !== 'WRONG_ADDRESS'
}
