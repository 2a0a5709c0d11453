import { type Arrivals, arrivals } from '@beckon/domain/pricing'
import { unixSeconds } from '../../platform/clock.ts'
import type { Delivery } from './delivery.ts'
import type { PricingParts } from './pricing-parts.ts'

/** When an item would be collected and delivered if it were asked for now. */
export async function estimateTimes(parts: PricingParts, delivery: Delivery): Promise<Arrivals> {
  const { vendor, deployment, source, destination } = delivery
  const { duration } = await parts.places.route(source, destination, deployment.country)
  return arrivals({
    now: unixSeconds(parts.clock.now()),
    preparation: vendor.estimation_pick_up_time,
    travel: duration,
    minimum: deployment.minimumEta,
  })
}
