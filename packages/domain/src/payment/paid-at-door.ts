import { cancelledListStatuses, type OrderStatus } from '../order/index.ts'

/** Methods by which the customer pays the rider: in cash, or by other means such as a card. */
export const paidAtDoor = ['CASH_ON_DELIVERY', 'PAYMENT_ON_DELIVERY'] as const

export const isPaidAtDoor = (method: string): boolean => paidAtDoor.some((one) => one === method)

/**
 * Statuses in which no amount is due at the door any more, or, for a stalled order, not before the shop has decided:
 * cancelled, unpaid online, stalled, returning, or ended.
 */
export const nothingDueStatuses: readonly OrderStatus[] = [
  ...cancelledListStatuses,
  'RETURN_INITIATED',
  'RETURNED_TO_VENDOR',
  'DELIVERED',
]
