/** All statuses of an order. */
export const orderStatuses = [
  'NEW',
  'STALLED',
  'RECEIVED',
  'WAITING_FOR_TRANSPORT',
  'ASSIGNED_TO_TRANSPORT',
  'COURIER_ACCEPTED_DELIVERY',
  'RECEIVED_BY_VENDOR',
  'ACCEPTED_BY_VENDOR',
  'NEAR_VENDOR',
  'DELAYED',
  'PICKED_UP',
  'NEAR_CUSTOMER',
  'DELIVERED',
  'CANCELLED',
  'COURIER_LEFT_VENDOR',
  'MODIFIED',
  'INITIATED',
  'PAYMENT_INITIATED',
  'PAYMENT_COMMITTED',
  'PAYMENT_FAILED',
  'PAYMENT_CANCELLED',
  'RETURN_INITIATED',
  'RETURNED_TO_VENDOR',
] as const

export type OrderStatus = (typeof orderStatuses)[number]

/** Status names of other systems, mapped to ours; undefined for names without a meaning here. */
const otherNames: ReadonlyMap<string, OrderStatus> = new Map([
  ['DISPATCHED', 'COURIER_ACCEPTED_DELIVERY'],
  ['IN_PROGRESS', 'COURIER_ACCEPTED_DELIVERY'],
  ['COLLECTED', 'PICKED_UP'],
  ['IN_TRANSIT', 'COURIER_LEFT_VENDOR'],
  ['RETURNING', 'RETURN_INITIATED'],
  ['RETURNED', 'RETURNED_TO_VENDOR'],
  ['SCHEDULED', 'WAITING_FOR_TRANSPORT'],
])

export function toOrderStatus(name: string): OrderStatus | undefined {
  return orderStatuses.find((status) => status === name) ?? otherNames.get(name)
}

/** The normal order of progress, lowest first. */
const progress: readonly OrderStatus[] = [
  'INITIATED',
  'PAYMENT_INITIATED',
  'PAYMENT_COMMITTED',
  'NEW',
  'RECEIVED',
  'RECEIVED_BY_VENDOR',
  'ACCEPTED_BY_VENDOR',
  'WAITING_FOR_TRANSPORT',
  'ASSIGNED_TO_TRANSPORT',
  'COURIER_ACCEPTED_DELIVERY',
  'MODIFIED',
  'NEAR_VENDOR',
  'PICKED_UP',
  'COURIER_LEFT_VENDOR',
  'NEAR_CUSTOMER',
  'DELIVERED',
  'RETURN_INITIATED',
  'RETURNED_TO_VENDOR',
]

/** The rank of a status in the normal progress; below zero off the main path and for DELAYED, which has no place in it. */
export function rankOf(status: OrderStatus): number {
  return progress.indexOf(status)
}

/** "New ones" of the order lists. */
export const newStatuses: readonly OrderStatus[] = [
  'PAYMENT_COMMITTED',
  'NEW',
  'RECEIVED',
  'WAITING_FOR_TRANSPORT',
  'COURIER_ACCEPTED_DELIVERY',
  'ASSIGNED_TO_TRANSPORT',
  'RECEIVED_BY_VENDOR',
  'ACCEPTED_BY_VENDOR',
  'MODIFIED',
  'NEAR_VENDOR',
]

export const collectedStatuses: readonly OrderStatus[] = [
  'PICKED_UP',
  'COURIER_LEFT_VENDOR',
  'NEAR_CUSTOMER',
  'RETURN_INITIATED',
]

/** The list of cancelled orders. STALLED is in it although its order is still open. */
export const cancelledListStatuses: readonly OrderStatus[] = [
  'CANCELLED',
  'PAYMENT_CANCELLED',
  'STALLED',
  'PAYMENT_FAILED',
]

/** NEW through NEAR_CUSTOMER, and DELAYED. */
export const activeStatuses: readonly OrderStatus[] = [
  ...progress.slice(progress.indexOf('NEW'), progress.indexOf('NEAR_CUSTOMER') + 1),
  'DELAYED',
]

/** Final statuses: no move leaves them. */
export const endedStatuses: readonly OrderStatus[] = [
  'DELIVERED',
  'RETURNED_TO_VENDOR',
  'CANCELLED',
  'PAYMENT_FAILED',
  'PAYMENT_CANCELLED',
]

/** The rider has the parcel. */
export const hasParcel = (status: OrderStatus): boolean => collectedStatuses.includes(status)
