import type { Quote } from '@beckon/contract'
import { isTooFar, maxRouteMetres } from '@beckon/domain/delivery'
import { toDecimal } from '@beckon/domain/money'
import { surchargedFee } from '@beckon/domain/pressure'
import { tariffFee } from '@beckon/domain/pricing'
import { unixSeconds } from '../../../platform/clock.ts'
import { type Refusal, refuse } from '../../../platform/refusal.ts'
import { refuseDelivery } from '../pressure/index.ts'
import type { Delivery } from './delivery.ts'
import { timesOf } from './estimate-times.ts'
import type { PricingDeps } from './deps.ts'
import { signQuote } from './quote-signature.ts'

/**
 * The fee by the country's tariff over the road, with the surcharge of a measure, signed. A test vendor may be anywhere.
 */
export async function quoteFee(deps: PricingDeps, delivery: Delivery): Promise<Quote | Refusal> {
  const { vendor, deployment, source, destination, cash } = delivery
  const parameters = await deps.parameters.of(deployment.country)
  const { quoteSeconds } = parameters
  const tariff = await deps.vendors.tariffOf(vendor, parameters.tariff)
  const { duration, estimated, ...route } = await deps.places.route(source, destination, deployment.country)
  // The metres that are shown are those that are charged.
  const distance = Math.round(route.distance)
  if (!Number.isFinite(distance)) return refuse('delivery.cannot-compute-price')
  if (isTooFar(vendor, parameters, distance)) {
    return refuse('delivery.too-far', { distance, limit: maxRouteMetres(parameters) })
  }
  const conditions = await deps.pressure.conditionsFor(delivery)
  const refusal = await deps.pressure.refusalFor(delivery, { conditions, metres: distance })
  if (refusal) return refuseDelivery(refusal)
  const usual = tariffFee({ tariff, currency: deployment.currency, distance, cash })
  const fee = surchargedFee(usual, conditions.surcharges)
  const now = deps.clock.now()
  const expiresAt = new Date(now.getTime() + quoteSeconds * 1000)
  const slower = conditions.slower?.value
  const price = { fee: fee.total.minor, distance, duration: Math.round(duration), slower }
  const eta = timesOf(delivery, { now, travel: duration, slower })
  return {
    fee: toDecimal(fee.total),
    currency: deployment.currency,
    signature: await signQuote(deps.signer, delivery, price, expiresAt),
    expires_at: unixSeconds(expiresAt),
    components: fee.components.map(({ name, amount }) => ({ name, amount: toDecimal(amount) })),
    distance,
    estimated,
    pickup_eta: eta.pickup,
    dropoff_eta: eta.dropoff,
  }
}
