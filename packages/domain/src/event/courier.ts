import { distanceBetween, type Point } from '../geo/index.ts'
import type { OrderStatus } from '../order/index.ts'

/** Positions of a parcel are published at most this often. */
export const COURIER_POSITION_SECONDS = 15

const IMMINENT_METRES = 400
const onTheWay: readonly OrderStatus[] = ['PICKED_UP', 'COURIER_LEFT_VENDOR', 'DELAYED']

export interface CourierFacts {
  readonly status: OrderStatus
  /** Whether the parcel is in the rider's hands. */
  readonly isCollected: boolean
  readonly rider: Point
  readonly dropoff: Point
}

/** Returns whether a rider with a parcel is close to the door, and has not arrived. */
export const isImminent = ({ status, isCollected, rider, dropoff }: CourierFacts): boolean =>
  isCollected && onTheWay.includes(status) && distanceBetween(rider, dropoff) <= IMMINENT_METRES
