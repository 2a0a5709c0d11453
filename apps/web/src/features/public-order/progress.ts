import type { PublicOrder } from '@beckon/contract'

/** The four steps of a delivery for its recipient, in order. */
export const steps = ['placed', 'rider', 'collected', 'delivered'] as const
export type DeliveryStep = (typeof steps)[number]

export interface DeliveryProgress {
  /** The number of completed steps. */
  readonly done: number
  /** In progress, delivered, or off the regular path: cancelled, returning, unpaid. */
  readonly course: 'ahead' | 'arrived' | 'off'
}

const ahead = (done: number): DeliveryProgress => ({ done, course: 'ahead' })
const off = (done: number): DeliveryProgress => ({ done, course: 'off' })

const progress: Readonly<Record<PublicOrder['status'], DeliveryProgress>> = {
  UNKNOWN: ahead(0),
  SCHEDULED: ahead(1),
  IN_PROGRESS: ahead(1),
  DISPATCHED: ahead(2),
  COLLECTED: ahead(3),
  IN_TRANSIT: ahead(3),
  DELIVERED: { done: 4, course: 'arrived' },
  RETURNING: off(3),
  RETURNED: off(3),
  CANCELLED: off(1),
}

export const progressOf = (status: PublicOrder['status']): DeliveryProgress => progress[status]

/** Returns whether an active order is later than promised. Seconds since 1970. */
export const isLate = ({ eta, status }: Pick<PublicOrder, 'eta' | 'status'>, now: number): boolean =>
  eta !== null && progressOf(status).course === 'ahead' && status !== 'SCHEDULED' && now > eta.upper

/** Returns whether the rider is on the way to the customer, not to the shop or back to it. */
export const isComingToDoor = (status: PublicOrder['status']): boolean =>
  status === 'COLLECTED' || status === 'IN_TRANSIT'
