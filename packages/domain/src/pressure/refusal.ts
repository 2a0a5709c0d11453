import type { ServiceHours } from '../request/index.ts'
import type { Cap, Conditions } from './conditions.ts'

/** Why an order cannot be taken in a zone now, and until when. Times in seconds since 1970. */
export type PressureRefusal =
  | { readonly code: 'paused'; readonly until: number }
  | { readonly code: 'zone-closed'; readonly hours: ServiceHours }
  /** Metres by road. */
  | { readonly code: 'radius'; readonly until: number; readonly distance: number; readonly limit: number }
  | { readonly code: 'full'; readonly until: number; readonly limit: number }

/** A cap with the open orders of its zone. */
export interface CountedCap {
  readonly cap: Pick<Cap, 'value' | 'until'>
  readonly open: number
}

/**
 * Returns why an order is refused that needs `metres` by road; undefined where it is not. The checks come in this order:
 * pause, hours of the zone, distance. `fullRefusal` comes after them, because it needs the open orders.
 */
export function pressureRefusal(
  { pause, closed, radius }: Pick<Conditions, 'pause' | 'closed' | 'radius'>,
  metres: number,
): PressureRefusal | undefined {
  if (pause) return { code: 'paused', until: pause.until }
  if (closed) return { code: 'zone-closed', hours: closed }
  if (radius && !(metres <= radius.value)) {
    return { code: 'radius', until: radius.until, distance: metres, limit: radius.value }
  }
  return undefined
}

/** Returns the refusal of an order that would exceed a cap; of several reached caps the one that ends last. */
export function fullRefusal(caps: readonly CountedCap[]): PressureRefusal | undefined {
  const [last] = caps
    .filter(({ cap, open }) => open >= cap.value)
    .toSorted((a, b) => b.cap.until - a.cap.until)
  return last && { code: 'full', until: last.cap.until, limit: last.cap.value }
}
