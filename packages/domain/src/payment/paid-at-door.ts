import { cancelledStatuses, type OrderStatus } from '../order/index.ts'

/** Methods by which the customer pays the rider: in cash, or by other means such as a card. */
export const paidAtDoor = ['CASH_ON_DELIVERY', 'PAYMENT_ON_DELIVERY'] as const

export const isPaidAtDoor = (method: string): boolean => paidAtDoor.some((one) => one === method)

/** In these nothing is still to be collected: called off, on its way back, or handed over. */
export const collectsNoMore: readonly OrderStatus[] = [
  ...cancelledStatuses,
  'RETURN_INITIATED',
  'RETURNED_TO_VENDOR',
  'DELIVERED',
]
