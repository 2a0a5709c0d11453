/** After so many seconds the position of a rider is shown as stale. */
const STALE_POSITION_SECONDS = 60
/** After so many seconds the rider is not on the map of the board any more. */
const LOST_POSITION_SECONDS = 600

/** Freshness of a position on the board. */
export type PositionFreshness = 'fresh' | 'stale' | 'lost'

/** Returns how far a position can be trusted by its age in seconds; null is a rider without a position. */
export function freshnessOf(age: number | null): PositionFreshness {
  if (age === null || age > LOST_POSITION_SECONDS) return 'lost'
  return age > STALE_POSITION_SECONDS ? 'stale' : 'fresh'
}
