import type { Deployment } from '@beckon/domain/country'
import { maxRouteMetres, type UndeliverableReason, undeliverableReason } from '@beckon/domain/delivery'
import type { Point } from '@beckon/domain/geo'
import type { PressureRefusal } from '@beckon/domain/pressure'
import { unixSeconds } from '../../../platform/clock.ts'
import type { VendorRow } from '../../parties/vendors/index.ts'
import type { PricingDeps } from './deps.ts'

export interface Deliverability {
  readonly result: 'DELIVERABLE' | 'UNDELIVERABLE'
  readonly reason: UndeliverableReason | 'PAUSED' | 'ZONE_CLOSED' | 'RADIUS' | 'FULL' | null
  /** Metres by road, and the most that the country, or for `RADIUS` the zone, allows. */
  readonly distance: number
  readonly limit: number
  /** Of a measure, in seconds since 1970. */
  readonly until?: number
  /** Of a zone that is closed, as `dddd:dddd`. */
  readonly hours?: string
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
  const way = { distance, limit: maxRouteMetres(parameters) }
  if (reason) return { result: 'UNDELIVERABLE', reason, ...way }
  const conditions = await deps.pressure.conditionsFor(request)
  const refusal = await deps.pressure.refusalFor(request, { conditions, metres: distance })
  return refusal ? refusedBy(refusal, way) : { result: 'DELIVERABLE', reason: null, ...way }
}

/** The measures are checked after the rules of the country. */
function refusedBy(
  refusal: PressureRefusal,
  way: Pick<Deliverability, 'distance' | 'limit'>,
): Deliverability {
  const result = 'UNDELIVERABLE'
  switch (refusal.code) {
    case 'paused':
      return { result, reason: 'PAUSED', ...way, until: refusal.until }
    case 'zone-closed':
      return { result, reason: 'ZONE_CLOSED', ...way, hours: `${refusal.hours.from}:${refusal.hours.to}` }
    case 'radius':
      return { result, reason: 'RADIUS', ...way, limit: refusal.limit, until: refusal.until }
    case 'full':
      return { result, reason: 'FULL', ...way, until: refusal.until }
  }
}
