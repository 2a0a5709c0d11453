import { type Arrivals, arrivals } from '@beckon/domain/pricing'
import { unixSeconds } from '../../platform/clock.ts'
import type { Delivery } from './delivery.ts'
import type { PricingParts } from './pricing-parts.ts'

/** When an item would be collected and delivered if it were asked for now. */
export function estimateTimes(parts: PricingParts, delivery: Delivery): Arrivals {
  const { vendor, deployment, source, destination } = delivery
  return arrivals({
    now: unixSeconds(parts.clock.now()),
    preparation: vendor.estimation_pick_up_time,
    travel: parts.places.route(source, destination, deployment.country).duration,
    minimum: deployment.minimumEta,
  })
}
