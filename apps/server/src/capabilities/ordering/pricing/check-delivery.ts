import type { Deployment } from '@beckon/domain/country'
import { maxRouteMetres, type UndeliverableReason, undeliverableReason } from '@beckon/domain/delivery'
import type { Point } from '@beckon/domain/geo'
import { unixSeconds } from '../../../platform/clock.ts'
import type { VendorRow } from '../../parties/vendors/index.ts'
import type { PricingDeps } from './deps.ts'

export interface Deliverability {
  readonly result: 'DELIVERABLE' | 'UNDELIVERABLE'
  readonly reason: UndeliverableReason | null
  /** Metres by road, and the most that the country allows. */
  readonly distance: number
  readonly limit: number
}

interface DeliveryRequest {
  readonly vendor: VendorRow
  readonly deployment: Deployment
  readonly source: Point
  readonly destination: Point
  /** Seconds since 1970; null for as soon as possible. */
  readonly collectAt: number | null
}

/** Checks whether a rider of this vendor can deliver there, now or when the parcel is to be collected. */
export async function checkDelivery(deps: PricingDeps, request: DeliveryRequest): Promise<Deliverability> {
  const { vendor, deployment, source, destination, collectAt } = request
  const parameters = await deps.parameters.of(deployment.country)
  const route = await deps.places.route(source, destination, deployment.country)
  const distance = Math.round(route.distance)
  const at = collectAt ?? unixSeconds(deps.clock.now())
  const rules = { ...parameters, timezone: deployment.timezone }
  const reason = undeliverableReason(vendor, rules, { destination, metres: distance, at })
  return {
    result: reason ? 'UNDELIVERABLE' : 'DELIVERABLE',
    reason,
    distance,
    limit: maxRouteMetres(parameters),
  }
}
