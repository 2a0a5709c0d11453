import type { LinkedOrder } from '@beckon/contract'
import { firstName, ratedUntil } from '@beckon/domain/order'
import { unixSeconds } from '../../platform/clock.ts'
import { presentRating } from './present-rating.ts'
import type { SeenOrder } from './seen-order.ts'

/** Who sends, brings and gets it, and what was said of that: for whoever has the shop's link. */
export function peopleOf(
  { order, rating, endedAt }: SeenOrder,
  now: number,
): Omit<LinkedOrder, 'door' | 'position'> {
  const ratedAt = rating ? unixSeconds(rating.created_at) : null
  return {
    shop: order.pickup_name,
    customer: order.customer_name,
    address: order.dropoff_address,
    rider:
      order.rider_name === null
        ? null
        : { name: firstName(order.rider_name), vehicle: order.rider_vehicle ?? '' },
    rating: rating ? presentRating(rating) : null,
    rated_until: ratedUntil({ status: order.status, endedAt, ratedAt }, now),
  }
}
