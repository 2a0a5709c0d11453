import { type Arrivals, arrivals } from '@beckon/domain/delivery'
import { unixSeconds } from '../../../platform/clock.ts'
import type { Delivery } from './delivery.ts'
import type { PricingDeps } from './deps.ts'

/** Estimates collection and delivery times of an order for now or for later. */
export async function estimateTimes(deps: PricingDeps, delivery: Delivery): Promise<Arrivals> {
  const { deployment, source, destination } = delivery
  const { duration } = await deps.places.route(source, destination, deployment.country)
  const { slower } = await deps.pressure.conditionsFor(delivery)
  return timesOf(delivery, { now: deps.clock.now(), travel: duration, slower: slower?.value })
}

interface Ride {
  readonly now: Date
  /** Seconds by road. */
  readonly travel: number
  /** Minutes of a measure. */
  readonly slower: number | undefined
}

export const timesOf = (
  { vendor, deployment, collectAt }: Delivery,
  { now, travel, slower = 0 }: Ride,
): Arrivals =>
  arrivals({
    slower,
    now: unixSeconds(now),
    preorderedFor: collectAt,
    preparation: vendor.estimation_pick_up_time,
    travel,
    minimum: deployment.minimumEta,
  })
