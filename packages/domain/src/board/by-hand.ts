import type { OrderStatus } from '../order/index.ts'

/** The facts of an order that decide what an operator can do with it by hand. */
export interface ByHandFacts {
  readonly status: OrderStatus
  readonly hasRider: boolean
  readonly isCollected: boolean
}

const sought: readonly OrderStatus[] = ['WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT', 'STALLED']
const beforeCollection: readonly OrderStatus[] = ['COURIER_ACCEPTED_DELIVERY', 'NEAR_VENDOR', 'DELAYED']
/** Not at the door, where the handover to the customer has begun. */
const passable: readonly OrderStatus[] = ['PICKED_UP', 'COURIER_LEFT_VENDOR', 'DELAYED', 'RETURN_INITIATED']

/** Whether an order can be given to a rider. A pre-order is not, before its search begins. */
export const mayAssign = ({ status, hasRider }: ByHandFacts): boolean => !hasRider && sought.includes(status)

/** Whether an order can be taken from its rider, so that the search starts again. */
export const mayTakeBack = ({ status, hasRider, isCollected }: ByHandFacts): boolean =>
  hasRider && !isCollected && beforeCollection.includes(status)

/**
 * How an order goes from one rider to another: `reassign` at once, while the parcel is at the shop; `transfer` where the
 * riders meet, and the parcel stays with the first one until the second one confirms.
 */
export type HandOver = 'reassign' | 'transfer'

/** Returns how an order can go to another rider; null where it cannot. */
export function handOverOf(facts: ByHandFacts): HandOver | null {
  if (mayTakeBack(facts)) return 'reassign'
  return facts.hasRider && facts.isCollected && passable.includes(facts.status) ? 'transfer' : null
}

/** Reasons of the moves with which a search goes from one rider to the next. They do not change the board's version. */
export const searchReasons = ['OFFERED', 'DECLINED', 'OFFER_EXPIRED'] as const
