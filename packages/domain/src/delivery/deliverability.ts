import { insideRing, type Point, type Ring } from '../geo/index.ts'
import { firstClosed, type ServiceHours } from '../request/index.ts'
import { clockOf } from '../time/index.ts'

/** The fields of a vendor that decide on deliverability. The rules do not hold for a test vendor. */
export interface DeliveringVendor {
  readonly is_test: boolean
  /** Null where the vendor delivers as far as its country allows. */
  readonly delivery_area: Ring | null
  /** Hours of its own as `dddd:dddd`, within those of the country; null where it has none. */
  readonly hours: string | null
}

/** The fields of a vendor that decide on its hours. */
export type OpeningVendor = Pick<DeliveringVendor, 'is_test' | 'hours'>

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

/**
 * Returns the hours that close a vendor at a time in seconds since 1970: those of the country first, then its own. Null
 * where it is open; hours that cannot be read close nothing.
 */
export const closingHours = (
  vendor: OpeningVendor,
  { serviceHours, timezone }: Pick<DeliveryRules, 'serviceHours' | 'timezone'>,
  at: number,
): ServiceHours | null =>
  vendor.is_test ? null : firstClosed([serviceHours, vendor.hours], clockOf(at, timezone))

/** Returns whether there is service for the vendor at a time in seconds since 1970. */
export const isServiceOpen = (
  vendor: OpeningVendor,
  rules: Pick<DeliveryRules, 'serviceHours' | 'timezone'>,
  at: number,
): boolean => closingHours(vendor, rules, at) === null

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
