import type { CountryCode } from '@beckon/domain/country'
import type { Point } from '@beckon/domain/geo'

/** Returns the route by road as [longitude, latitude] pairs. */
export type Roads = (
  from: Point,
  to: Point,
  country: CountryCode,
) => { readonly path: readonly (readonly [number, number])[] }

/** The dependencies of a simulated rider. */
export interface RiderDeps {
  readonly roads: Roads
  /** Returns the PIN that the simulated customer gives at the door; riders have no access to it. */
  readonly pinOf: (orderId: string) => Promise<string | undefined>
}
