import type { LinkedOrder } from '@beckon/contract'
import { firstName, ratedUntil } from '@beckon/domain/order'
import { unixSeconds } from '../../../platform/clock.ts'
import { presentRating } from './present-rating.ts'
import type { PublicOrderView } from './public-order-view.ts'
import type { SharingDeps } from './deps.ts'

/**
 * Returns sender, rider and recipient, the proofs and the rating: only for the holder of the shop's link.
 */
export async function linkHolderDetails(
  { proofs }: Pick<SharingDeps, 'proofs'>,
  { order, rating, endedAt }: PublicOrderView,
  now: number,
): Promise<Omit<LinkedOrder, 'door' | 'position' | 'handover_pin' | 'shop_phone'>> {
  const ratedAt = rating ? unixSeconds(rating.created_at) : null
  return {
    shop: order.pickup_name,
    customer: order.customer_name,
    address: order.dropoff_address,
    rider:
      order.rider_name === null
        ? null
        : { name: firstName(order.rider_name), vehicle: order.rider_vehicle ?? '' },
    proofs: await proofs.forCustomer(order),
    rating: rating ? presentRating(rating) : null,
    rated_until: ratedUntil({ status: order.status, endedAt, ratedAt }, now),
  }
}
