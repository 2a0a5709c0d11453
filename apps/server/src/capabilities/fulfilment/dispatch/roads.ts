import type { CountryCode } from '@beckon/domain/country'
import type { Point } from '@beckon/domain/geo'

/** The route by road, provided by the places capability. Metres, seconds, [longitude, latitude] pairs. */
export type Roads = (
  from: Point,
  to: Point,
  country: CountryCode,
) => {
  readonly distance: number
  readonly duration: number
  readonly path: readonly (readonly [number, number])[]
}
