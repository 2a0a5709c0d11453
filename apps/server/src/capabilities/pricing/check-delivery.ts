import { insideRing, type Point } from '@beckon/domain/geo'
import { parseServiceHours, serviceState } from '@beckon/domain/request'
import type { CountryParameters, Deployment } from '@beckon/domain/country'
import { clockOf } from '@beckon/domain/time'
import { unixSeconds } from '../../platform/clock.ts'
import type { VendorRow } from '../vendors/index.ts'
import type { PricingParts } from './pricing-parts.ts'

export interface Deliverability {
  readonly result: 'DELIVERABLE' | 'UNDELIVERABLE'
  readonly reason: 'OUTSIDE_AREA' | 'TOO_FAR' | 'CLOSED' | null
  /** Metres by road, and the most that the country allows. */
  readonly distance: number
  readonly limit: number
}

interface Asked {
  readonly vendor: VendorRow
  readonly deployment: Deployment
  readonly source: Point
  readonly destination: Point
  /** Seconds since 1970; null for as soon as possible. */
  readonly collectAt: number | null
}

/** Whether a rider of this vendor can bring something there, now or when it is to be collected. A test vendor always can. */
export async function checkDelivery(parts: PricingParts, asked: Asked): Promise<Deliverability> {
  const { vendor, deployment, source, destination, collectAt } = asked
  const parameters = await parts.parameters.of(deployment.country)
  const route = await parts.places.route(source, destination, deployment.country)
  const limit = parameters.maxDistanceKm * 1000
  const distance = Math.round(route.distance)
  const reason = vendor.is_test ? null : reasonOf()
  return { result: reason ? 'UNDELIVERABLE' : 'DELIVERABLE', reason, distance, limit }

  function reasonOf(): Deliverability['reason'] {
    if (!isInArea(vendor, destination)) return 'OUTSIDE_AREA'
    if (!(distance <= limit)) return 'TOO_FAR'
    const at = collectAt === null ? parts.clock.now() : new Date(collectAt * 1000)
    return isOpen(parameters, deployment, at) ? null : 'CLOSED'
  }
}

/** Without an area of its own an outlet delivers as far as its country allows. */
export const isInArea = (vendor: VendorRow, destination: Point): boolean =>
  vendor.delivery_area === null || insideRing(vendor.delivery_area, destination)

/** Hours that make no sense close nothing. */
export function isOpen(parameters: CountryParameters, { timezone }: Deployment, now: Date): boolean {
  const parsed = parseServiceHours(parameters.serviceHours)
  return !parsed.ok || serviceState(parsed.hours, clockOf(unixSeconds(now), timezone)) === 'OPEN'
}
