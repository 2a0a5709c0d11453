import { insideRing, type Point, type Ring } from '../geo/index.ts'
import { parseServiceHours, serviceState } from '../request/index.ts'
import { clockOf } from '../time/index.ts'

/** The fields of a vendor that decide on deliverability. The rules do not hold for a test vendor. */
export interface DeliveringVendor {
  readonly is_test: boolean
  /** Null where the vendor delivers as far as its country allows. */
  readonly delivery_area: Ring | null
}

export interface DeliveryRules {
  /** The country parameter `dddd:dddd`. */
  readonly serviceHours: string
  readonly timezone: string
  readonly maxDistanceKm: number
}

export type UndeliverableReason = 'OUTSIDE_AREA' | 'TOO_FAR' | 'CLOSED'

/** Returns the area that a vendor is held to; null where there is none. */
export const deliveryAreaOf = <Area extends Ring>(vendor: {
  readonly is_test: boolean
  readonly delivery_area: Area | null
}): Area | null => (vendor.is_test ? null : vendor.delivery_area)

/** Returns whether the destination lies in the vendor's delivery area. */
export function isInDeliveryArea(vendor: DeliveringVendor, destination: Point): boolean {
  const area = deliveryAreaOf(vendor)
  return area === null || insideRing(area, destination)
}

/** Returns the longest allowed route of the country in metres. */
export const maxRouteMetres = ({ maxDistanceKm }: Pick<DeliveryRules, 'maxDistanceKm'>): number =>
  maxDistanceKm * 1000

/** Returns whether a route by road is longer than the country allows. */
export const isTooFar = (
  vendor: Pick<DeliveringVendor, 'is_test'>,
  rules: Pick<DeliveryRules, 'maxDistanceKm'>,
  metres: number,
): boolean => !vendor.is_test && !(metres <= maxRouteMetres(rules))

/** Returns whether there is service at a time in seconds since 1970. Service hours that cannot be read close nothing. */
export function isServiceOpen(
  vendor: Pick<DeliveringVendor, 'is_test'>,
  { serviceHours, timezone }: Pick<DeliveryRules, 'serviceHours' | 'timezone'>,
  at: number,
): boolean {
  if (vendor.is_test) return true
  const parsed = parseServiceHours(serviceHours)
  return !parsed.ok || serviceState(parsed.hours, clockOf(at, timezone)) === 'OPEN'
}

/** Returns why a rider of the vendor cannot deliver there at that time; null when one can. */
export function undeliverableReason(
  vendor: DeliveringVendor,
  rules: DeliveryRules,
  { destination, metres, at }: { readonly destination: Point; readonly metres: number; readonly at: number },
): UndeliverableReason | null {
  if (!isInDeliveryArea(vendor, destination)) return 'OUTSIDE_AREA'
  if (isTooFar(vendor, rules, metres)) return 'TOO_FAR'
  return isServiceOpen(vendor, rules, at) ? null : 'CLOSED'
}
