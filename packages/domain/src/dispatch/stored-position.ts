import { distanceBetween, type Point } from '../geo/index.ts'
import { dispatchLimits } from '../limits/index.ts'

export interface TakenPosition extends Point {
  /** Milliseconds since 1970. */
  readonly takenAt: number
}

/**
 * Whether the position of a rider without a parcel is stored. Searches compare riders by kilometres, so a rider who stands
 * or has moved little is stored once a minute. Positions of a rider with a parcel are always stored.
 */
export function isStored(next: TakenPosition, stored: TakenPosition | undefined): boolean {
  if (!stored) return true
  if (next.takenAt <= stored.takenAt) return false
  return (
    distanceBetween(stored, next) >= dispatchLimits.idleRiderMetres ||
    next.takenAt - stored.takenAt >= dispatchLimits.idleRiderSeconds * 1000
  )
}
