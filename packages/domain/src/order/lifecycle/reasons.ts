/** Reasons of which the vendor chooses one when it cancels an order. */
export const cancelReasons = ['DELIVERY_ETA_TOO_LONG', 'MISTAKE_ERROR', 'REASON_UNKNOWN'] as const
export type CancelReason = (typeof cancelReasons)[number]

/**
 * Permanent codes in the history of an order: why it was moved. ASSIGNED: an operator chose the rider. GIVEN_BACK: the
 * rider withdrew. TAKEN_BACK: an operator took the order from the rider. HANDED_BACK: the parcel is at the shop again.
 * NEW_PIN: another drop-off point. WRONG_PIN: the handover PIN.
 */
export const moveReasons = [
  'ASKED_FOR',
  'PAYMENT_STARTED',
  'PAYMENT_TAKEN',
  'PAYMENT_REFUSED',
  'PAYMENT_ABANDONED',
  'PAID',
  'RECEIVED',
  'SEEN',
  'AGREED',
  'SEARCHING',
  'OFFERED',
  'ACCEPTED',
  'ASSIGNED',
  'DECLINED',
  'OFFER_EXPIRED',
  'GIVEN_BACK',
  'TAKEN_BACK',
  'EDITED',
  'NO_RIDER_FOUND',
  'ASKED_AGAIN',
  'ARRIVING',
  'COLLECTED',
  'ON_THE_WAY',
  'LATE',
  'HANDED_OVER',
  'UNREACHABLE',
  'REFUSED',
  'WRONG_ADDRESS',
  'WRONG_PIN',
  'DAMAGED',
  'RIDER_STOPPED',
  'HANDED_BACK',
  'SET_FOR_LATER',
  'NEW_PIN',
  'CALLED_OFF',
  ...cancelReasons,
] as const
export type MoveReason = (typeof moveReasons)[number]
