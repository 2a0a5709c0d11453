import type { CountryCode } from '@beckon/domain/country'
import type { Point } from '@beckon/domain/geo'

/** What dispatch asks of the places capability: the way by road. Metres, seconds, [longitude, latitude] pairs. */
export type Roads = (
  from: Point,
  to: Point,
  country: CountryCode,
) => {
  readonly distance: number
  readonly duration: number
  readonly path: readonly (readonly [number, number])[]
}
