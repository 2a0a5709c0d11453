import { distanceBetween } from '../geo/index.ts'
import { dispatchLimits } from '../limits/index.ts'
import type { TakenPosition } from './stored-position.ts'

export interface ReportedPosition extends TakenPosition {
  /** Radius in metres; null where the phone did not send it. */
  readonly accuracy: number | null
}

/** A shorter time would make a jump of the noise of a satellite fix. */
const SHORTEST_SECONDS = 1

/**
 * Returns the positions that can be true, oldest first: exact enough, and not so far from the one before them that the
 * rider would have flown. After a silence every place is possible. `stored` is the newest position so far.
 */
export function plausiblePositions<Position extends ReportedPosition>(
  positions: readonly Position[],
  stored: TakenPosition | undefined,
): Position[] {
  const plausible: Position[] = []
  let before: TakenPosition | undefined
  for (const position of positions.toSorted((a, b) => a.takenAt - b.takenAt)) {
    if (stored && position.takenAt > stored.takenAt && (before?.takenAt ?? 0) < stored.takenAt)
      before = stored
    if (!isExact(position) || (before && isJump(before, position))) continue
    plausible.push(position)
    before = position
  }
  return plausible
}

/** Whether a position is exact enough to show where a rider is. */
export const isExact = ({ accuracy }: Pick<ReportedPosition, 'accuracy'>): boolean =>
  accuracy === null || accuracy <= dispatchLimits.worstAccuracyMetres

function isJump(from: TakenPosition, to: TakenPosition): boolean {
  const seconds = (to.takenAt - from.takenAt) / 1000
  if (seconds > dispatchLimits.oldPositionSeconds) return false
  const reach = dispatchLimits.fastestMetresPerSecond * Math.max(seconds, SHORTEST_SECONDS)
  return distanceBetween(from, to) > reach
}

/** Returns the points that a trail keeps, oldest first: those some metres or a minute after the one before them. */
export function trailPoints<Position extends TakenPosition>(
  positions: readonly Position[],
  end: TakenPosition | undefined,
): Position[] {
  const kept: Position[] = []
  let before = end
  for (const position of positions) {
    const isNear = before && distanceBetween(before, position) < dispatchLimits.trailMetres
    if (before && isNear && position.takenAt - before.takenAt < dispatchLimits.trailSeconds * 1000) continue
    kept.push(position)
    before = position
  }
  return kept
}
