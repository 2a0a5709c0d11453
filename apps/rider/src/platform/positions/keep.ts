import type { TrackedPosition } from '@beckon/contract'
import { distanceBetween } from '@beckon/domain/geo'

/** A rider who stands still is reported this often, in seconds. */
const STILL_SECONDS = 15
const MOVED_METRES = 10

/** Returns whether a position adds to what was kept last: it is later, and the rider has moved or some time has passed. */
export function isWorthKeeping(last: TrackedPosition | undefined, next: TrackedPosition): boolean {
  if (!last) return true
  const passed = next.taken_at - last.taken_at
  if (passed <= 0) return false
  return passed >= STILL_SECONDS || distanceBetween(last, next) >= MOVED_METRES
}

/** Positions that are kept while there is no connection: more than an hour of riding. */
export const MOST_KEPT = 600

/**
 * Returns the keys to remove when there are too many: every second one, oldest half first, so that the trail keeps its
 * ends and its form.
 */
export const keysToThin = <K>(keys: readonly K[], most = MOST_KEPT): readonly K[] =>
  keys.length <= most ? [] : keys.slice(1, -1).filter((_, place) => place % 2 === 0)
