import { cancelledStatuses, type OrderStatus } from '../order/index.ts'

/** Methods by which the customer pays the rider: in cash, or by other means such as a card. */
export const paidAtDoor = ['CASH_ON_DELIVERY', 'PAYMENT_ON_DELIVERY'] as const

export const isPaidAtDoor = (method: string): boolean => paidAtDoor.some((one) => one === method)

/** Statuses in which nothing remains to be collected: cancelled, returning, or delivered. */
export const collectsNoMore: readonly OrderStatus[] = [
  ...cancelledStatuses,
  'RETURN_INITIATED',
  'RETURNED_TO_VENDOR',
  'DELIVERED',
]
