import type { CountryCode } from '../country/index.ts'
import { grantsIn, type OperatorAction, type OperatorGrant, zonesAllowing } from '../operator/index.ts'

/** Zones in which an operator sees and changes the board; null for the whole country. */
export type SeenZones = readonly string[] | null

/** Returns the zones of the grants that allow an action in a country. One without zones is for the whole country. */
export function zonesOf(
  grants: readonly OperatorGrant[],
  country: CountryCode,
  action: OperatorAction,
): SeenZones {
  const zones = zonesAllowing(grantsIn(grants, country), action)
  return zones === 'all' ? null : zones.toSorted()
}

/** Whether an order with its collection point in these zones is seen. */
export const seesOrder = (seen: SeenZones, zones: readonly string[]): boolean =>
  seen === null || zones.some((zone) => seen.includes(zone))

/** Whether a rider of these zones is seen. A rider without zones works everywhere. */
export const seesRider = (seen: SeenZones, zones: readonly string[]): boolean =>
  zones.length === 0 || seesOrder(seen, zones)
